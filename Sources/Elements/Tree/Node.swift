/// A node of the tree: what it is, what is true of it, what it holds and what it answers.
public struct Node {
  /// What the node is; a node of another kind in its place is another node.
  public var kind: NodeKind
  /// What is true of the node, at most one property a slot.
  public var properties: [Property]
  /// What the node holds, in order.
  public var children: [Element]
  /// Answers events that reach the node; nil lets them pass to the node around it.
  public var handler: Handler?

  /// Answers an event, or gives nil to let it pass.
  public typealias Handler = (Event) -> EventReply?

  /// A node as it is to stand on the screen.
  ///
  /// - Precondition: no two properties fill the same slot, and a node with `.text` has no children.
  public init(_ kind: NodeKind, _ properties: [Property], children: [Element] = [], handler: Handler? = nil) {
    self.kind = kind
    self.properties = properties
    self.children = children
    self.handler = handler
    assert(Set(properties.map(\.slot.rawValue)).count == properties.count, "A node states each fact once.")
  }
}
