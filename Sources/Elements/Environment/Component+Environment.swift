import SwitchyardDesign

extension Component {
  /// The component in a changed environment.
  public func environment(_ change: @escaping (inout ElementEnvironment) -> Void) -> Element {
    .environment(change, element)
  }

  /// The component, and all it holds, taking no input while `isDisabled`.
  ///
  /// What stands in a disabled surrounding stays disabled.
  public func disabled(_ isDisabled: Bool) -> Element {
    environment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// The component without the tick that answers a toggle (SW-15).
  public func haptics(_ isOn: Bool) -> Element {
    environment { $0.hasHaptics = isOn }
  }
}
