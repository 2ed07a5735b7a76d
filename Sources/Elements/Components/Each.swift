/// One component for each item of a list; an item that moves takes its component along.
public struct Each<Items: Collection>: Component {
  private let items: Items
  private let key: (Items.Element) -> Key
  private let content: (Items.Element) -> Element

  /// - Parameters:
  ///   - items: The list.
  ///   - key: Gives what makes an item itself; no two items of the list may give the same.
  ///   - content: What is drawn for an item.
  public init(
    _ items: Items, key: @escaping (Items.Element) -> Key,
    @ElementBuilder content: @escaping (Items.Element) -> Element
  ) {
    self.items = items
    self.key = key
    self.content = content
  }

  public var body: some Component { element }

  public var element: Element {
    .fragment(items.map { .keyed(key($0), content($0)) })
  }
}
