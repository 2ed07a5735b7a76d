/// Whether a screen is drawn dark on light or light on dark.
public enum Scheme: UInt8, CaseIterable, Sendable {
  case light, dark

  /// The word that addresses, attributes and settings use.
  public var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }

  /// The scheme of a name, or nil where no scheme has it.
  public init?(name: String) {
    guard let scheme = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = scheme
  }
}
