import SwitchyardElements

/// A switch outside a form cell.
///
/// Switches belong into form cells (SC-11): use ``SwitchFormCell`` wherever a person meets one. This is for layouts of
/// your own that have a visible label elsewhere.
public struct BareSwitch: Component {
  private let name: String
  private let isOn: Bound<Bool>
  private let tints: SwitchTints
  private let state: SwitchState

  /// - Parameters:
  ///   - name: The accessible name; the same whether the switch is on or off (AX-01).
  ///   - isOn: The value.
  ///   - tints: Colours of your own (SW-09).
  ///   - state: What a person is doing to it when it first appears.
  public init(
    name: String, isOn: Bound<Bool>, tints: SwitchTints = SwitchTints(), state: SwitchState = SwitchState()
  ) {
    self.name = name
    self.isOn = isOn
    self.tints = tints
    self.state = state
  }

  public var body: some Component {
    Local(state) { $state in
      EnvironmentReader { environment in
        SwitchControl(
          isOn: isOn, state: $state, isEnabled: environment.isEnabled, tints: tints,
          semantics: [.name(name)] + (environment.isEnabled ? [] : [.dimmed])
        )
        .element(in: environment)
      }
    }
  }
}
