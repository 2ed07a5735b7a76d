import SwitchyardElements

/// A paragraph of plain words.
public struct Paragraph: Component {
  private let words: String

  public init(_ words: String) { self.words = words }

  public var body: some Component { element }

  public var element: Element { .node(Node(.paragraph, [.part(.paragraph), .text(words)])) }
}
