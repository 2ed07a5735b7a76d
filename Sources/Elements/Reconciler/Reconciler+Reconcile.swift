extension Reconciler {
  /// Makes the instance in one place stand for `element`, replacing it where it cannot.
  func reconcile(
    _ old: Instance?, with element: Element, in environment: ElementEnvironment, parent: Instance, key: Key?
  ) -> Instance {
    var element = element
    var environment = environment
    while true {
      switch element {
      case .deferred(let content): element = content(environment)
      case .environment(let change, let inner):
        change(&environment)
        element = inner
      case .keyed(_, let inner): element = inner
      case .node(let node): return reconcile(old, with: node, in: environment, parent: parent, key: key)
      case .local(let scope): return reconcile(old, with: scope, in: environment, parent: parent, key: key)
      case .fragment(let elements):
        let fragment = reuse(old, ifIts: { !($0 is NodeInstance) && !($0 is LocalInstance) }) {
          Instance(parent: parent, key: key)
        }
        reconcileChildren(of: fragment, with: elements, in: environment)
        return fragment
      }
    }
  }

  private func reconcile(
    _ old: Instance?, with node: Node, in environment: ElementEnvironment, parent: Instance, key: Key?
  ) -> Instance {
    let instance: NodeInstance
    if let old = old as? NodeInstance, old.kind == node.kind {
      instance = old
      instance.handler = node.handler
      update(instance, to: node.properties)
    } else {
      if let old { unmount(old) }
      instance = makeID { NodeInstance(id: $0, node: node, parent: parent, key: key) }
      sink.receive(.create(instance.id, node.kind))
      for property in node.properties { sink.receive(.set(instance.id, property)) }
    }
    reconcileChildren(of: instance, with: node.children, in: environment)
    place(in: instance)
    return instance
  }

  private func reconcile(
    _ old: Instance?, with scope: LocalScope, in environment: ElementEnvironment, parent: Instance, key: Key?
  ) -> Instance {
    if let old = old as? LocalInstance, let element = scope.content(old.box, old.scope) {
      old.content = scope
      old.environment = environment
      old.isStale = false
      old.children = [reconcile(old.children.first, with: element, in: environment, parent: old, key: nil)]
      return old
    }
    if let old { unmount(old) }
    let instance = LocalInstance(
      scope, box: scope.make(), scope: makeScope(), environment: environment, parent: parent, key: key)
    // An unmounted instance clears the closure, so neither reference outlives what it points at.
    instance.box.changed = { [unowned(unsafe) self, unowned(unsafe) instance] in markStale(instance) }
    guard let element = scope.content(instance.box, instance.scope) else {
      preconditionFailure("A scope does not know the box that it has just made.")
    }
    instance.children = [reconcile(nil, with: element, in: environment, parent: instance, key: nil)]
    return instance
  }

  private func reuse(_ old: Instance?, ifIts fits: (Instance) -> Bool, orMake make: () -> Instance) -> Instance {
    if let old {
      if fits(old) { return old }
      unmount(old)
    }
    return make()
  }

  /// Compares by position, and by key where elements have one.
  private func reconcileChildren(of parent: Instance, with elements: [Element], in environment: ElementEnvironment) {
    let old = parent.children
    if old.isEmpty {
      if elements.isEmpty { return }
      parent.children = elements.map { reconcile(nil, with: $0, in: environment, parent: parent, key: $0.key) }
      return
    }
    var matched = [Int?](repeating: nil, count: elements.count)
    var isKept = [Bool](repeating: false, count: old.count)
    var positions: [Key: Int]?
    for (index, element) in elements.enumerated() {
      let key = element.key
      var match: Int?
      if index < old.count, old[index].key == key {
        match = index
      } else if let key {
        let known = positions ?? old.positionsByKey
        positions = known
        match = known[key]
      }
      if let match, !isKept[match] {
        matched[index] = match
        isKept[match] = true
      }
    }
    for (index, instance) in old.enumerated() where !isKept[index] { unmount(instance) }
    parent.children = elements.enumerated().map { index, element in
      reconcile(
        matched[index].map { old[$0] }, with: element, in: environment, parent: parent, key: element.key)
    }
  }

  /// Sends what differs between the properties that stand and those that shall.
  private func update(_ instance: NodeInstance, to properties: [Property]) {
    if instance.properties == properties { return }
    for old in instance.properties where !properties.contains(where: { $0.slot == old.slot }) {
      sink.receive(.unset(instance.id, old.slot))
    }
    for property in properties where !instance.properties.contains(property) {
      sink.receive(.set(instance.id, property))
    }
    instance.properties = properties
  }
}

extension Element {
  /// What makes the element itself among its neighbours, where it was given.
  fileprivate var key: Key? {
    if case .keyed(let key, _) = self { return key }
    return nil
  }
}

extension [Instance] {
  fileprivate var positionsByKey: [Key: Int] {
    var positions: [Key: Int] = [:]
    for (index, instance) in enumerated() {
      guard let key = instance.key else { continue }
      positions[key] = index
    }
    return positions
  }
}
