extension Look {
  /// The looks that this package brings, the first being the one that is drawn when none is asked for.
  public static let all: [Look] = [.fiori, .fioriBrand, .ios]

  /// The look of a name and theme among those that this package brings, or nil.
  public static func named(_ name: String, theme: String = "") -> Look? {
    all.first { $0.name == name && $0.theme == theme }
  }
}
