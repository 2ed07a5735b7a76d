import SwitchyardDesign
import SwitchyardElements

/// The switch itself: a track and a thumb, one state to read and one to change.
struct SwitchControl {
  let isOn: Bound<Bool>
  let state: Bound<SwitchState>
  let isEnabled: Bool
  let tints: SwitchTints
  /// The accessible name and description (AX-01, AX-02).
  let semantics: [Property]

  func element(in environment: ElementEnvironment) -> Element {
    let current = state.wrappedValue
    var properties: [Property] = [.part(.switch), .role(.switch), .checked(isOn.wrappedValue)]
    properties += semantics
    properties += tints.properties
    if !isEnabled { properties.append(.disabled) }
    if isEnabled, current.isPressed { properties.append(.pressed) }
    if isEnabled, let place = current.draggedPlace { properties += [.dragging, .dragged(place)] }
    return .node(
      Node(
        .button, properties,
        children: [
          .node(Node(.text, [.part(.track)], children: [.node(Node(.text, [.part(.thumb)]))]))
        ],
        handler: { handle($0, in: environment) }))
  }

  /// A press outside the switch, in its cell: what is heard of it next is no echo.
  func pressedElsewhere() {
    var next = state.wrappedValue
    next.forgetEcho()
    if next != state.wrappedValue { state.wrappedValue = next }
  }

  func handle(_ event: Event, in environment: ElementEnvironment) -> EventReply? {
    let look = environment.look
    var next = state.wrappedValue
    let outcome = next.handle(
      event, isOn: isOn.wrappedValue,
      geometry: SwitchGeometry(travel: look.switches.travel, direction: environment.direction))
    if next != state.wrappedValue { state.wrappedValue = next }
    // A press that was under way when the switch was disabled still has to end.
    guard isEnabled else { return .handled }
    guard var reply = outcome?.reply else { return nil }
    if outcome?.toggles == true {
      isOn.wrappedValue.toggle()
      reply.haptic = environment.hasHaptics ? look.toggleHaptic : 0
    }
    return reply
  }
}
