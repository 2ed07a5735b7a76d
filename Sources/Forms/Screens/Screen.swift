import SwitchyardElements

/// A whole screen: a bar with its title and the way back, and its content below.
public struct Screen: Component {
  private let title: String
  private let back: (title: String, address: String)?
  private let content: Element

  /// - Parameters:
  ///   - title: The title, the page's one heading of the first level.
  ///   - back: Where the way back leads, and what it is called; nil for a first screen.
  ///   - content: What the screen shows.
  public init(
    _ title: String, back: (title: String, address: String)? = nil, @ElementBuilder content: () -> Element
  ) {
    self.title = title
    self.back = back
    self.content = content()
  }

  public var body: some Component { element }

  public var element: Element {
    var bar: [Element] = []
    if let back { bar.append(.node(Node(.link, [.part(.back), .address(back.address), .text(back.title)]))) }
    bar.append(.node(Node(.title, [.part(.title), .text(title)])))
    return .node(
      Node(
        .main, [.part(.page)],
        children: [
          .node(Node(.header, [.part(.navigationBar)], children: bar)),
          .node(Node(.group, [.part(.content)], children: [content])),
        ]))
  }
}
