/// The values of all settings.
public struct Settings: Equatable, Sendable {
  private var values: [SettingValue]

  /// All settings as they are before anybody changed one.
  public init() {
    values = []
    for id in SettingID.allCases { values.append(id.kind.defaultValue) }
  }

  /// The value of a setting. A value that the setting's kind cannot hold is a programming error.
  public subscript(id: SettingID) -> SettingValue {
    get { values[Int(id.rawValue)] }
    set {
      precondition(id.kind.accepts(newValue), "a setting was given a value of another kind")
      values[Int(id.rawValue)] = newValue
    }
  }

  /// Whether a setting that is on or off is on.
  public func isOn(_ id: SettingID) -> Bool {
    self[id] == .bool(true)
  }

  /// The index of the option that a choice has; nil for a setting that is on or off.
  public func choice(_ id: SettingID) -> UInt8? {
    if case .choice(let index) = self[id] { index } else { nil }
  }
}
