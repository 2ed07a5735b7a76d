import SwitchyardElements

/// A row that leads to another screen: its title, the present value and a chevron (SC-07).
public struct DrillDownRow: Component {
  private let title: String
  private let value: String?
  private let address: String

  /// - Parameters:
  ///   - title: Where the row leads.
  ///   - value: What is set there, where that can be said in a word or two.
  ///   - address: The address of the screen.
  public init(_ title: String, value: String? = nil, address: String) {
    self.title = title
    self.value = value
    self.address = address
  }

  public var body: some Component {
    EnvironmentReader { environment in row(isEnabled: environment.isEnabled) }
  }

  private func row(isEnabled: Bool) -> Element {
    var children: [Element] = [
      .node(
        Node(
          .group, [.part(.texts)],
          children: [.node(Node(.text, [.part(.label), .text(title)]))]))
    ]
    if let value { children.append(.node(Node(.text, [.part(.value), .text(value)]))) }
    children.append(.node(Node(.text, [.part(.chevron), .decorative])))
    let properties: [Property] = isEnabled ? [.address(address)] : [.disabled, .dimmed]
    return .node(Node(.link, [.part(.formCell)] + properties, children: children))
  }
}
