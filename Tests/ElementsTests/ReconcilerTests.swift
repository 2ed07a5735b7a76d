import Seeded
import Testing

@testable import SwitchyardElements

private func text(_ words: String) -> Element { .node(Node(.text, [.text(words)])) }

/// The reconciler against a screen that does what it is told, and against the exact commands of known changes.
struct ReconcilerTests {
  /// A host that holds nodes as a browser does.
  struct Screen: CommandSink {
    struct Node: Equatable {
      var kind: NodeKind
      var properties: [Property.Slot: Property] = [:]
      var children: [NodeID] = []
      var parent: NodeID?
    }
    var nodes: [NodeID: Node] = [0: Node(kind: .main)]
    var commands: [HostCommand] = []

    /// A node that must be there.
    private subscript(id: NodeID) -> Node {
      get {
        guard let node = nodes[id] else { preconditionFailure("There is no node \(id).") }
        return node
      }
      set { nodes[id] = newValue }
    }

    mutating func receive(_ command: HostCommand) {
      commands.append(command)
      switch command {
      case .create(let id, let kind):
        precondition(nodes[id] == nil, "A number is used once at a time.")
        nodes[id] = Node(kind: kind)
      case .set(let id, let property): self[id].properties[property.slot] = property
      case .unset(let id, let slot):
        precondition(self[id].properties.removeValue(forKey: slot) != nil, "Only what was set is unset.")
      case .place(let id, let parent, let next):
        if let old = self[id].parent { self[old].children.removeAll { $0 == id } }
        let siblings = self[parent].children
        let index = next.flatMap(siblings.firstIndex(of:)) ?? siblings.count
        precondition(next == nil || index < siblings.count, "The next node stands in the same parent.")
        self[parent].children.insert(id, at: index)
        self[id].parent = parent
      case .remove(let id):
        if let parent = self[id].parent { self[parent].children.removeAll { $0 == id } }
        forget(id)
      case .restore: break
      }
    }

    private mutating func forget(_ id: NodeID) {
      let children = self[id].children
      nodes[id] = nil
      for child in children { forget(child) }
    }

    /// The tree without its numbers.
    func outline(_ id: NodeID = 0) -> String {
      let node = self[id]
      let facts = node.properties.values.map { "\($0)" }.sorted().joined(separator: ",")
      return "\(node.kind)[\(facts)](" + node.children.map(outline).joined(separator: " ") + ")"
    }

    mutating func take() -> [HostCommand] {
      defer { commands = [] }
      return commands
    }
  }

  static func list(_ numbers: [Int]) -> Element {
    .node(Node(.group, [], children: [Each(numbers, key: { Key($0) }) { text("\($0)") }.element]))
  }

  @Test("A first drawing creates parents before children and appends in order")
  func firstDrawing() {
    let host = Reconciler(sink: Screen())
    host.update(.node(Node(.group, [.part(.page)], children: [text("a"), text("b")])), in: .init())
    #expect(
      host.sink.commands == [
        .create(1, .group), .set(1, .part(.page)),
        .create(2, .text), .set(2, .text("a")), .create(3, .text), .set(3, .text("b")),
        .place(2, in: 1, before: nil), .place(3, in: 1, before: nil), .place(1, in: 0, before: nil),
      ])
  }

  @Test("The same tree again is no command")
  func unchanged() {
    let host = Reconciler(sink: Screen())
    host.update(Self.list([1, 2, 3]), in: .init())
    _ = host.sink.take()
    host.update(Self.list([1, 2, 3]), in: .init())
    #expect(host.sink.take() == [])
  }

  @Test("A move is one move, from either end")
  func moves() {
    let host = Reconciler(sink: Screen())
    host.update(Self.list([1, 2, 3, 4]), in: .init())
    _ = host.sink.take()
    host.update(Self.list([4, 1, 2, 3]), in: .init())
    #expect(host.sink.take() == [.place(5, in: 1, before: 2)])
    host.update(Self.list([1, 2, 3, 4]), in: .init())
    #expect(host.sink.take() == [.place(5, in: 1, before: nil)])
    host.update(Self.list([1, 3, 4]), in: .init())
    #expect(host.sink.take() == [.remove(3)])
  }

  @Test("A condition that changes leaves what follows it alone")
  func conditions() {
    struct Page: Component {
      var hasFirst: Bool
      var body: some Component {
        if hasFirst { text("first") }
        text("last")
      }
    }
    let host = Reconciler(sink: Screen())
    host.update(Page(hasFirst: false).element, in: .init())
    _ = host.sink.take()
    host.update(Page(hasFirst: true).element, in: .init())
    #expect(host.sink.take() == [.create(2, .text), .set(2, .text("first")), .place(2, in: 0, before: 1)])
    host.update(Page(hasFirst: false).element, in: .init())
    #expect(host.sink.take() == [.remove(2)])
  }

  @Test("A local value is kept through updates, and its change draws its own element alone")
  func localValues() throws {
    var drawn = 0
    var change: (() -> Void)?
    let counter = Local(0) { $count -> Element in
      change = { count += 1 }
      return text("\(count)")
    }
    func page() -> Element {
      .node(
        Node(
          .group, [],
          children: [
            .deferred { _ in
              drawn += 1; return text("other")
            }, counter.element,
          ]))
    }
    let host = Reconciler(sink: Screen())
    var requests = 0
    host.needsFlush = { requests += 1 }
    host.update(page(), in: .init())
    _ = host.sink.take()
    change?()
    change?()
    #expect(requests == 1)
    host.flush()
    #expect(host.sink.take() == [.set(3, .text("2"))])
    #expect(drawn == 1)
    host.update(page(), in: .init())
    #expect(host.sink.take() == [])
    change?()
    host.update(page(), in: .init())
    change?()
    #expect(requests == 3, "A change that an update has drawn does not silence the next one.")
    host.flush()
    #expect(host.sink.take() == [.set(3, .text("3")), .set(3, .text("4"))])
  }

  @Test("A bound value that outlives its host changes nothing")
  func outlived() {
    var change: (() -> Void)?
    do {
      let host = Reconciler(sink: Screen())
      let counter = Local(0) { $count -> Element in
        change = { count += 1 }
        return text("\(count)")
      }
      host.update(counter.element, in: .init())
    }
    change?()
  }

  @Test("Another component in the same place begins with a value of its own")
  func otherLocal() {
    let host = Reconciler(sink: Screen())
    host.update(Local(1) { $x in text("\(x)") }.element, in: .init())
    host.update(Local("a") { $x in text(x) }.element, in: .init())
    #expect(host.sink.outline() == "main[](text[text(\"a\")]())")
    host.checkInvariants()
  }

  @Test("An event goes outwards to the first node that answers")
  func events() {
    var heard: [String] = []
    func node(_ name: String, _ answers: Bool, _ children: [Element]) -> Element {
      .node(
        Node(.group, [], children: children) { _ in
          heard.append(name)
          return answers ? .handled : nil
        })
    }
    let host = Reconciler(sink: Screen())
    host.update(node("outer", true, [node("middle", true, [node("inner", false, [])])]), in: .init())
    #expect(host.dispatch(.focusLost, at: 3) == .handled)
    #expect(heard == ["inner", "middle"])
    #expect(host.dispatch(.focusLost, at: 99) == nil)
  }

  @Test("A native control shows its property again after it has changed by itself")
  func restores() {
    let host = Reconciler(sink: Screen())
    host.update(.node(Node(.picker, []) { _ in .handled }), in: .init())
    _ = host.sink.take()
    _ = host.dispatch(.change("1"), at: 1)
    #expect(host.sink.take() == [.restore(1)])
  }

  @Test("Random trees: the screen equals one drawn from nothing, moves are few, and the memory holds together")
  func randomTrees() {
    var random = Seeded(seed: 3)
    func tree(_ depth: Int) -> Element {
      switch Int.random(in: 0..<(depth > 3 ? 2 : 7), using: &random) {
      case 0: return text("\(Int.random(in: 0..<4, using: &random))")
      case 1: return .nothing
      case 2: return .fragment((0..<Int.random(in: 0..<4, using: &random)).map { _ in tree(depth + 1) })
      case 3:
        let isOpen = Bool.random(using: &random)
        return .node(Node(.section, isOpen ? [.open(true)] : [.inert], children: [tree(depth + 1), tree(depth + 1)]))
      case 4:
        let inner = tree(depth + 1)
        return Local(0) { $x in inner }.element
      case 5:
        let inner = tree(depth + 1)
        return .environment({ $0.isEnabled = false }, .deferred { _ in inner })
      default:
        let numbers = Array(0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
        let children = numbers.map { Element.keyed(Key($0), tree(depth + 1)) }
        return .node(Node(.group, [], children: children))
      }
    }
    for _ in 0..<150 {
      let host = Reconciler(sink: Screen())
      for _ in 0..<12 {
        let element = tree(0)
        host.update(element, in: .init())
        host.checkInvariants()
        let fresh = Reconciler(sink: Screen())
        fresh.update(element, in: .init())
        #expect(host.sink.outline() == fresh.sink.outline())
        #expect(host.sink.nodes.count == fresh.sink.nodes.count)
      }
    }
  }

  @Test("Random lists: no more moves than the longest run in order leaves")
  func randomLists() {
    var random = Seeded(seed: 11)
    let host = Reconciler(sink: Screen())
    var standing: [Int] = []
    for _ in 0..<400 {
      let wanted = Array((0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
      host.update(Self.list(wanted), in: .init())
      let moves = host.sink.take().filter { if case .place(_, in: 1, _) = $0 { true } else { false } }.count
      let kept = wanted.filter(standing.contains)
      let places = kept.compactMap(standing.firstIndex(of:))
      // The naive longest increasing run, by every pair.
      var best = [Int](repeating: 1, count: places.count)
      for i in places.indices { for j in 0..<i where places[j] < places[i] { best[i] = max(best[i], best[j] + 1) } }
      #expect(moves == wanted.count - (best.max() ?? 0))
      standing = wanted
    }
  }
}
