/// Keeps a host's screen equal to a tree of elements, with as few commands as the change needs.
///
/// It resolves elements in their environment and compares them with what stands on the screen in the same pass.
/// A change of a `Local` value resolves that element again and nothing around it. Cost: proportional to the part
/// of the tree that is resolved; a list whose items moved costs O(n log n) in its length.
public final class Reconciler<Sink: CommandSink> {
  /// What takes the commands.
  public var sink: Sink
  /// Called when a local value has changed and `flush()` has something to do; once until then.
  public var needsFlush: (() -> Void)?

  let root = RootInstance()
  var nodes: [NodeInstance?] = [nil]
  private var freeIDs: [NodeID] = []
  // An id that was freed in this update may still stand in a list of placed nodes: it is used again after it only.
  private var freedIDs: [NodeID] = []
  private var scopeCount: UInt32 = 0
  private var stale: [LocalInstance] = []

  /// A host with an empty screen.
  public init(sink: Sink) {
    self.sink = sink
  }

  deinit {
    func silence(_ instance: Instance) {
      (instance as? LocalInstance)?.box.changed = nil
      for child in instance.children { silence(child) }
    }
    silence(root)
  }

  /// Makes the screen show `element`.
  public func update(_ element: Element, in environment: ElementEnvironment) {
    let old = root.children.first
    root.children = [reconcile(old, with: element, in: environment, parent: root, key: nil)]
    // Every scope was resolved on the way.
    stale = []
    place(in: root)
    finishUpdate()
  }

  /// Resolves again what has a changed local value.
  public func flush() {
    let instances = stale
    stale = []
    for instance in instances where instance.isStale {
      refresh(instance)
    }
    finishUpdate()
  }

  /// Hands an event to the innermost node round `id` that answers it.
  public func dispatch(_ event: Event, at id: NodeID) -> EventReply? {
    var instance: Instance? = Int(id) < nodes.count ? nodes[Int(id)] : nil
    while let current = instance {
      if let node = current as? NodeInstance, let reply = node.handler?(event) {
        if case .change = event { sink.receive(.restore(id)) }
        return reply
      }
      instance = current.parent
    }
    return nil
  }

  private func finishUpdate() {
    freeIDs += freedIDs
    freedIDs = []
  }

  private func refresh(_ instance: LocalInstance) {
    instance.isStale = false
    guard let element = instance.content.content(instance.box, instance.scope) else { return }
    let child = reconcile(
      instance.children.first, with: element, in: instance.environment, parent: instance, key: nil)
    instance.children = [child]
    var ancestor = instance.parent
    while let current = ancestor, !(current is NodeInstance), !(current is RootInstance) { ancestor = current.parent }
    if let ancestor { place(in: ancestor) }
  }

  func markStale(_ instance: LocalInstance) {
    guard !instance.isStale else { return }
    instance.isStale = true
    stale.append(instance)
    if stale.count == 1 { needsFlush?() }
  }

  func makeID(for instance: (NodeID) -> NodeInstance) -> NodeInstance {
    if let id = freeIDs.popLast() {
      let made = instance(id)
      nodes[Int(id)] = made
      return made
    }
    let made = instance(NodeID(nodes.count))
    nodes.append(made)
    return made
  }

  func makeScope() -> ScopeID {
    scopeCount += 1
    return ScopeID(scopeCount)
  }

  /// Takes an instance off the screen; `isTopmost` where no node around it goes too.
  func unmount(_ instance: Instance, isTopmost: Bool = true) {
    var isTopmost = isTopmost
    if let node = instance as? NodeInstance {
      if isTopmost { sink.receive(.remove(node.id)) }
      isTopmost = false
      nodes[Int(node.id)] = nil
      freedIDs.append(node.id)
    } else if let local = instance as? LocalInstance {
      local.isStale = false
      local.box.changed = nil
    }
    for child in instance.children { unmount(child, isTopmost: isTopmost) }
  }
}

/// Stands for the place that the host gives to the whole tree.
final class RootInstance: Instance {
  var placed: [NodeID] = []

  init() { super.init(parent: nil, key: nil) }
}
