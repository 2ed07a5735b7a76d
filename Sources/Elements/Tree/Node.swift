/// A node of the tree: what it is, what is true of it, what it holds and what it answers.
public struct Node {
  public var kind: NodeKind
  public var properties: [Property]
  public var children: [Element]
  /// Answers events that reach the node; nil lets them pass to the node around it.
  public var handler: Handler?

  public typealias Handler = (Event) -> EventReply?

  /// - Precondition: no two properties fill the same slot, and a node with `.text` has no children.
  public init(_ kind: NodeKind, _ properties: [Property], children: [Element] = [], handler: Handler? = nil) {
    self.kind = kind
    self.properties = properties
    self.children = children
    self.handler = handler
    assert(Set(properties.map(\.slot.rawValue)).count == properties.count, "A node states each fact once.")
  }
}
