import SwitchyardElements

/// Rows that appear below a control only while it is on (SC-06).
///
/// Hidden rows stay in the tree: they keep their values, and nobody can see, reach or hear them.
public struct FurtherSelection: Component {
  private let isShown: Bool
  private let rows: Element

  /// - Parameters:
  ///   - isShown: Whether the control above is on.
  ///   - rows: The rows; they are drawn in either case.
  public init(isShown: Bool, @ElementBuilder rows: () -> Element) {
    self.isShown = isShown
    self.rows = rows()
  }

  public var body: some Component { element }

  public var element: Element {
    .node(
      Node(
        .group, [.part(.reveal), .open(isShown)] + (isShown ? [] : [.inert]),
        children: [.node(Node(.group, [.part(.revealBody)], children: [rows]))]))
  }
}
