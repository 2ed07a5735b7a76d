import SwitchyardElements

/// A group of form cells under a header (SC-08).
public struct FormSection: Component {
  private let header: String
  private let cells: Element

  /// - Parameters:
  ///   - header: The name of the group.
  ///   - cells: The cells, in their steady order.
  public init(_ header: String, @ElementBuilder cells: () -> Element) {
    self.header = header
    self.cells = cells()
  }

  public var body: some Component {
    Local(()) { _, scope in
      Element.node(
        Node(
          .section, [.part(.section), .labelledBy(Reference(scope, .sectionHeader))],
          children: [
            .node(
              Node(
                .heading,
                [.part(.sectionHeader), .reference(Reference(scope, .sectionHeader)), .text(header)])),
            .node(Node(.group, [.part(.sectionBody)], children: [cells])),
          ]))
    }
  }
}
