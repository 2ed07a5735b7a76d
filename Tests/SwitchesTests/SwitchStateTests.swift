import Seeded
import SwitchyardElements
import Testing

@testable import SwitchyardSwitches

/// Every phase against every kind of event, on and off, in both directions of writing.
struct SwitchStateTests {
  static let geometry = SwitchGeometry(travel: 20, direction: .leftToRight)

  static func pointer(
    _ phase: PointerEvent.Phase, _ x: Double = 25, _ y: Double = 22, device: PointerEvent.Device = .mouse
  ) -> Event {
    .pointer(PointerEvent(phase: phase, device: device, x: x, y: y, width: 51, height: 44))
  }

  static let origin = SwitchState.Point(x: 25, y: 22)

  static func drag(to place: Double, from originPlace: Double) -> SwitchState.Phase {
    .dragging(SwitchState.Drag(origin: origin, originPlace: originPlace, place: place))
  }

  /// What one event does to a switch in one phase.
  struct Transition: Sendable, CustomTestStringConvertible {
    var from: SwitchState.Phase
    var event: Event
    var isOn = false
    var to: SwitchState.Phase
    var toggles = false
    var isAnswered = true
    var testDescription: String { "\(from) \(event) on: \(isOn)" }
  }

  static let transitions: [Transition] = [
    // A pointer goes down: pressed from every phase, the pointer followed.
    Transition(from: .idle, event: pointer(.down), to: .pressed(origin: origin)),
    Transition(from: .pressed(origin: .init(x: 1, y: 1)), event: pointer(.down), to: .pressed(origin: origin)),
    Transition(from: drag(to: 10, from: 0), event: pointer(.down), to: .pressed(origin: origin)),
    Transition(from: .abandoned, event: pointer(.down), to: .pressed(origin: origin)),
    Transition(from: .keyPressed, event: pointer(.down), to: .pressed(origin: origin)),
    // It moves.
    Transition(from: .idle, event: pointer(.move, 40), to: .idle),
    Transition(from: .keyPressed, event: pointer(.move, 40), to: .keyPressed),
    Transition(from: .abandoned, event: pointer(.move, 40), to: .abandoned),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 28), to: .pressed(origin: origin)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 28.5), to: drag(to: 3.5, from: 0)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 90), to: drag(to: 20, from: 0)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 5), to: drag(to: 0, from: 0)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 13), isOn: true, to: drag(to: 8, from: 20)),
    Transition(
      from: .pressed(origin: origin), event: pointer(.move, 33, device: .touch), to: .pressed(origin: origin)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 33.5, device: .pen), to: drag(to: 8.5, from: 0)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 25, 54), to: .pressed(origin: origin)),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 25, 54.5), to: .abandoned),
    Transition(from: .pressed(origin: origin), event: pointer(.move, 25, -10.5), to: .abandoned),
    Transition(from: drag(to: 5, from: 0), event: pointer(.move, 31), to: drag(to: 6, from: 0)),
    Transition(from: drag(to: 5, from: 0), event: pointer(.move, 31, 60), to: .abandoned),
    // It is released.
    Transition(from: .idle, event: pointer(.up), to: .idle),
    Transition(from: .keyPressed, event: pointer(.up), to: .keyPressed),
    Transition(from: .pressed(origin: origin), event: pointer(.up), to: .idle, toggles: true),
    Transition(from: .pressed(origin: origin), event: pointer(.up), isOn: true, to: .idle, toggles: true),
    Transition(from: .pressed(origin: origin), event: pointer(.up, 25, 70), to: .idle),
    Transition(from: .pressed(origin: origin), event: pointer(.up, 62), to: .idle),
    Transition(from: drag(to: 5, from: 0), event: pointer(.up, 35), to: .idle),
    Transition(from: drag(to: 5, from: 0), event: pointer(.up, 35.5), to: .idle, toggles: true),
    Transition(from: drag(to: 15, from: 20), event: pointer(.up, 15.5), isOn: true, to: .idle),
    Transition(from: drag(to: 15, from: 20), event: pointer(.up, 14.5), isOn: true, to: .idle, toggles: true),
    Transition(from: drag(to: 20, from: 0), event: pointer(.up, 45, 80), to: .idle),
    Transition(from: .abandoned, event: pointer(.up), to: .idle),
    // It is cancelled: nothing toggles.
    Transition(from: .idle, event: pointer(.cancel), to: .idle),
    Transition(from: .pressed(origin: origin), event: pointer(.cancel), to: .idle),
    Transition(from: drag(to: 20, from: 0), event: pointer(.cancel), to: .idle),
    Transition(from: .abandoned, event: pointer(.cancel), to: .idle),
    Transition(from: .keyPressed, event: pointer(.cancel), to: .keyPressed),
    // Keys.
    Transition(from: .idle, event: .keyDown(KeyEvent(.space)), to: .keyPressed),
    Transition(from: .keyPressed, event: .keyDown(KeyEvent(.space, isRepeat: true)), to: .keyPressed),
    Transition(from: .keyPressed, event: .keyUp(KeyEvent(.space)), to: .idle),
    Transition(from: .idle, event: .keyUp(KeyEvent(.space)), to: .idle),
    Transition(from: .pressed(origin: origin), event: .keyUp(KeyEvent(.space)), to: .pressed(origin: origin)),
    Transition(from: .pressed(origin: origin), event: .keyDown(KeyEvent(.space)), to: .pressed(origin: origin)),
    Transition(from: .idle, event: .keyDown(KeyEvent(.enter)), to: .idle),
    Transition(from: .idle, event: .keyDown(KeyEvent(.escape)), to: .idle, isAnswered: false),
    Transition(from: .pressed(origin: origin), event: .keyDown(KeyEvent(.escape)), to: .abandoned),
    Transition(from: drag(to: 20, from: 0), event: .keyDown(KeyEvent(.escape)), to: .abandoned),
    Transition(from: .idle, event: .keyDown(KeyEvent(.other)), to: .idle, isAnswered: false),
    Transition(from: .keyPressed, event: .focusLost, to: .idle, isAnswered: false),
    Transition(from: .pressed(origin: origin), event: .focusLost, to: .pressed(origin: origin), isAnswered: false),
    // Activations.
    Transition(from: .idle, event: .activate(byPointer: false), to: .idle, toggles: true),
    Transition(from: .idle, event: .activate(byPointer: true), to: .idle, toggles: true),
    Transition(from: .keyPressed, event: .activate(byPointer: false), isOn: true, to: .idle, toggles: true),
    Transition(from: .idle, event: .change("x"), to: .idle, isAnswered: false),
  ]

  @Test("SW-05 SW-07 Every transition", arguments: transitions)
  func transition(_ expected: Transition) {
    var state = SwitchState(phase: expected.from)
    let outcome = state.handle(expected.event, isOn: expected.isOn, geometry: Self.geometry)
    #expect(state.phase == expected.to)
    #expect((outcome?.toggles ?? false) == expected.toggles)
    #expect((outcome != nil) == expected.isAnswered)
  }

  @Test("SW-07 A drag is mirrored where lines begin at the right")
  func mirrored() {
    var state = SwitchState()
    let geometry = SwitchGeometry(travel: 20, direction: .rightToLeft)
    _ = state.handle(Self.pointer(.down), isOn: false, geometry: geometry)
    _ = state.handle(Self.pointer(.move, 10), isOn: false, geometry: geometry)
    #expect(state.draggedPlace == 15)
    #expect(state.handle(Self.pointer(.up, 10), isOn: false, geometry: geometry)?.toggles == true)
  }

  @Test("SW-07 The click that follows a press does not count again, and one from elsewhere does")
  func echo() {
    var state = SwitchState()
    var toggles = 0
    func send(_ event: Event) {
      if state.handle(event, isOn: false, geometry: Self.geometry)?.toggles == true { toggles += 1 }
    }
    send(Self.pointer(.down))
    send(Self.pointer(.up))
    send(.activate(byPointer: true))
    #expect(toggles == 1)
    send(.activate(byPointer: true))
    #expect(toggles == 2, "A click without a press comes from a program, and is meant.")
    send(Self.pointer(.down))
    send(Self.pointer(.move, 25, 90))
    send(Self.pointer(.up, 25, 90))
    send(.activate(byPointer: true))
    #expect(toggles == 2, "The click after an abandoned press is nobody's wish.")
    send(.activate(byPointer: false))
    #expect(toggles == 3)
    send(Self.pointer(.down))
    send(Self.pointer(.cancel))
    send(.activate(byPointer: true))
    #expect(toggles == 3, "Nor is the one after a lost window.")
  }

  @Test("SW-05 A held enter key does not turn the switch to and fro")
  func heldEnter() {
    var state = SwitchState()
    let outcome = state.handle(.keyDown(KeyEvent(.enter, isRepeat: true)), isOn: false, geometry: Self.geometry)
    #expect(outcome?.reply == EventReply(preventsDefault: true))
  }

  @Test("SW-05 The thumb is stretched exactly while a press may count")
  func pressed() {
    #expect(SwitchState(phase: .pressed(origin: Self.origin)).isPressed)
    #expect(SwitchState(phase: Self.drag(to: 3, from: 0)).isPressed)
    #expect(SwitchState(phase: .keyPressed).isPressed)
    #expect(!SwitchState(phase: .idle).isPressed)
    #expect(!SwitchState(phase: .abandoned).isPressed)
  }

  @Test("SW-07 Random gestures: toggles only on a release or an activation, never after a cancel")
  func randomGestures() {
    var random = Seeded(seed: 7)
    for _ in 0..<2000 {
      var state = SwitchState()
      var isOn = false
      for _ in 0..<30 {
        let event: Event =
          switch Int.random(in: 0..<8, using: &random) {
          case 0: Self.pointer(.down)
          case 1, 2: Self.pointer(.move, .random(in: -40...90, using: &random), .random(in: -40...90, using: &random))
          case 3: Self.pointer(.up, .random(in: -40...90, using: &random))
          case 4: Self.pointer(.cancel)
          case 5: .activate(byPointer: .random(using: &random))
          case 6: .keyDown(KeyEvent(.space))
          default: .focusLost
          }
        let before = state
        guard let outcome = state.handle(event, isOn: isOn, geometry: Self.geometry) else { continue }
        if outcome.toggles {
          isOn.toggle()
          switch event {
          case .activate: break
          case .pointer(let pointer): #expect(pointer.phase == .up && before.phase != .abandoned)
          default: Issue.record("\(event) has toggled")
          }
        }
        if let place = state.draggedPlace { #expect((0...20).contains(place)) }
      }
    }
  }
}
