/// What a setting can hold.
public enum SettingKind: Sendable {
  case bool(default: Bool)
  /// One of `options`, which are the names that are stored and sent.
  case choice(options: [String], default: UInt8)

  /// The value that a setting of this kind has until somebody changes it.
  public var defaultValue: SettingValue {
    switch self {
    case .bool(let value): .bool(value)
    case .choice(_, let index): .choice(index)
    }
  }

  /// Whether `value` is one that this kind can hold.
  public func accepts(_ value: SettingValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool): true
    case (.choice(let options, _), .choice(let index)): Int(index) < options.count
    default: false
    }
  }
}

/// The value of a setting.
public enum SettingValue: Equatable, Sendable {
  case bool(Bool)
  /// The index of the chosen option in the setting's kind.
  case choice(UInt8)
}
