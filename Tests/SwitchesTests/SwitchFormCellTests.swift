import SwitchyardDesign
import SwitchyardElements
import SwitchyardForms
import Testing

@testable import SwitchyardSwitches

/// A switch form cell on a recording host: what is drawn, and the exact commands of each change.
struct SwitchFormCellTests {
  /// A host with one component, and the events that a person would send it.
  final class Stage {
    var isOn = false
    let host = Reconciler(sink: CommandRecorder())
    let environment: ElementEnvironment

    init(
      _ environment: ElementEnvironment = ElementEnvironment(), isOn: Bool = false,
      _ make: (Bound<Bool>) -> Element
    ) {
      self.environment = environment
      self.isOn = isOn
      element = make(Bound(get: { self.isOn }, set: { self.isOn = $0 }))
      host.update(element, in: environment)
      drawn = host.sink.take()
    }

    private var element: Element = .nothing
    private(set) var drawn: [HostCommand] = []

    /// The number of the first node that has a property.
    func node(_ property: Property) -> NodeID? {
      for case .set(let id, property) in drawn { return id }
      return nil
    }

    /// Draws everything again and gives what the host is told to do.
    func redraw() -> [HostCommand] {
      host.update(element, in: environment)
      return host.sink.take()
    }

    /// Sends an event and gives what the host is told to do.
    func send(_ event: Event, to id: NodeID) -> (reply: EventReply?, commands: [HostCommand]) {
      let before = isOn
      let reply = host.dispatch(event, at: id)
      if isOn != before { host.update(element, in: environment) }
      host.flush()
      host.checkInvariants()
      return (reply, host.sink.take())
    }
  }

  static func point(_ phase: PointerEvent.Phase, _ x: Double = 25) -> Event {
    .pointer(PointerEvent(phase: phase, device: .mouse, x: x, y: 22, width: 51, height: 44))
  }

  @Test("SC-01 A cell is a label and a switch that is named by it")
  func anatomy() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0).element }
    #expect(stage.drawn.contains(.set(4, .role(.switch))))
    let control = try #require(stage.node(.role(.switch)))
    let label = try #require(stage.node(.text("Auto-Sync")))
    let references: [Property] = stage.drawn.compactMap {
      if case .set(label, .reference(let reference)) = $0 { return .labelledBy(reference) }
      return nil
    }
    #expect(references.count == 1)
    #expect(stage.drawn.contains(.set(control, references[0])))
    #expect(stage.drawn.contains(.set(control, .checked(false))))
  }

  @Test("SW-05 SW-06 A press and its release are exactly these commands")
  func press() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0).element }
    let control = try #require(stage.node(.role(.switch)))
    let thumb = try #require(stage.node(.part(.thumb)))
    let down = stage.send(Self.point(.down), to: thumb)
    #expect(down.commands == [.set(control, .pressed)])
    #expect(down.reply == EventReply(followsPointer: true))
    let up = stage.send(Self.point(.up), to: thumb)
    #expect(up.commands == [.unset(control, .pressed), .set(control, .checked(true))])
    #expect(up.reply == EventReply(haptic: 10))
    #expect(stage.send(.activate(byPointer: true), to: thumb).commands == [])
    #expect(stage.isOn)
  }

  @Test("SW-07 A drag moves the thumb and nothing else")
  func drag() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0).element }
    let control = try #require(stage.node(.role(.switch)))
    _ = stage.send(Self.point(.down), to: control)
    #expect(
      stage.send(Self.point(.move, 31), to: control).commands == [.set(control, .dragging), .set(control, .dragged(6))])
    #expect(stage.send(Self.point(.move, 32), to: control).commands == [.set(control, .dragged(7))])
    #expect(
      stage.send(Self.point(.up, 32), to: control).commands == [
        .unset(control, .pressed), .unset(control, .dragging), .unset(control, .dragged),
      ])
    #expect(!stage.isOn)
  }

  @Test("SW-15 The tick can be turned off, and a change by program has none")
  func haptics() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0).haptics(false) }
    let control = try #require(stage.node(.role(.switch)))
    #expect(stage.send(.activate(byPointer: false), to: control).reply == .handled)
    stage.isOn = false
    #expect(stage.send(.keyUp(KeyEvent(.other)), to: control).reply == .handled)
  }

  @Test("SC-02 The whole cell is the target where the cell or its look says so")
  func wholeCell() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0, target: .cell).element }
    let label = try #require(stage.node(.text("Auto-Sync")))
    #expect(stage.send(.activate(byPointer: true), to: label).reply == EventReply(haptic: 10))
    #expect(stage.isOn)
    var look = Look.fiori
    look.target = .cell
    let other = Stage(ElementEnvironment(look: look)) { SwitchFormCell("Auto-Sync", isOn: $0).element }
    _ = other.send(.activate(byPointer: true), to: try #require(other.node(.text("Auto-Sync"))))
    #expect(other.isOn)
    let alone = Stage { SwitchFormCell("Auto-Sync", isOn: $0).element }
    #expect(alone.send(.activate(byPointer: true), to: try #require(alone.node(.text("Auto-Sync")))).reply == nil)
    #expect(!alone.isOn)
  }

  @Test("SW-07 SC-02 A drag that began on the switch and ends beside it in a whole-cell target is one gesture")
  func wholeCellDrag() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0, target: .cell).element }
    let control = try #require(stage.node(.role(.switch)))
    let label = try #require(stage.node(.text("Auto-Sync")))
    _ = stage.send(Self.point(.down), to: control)
    _ = stage.send(Self.point(.move, 60), to: control)
    _ = stage.send(Self.point(.up, 60), to: control)
    _ = stage.send(.activate(byPointer: true), to: label)
    #expect(stage.isOn, "The click is the drag's echo.")
    _ = stage.send(Self.point(.down), to: label)
    _ = stage.send(.activate(byPointer: true), to: label)
    #expect(!stage.isOn)
  }

  @Test("SW-05 SW-08 A press ends although the switch was disabled under it")
  func disabledUnderPress() throws {
    var status = CellStatus.enabled
    let stage = Stage { isOn in
      Element.deferred { _ in SwitchFormCell("Auto-Sync", isOn: isOn, status: status).element }
    }
    let control = try #require(stage.node(.role(.switch)))
    _ = stage.send(Self.point(.down), to: control)
    status = .disabled(reason: nil)
    #expect(stage.redraw().contains(.unset(control, .pressed)))
    _ = stage.send(Self.point(.up), to: control)
    #expect(!stage.isOn)
    status = .enabled
    #expect(!stage.redraw().contains(.set(control, .pressed)))
  }

  @Test("SC-03 AX-02 A disabled cell takes no input, is dimmed as one, and says why")
  func disabled() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0, status: .disabled(reason: "Set by your firm")).element }
    let control = try #require(stage.node(.role(.switch)))
    #expect(stage.drawn.contains(.set(control, .disabled)))
    #expect(stage.node(.dimmed) == 1)
    #expect(stage.node(.text("Set by your firm")) != nil)
    #expect(stage.drawn.contains { if case .set(control, .describedBy) = $0 { true } else { false } })
    for event: Event in [Self.point(.down), Self.point(.up), .activate(byPointer: false), .keyDown(KeyEvent(.space))] {
      #expect(stage.send(event, to: control).commands == [])
    }
    #expect(!stage.isOn)
  }

  @Test("SC-03 A disabled surrounding disables the cell")
  func disabledSurrounding() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0).disabled(true).disabled(false) }
    #expect(stage.drawn.contains(.set(try #require(stage.node(.role(.switch))), .disabled)))
  }

  @Test("SC-04 An error is one line that alerts, and the switch still works")
  func error() throws {
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0, status: .error("No network")).element }
    let line = try #require(stage.node(.text("No network")))
    #expect(stage.drawn.contains(.set(line, .role(.alert))))
    _ = stage.send(.activate(byPointer: false), to: try #require(stage.node(.role(.switch))))
    #expect(stage.isOn)
  }

  @Test("SC-05 A read-only cell shows a word of any pair, and no switch", arguments: [true, false])
  func readOnly(isOn: Bool) {
    let stage = Stage(isOn: isOn) {
      SwitchFormCell("Gate", isOn: $0, status: .readOnly, words: StateWords(on: "Open", off: "Closed")).element
    }
    #expect(stage.node(.role(.switch)) == nil)
    #expect(stage.node(.dimmed) == nil)
    #expect(stage.node(.text(isOn ? "Open" : "Closed")) == stage.node(.part(.stateLabel)))
  }

  @Test("SC-06 Further rows stay, hidden and inert, while the switch is off")
  func furtherSelection() throws {
    let stage = Stage { isOn in
      SwitchFormCell("Auto-Sync", isOn: isOn) { ValueRow("Last Synced", value: "Just now") }.element
    }
    let reveal = try #require(stage.node(.open(false)))
    let control = try #require(stage.node(.role(.switch)))
    #expect(stage.drawn.contains(.set(reveal, .inert)))
    let shown = stage.send(.activate(byPointer: false), to: control).commands
    #expect(shown == [.set(control, .checked(true)), .unset(reveal, .inert), .set(reveal, .open(true))])
  }

  @Test("AX-01 The name of a switch is the same on and off")
  func name() {
    let off = Stage { BareSwitch(name: "Auto-Sync", isOn: $0).element }
    let on = Stage(isOn: true) { BareSwitch(name: "Auto-Sync", isOn: $0).element }
    #expect(off.node(.name("Auto-Sync")) == 1 && on.node(.name("Auto-Sync")) == 1)
  }

  @Test("SW-09 Tints are written on the switch that has them")
  func tints() {
    let amber = SRGB(0xF69000)
    let stage = Stage { SwitchFormCell("Auto-Sync", isOn: $0, tints: SwitchTints(on: amber)).element }
    #expect(stage.node(.tint(.on, amber)) == stage.node(.role(.switch)))
  }
}
