/// What stands on the screen for one element: the memory that an update is compared with.
///
/// The plain class stands for a fragment; deferred elements, environments and keys leave no instance of their own.
class Instance {
  unowned(unsafe) var parent: Instance?
  let key: Key?
  var children: [Instance] = []

  init(parent: Instance?, key: Key?) {
    self.parent = parent
    self.key = key
  }
}

/// What stands for a node.
final class NodeInstance: Instance {
  let id: NodeID
  let kind: NodeKind
  var properties: [Property]
  var handler: Node.Handler?
  /// The nodes directly inside this one, in the host's order.
  var placed: [NodeID] = []

  init(id: NodeID, node: Node, parent: Instance?, key: Key?) {
    self.id = id
    kind = node.kind
    properties = node.properties
    handler = node.handler
    super.init(parent: parent, key: key)
  }
}

/// What stands for an element with a value of its own.
final class LocalInstance: Instance {
  let scope: ScopeID
  let box: LocalBox
  var content: LocalScope
  var environment: ElementEnvironment
  var isStale = false

  init(
    _ content: LocalScope, box: LocalBox, scope: ScopeID, environment: ElementEnvironment, parent: Instance?, key: Key?
  ) {
    self.content = content
    self.box = box
    self.scope = scope
    self.environment = environment
    super.init(parent: parent, key: key)
  }
}
