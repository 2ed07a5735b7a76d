extension Reconciler {
  /// Stops with a message where the memory of the screen contradicts itself. O(n) in the nodes; for tests.
  public func checkInvariants() {
    var seen: Set<NodeID> = []
    func check(_ instance: Instance) {
      for child in instance.children {
        precondition(child.parent === instance, "A child knows the instance that holds it.")
        if let node = child as? NodeInstance {
          precondition(nodes[Int(node.id)] === node, "Node \(node.id) is found by its number.")
          precondition(seen.insert(node.id).inserted, "Node \(node.id) stands once.")
        }
        check(child)
      }
    }
    check(root)
    precondition(seen.count == nodes.count { $0 != nil }, "Nothing is found by a number that stands nowhere.")
  }
}
