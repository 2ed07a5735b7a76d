extension Reconciler {
  /// Brings the host's nodes directly inside an instance into the order of the tree.
  ///
  /// The longest run of nodes that already stand in order stays where it is; every other node moves once.
  func place(in instance: Instance) {
    var wanted: [NodeID] = []
    for child in instance.children { appendNodes(of: child, to: &wanted) }
    let parent: NodeID
    let standing: [NodeID]
    if let node = instance as? NodeInstance {
      (parent, standing) = (node.id, node.placed)
      node.placed = wanted
    } else if let root = instance as? RootInstance {
      (parent, standing) = (0, root.placed)
      root.placed = wanted
    } else {
      preconditionFailure("Only a node and the root hold nodes.")
    }
    if standing == wanted { return }
    if standing.isEmpty {
      for id in wanted { sink.receive(.place(id, in: parent, before: nil)) }
      return
    }
    let stays = nodesThatStay(from: standing, to: wanted)
    var next: NodeID?
    for index in wanted.indices.reversed() {
      if !stays[index] { sink.receive(.place(wanted[index], in: parent, before: next)) }
      next = wanted[index]
    }
  }

  private func appendNodes(of instance: Instance, to nodes: inout [NodeID]) {
    if let node = instance as? NodeInstance {
      nodes.append(node.id)
    } else {
      for child in instance.children { appendNodes(of: child, to: &nodes) }
    }
  }

  /// Marks in `wanted` the longest subsequence that `standing` has in the same order. O(n log n).
  private func nodesThatStay(from standing: [NodeID], to wanted: [NodeID]) -> [Bool] {
    var positions: [NodeID: Int] = [:]
    for (index, id) in standing.enumerated() { positions[id] = index }
    var stays = [Bool](repeating: false, count: wanted.count)
    // tails[k] is the index in `wanted` that ends the best increasing run of length k + 1; before[i] leads back along it.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: wanted.count)
    let places = wanted.map { positions[$0] ?? -1 }
    for (index, place) in places.enumerated() where place >= 0 {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if places[tails[middle]] < place { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var index = tails.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = before[index]
    }
    return stays
  }
}
