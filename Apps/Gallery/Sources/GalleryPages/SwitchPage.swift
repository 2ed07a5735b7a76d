import Switchyard

/// The switch in every state (SW-01 … SW-09).
struct SwitchPage: Component {
  var body: some Component {
    FormSection("States") {
      SwitchSpecimen("Off", isOn: false)
      SwitchSpecimen("On", isOn: true)
      SwitchSpecimen("Pressed off", isOn: false, state: SwitchState(phase: .keyPressed))
      SwitchSpecimen("Pressed on", isOn: true, state: SwitchState(phase: .keyPressed))
      SwitchSpecimen("Disabled off", isOn: false).disabled(true)
      SwitchSpecimen("Disabled on", isOn: true).disabled(true)
    }
    FormSection("Tints") {
      SwitchSpecimen("On tint", isOn: true, tints: SwitchTints(on: SRGB(0xF69000)))
      SwitchSpecimen("Off tint", isOn: false, tints: SwitchTints(off: SRGB(0x8A94A0)))
      SwitchSpecimen("Thumb tint", isOn: true, tints: SwitchTints(thumb: SRGB(0xFFF4E6)))
    }
  }
}

/// One switch with its caption, to try.
struct SwitchSpecimen: Component {
  let name: String
  let isOn: Bool
  let tints: SwitchTints
  let state: SwitchState

  init(_ name: String, isOn: Bool, tints: SwitchTints = SwitchTints(), state: SwitchState = SwitchState()) {
    self.name = name
    self.isOn = isOn
    self.tints = tints
    self.state = state
  }

  var body: some Component {
    Local(isOn) { $isOn, scope in
      FormCell(scope: scope, words: CellWords(label: name)) {
        BareSwitch(name: name, isOn: $isOn, tints: tints, state: state)
      }
    }
  }
}
