/// The words that stand for on and off where no switch can be drawn (SC-05).
public struct StateWords: Equatable, Sendable {
  public var on: String
  public var off: String

  /// A pair of words, such as "Open" and "Closed".
  public init(on: String, off: String) {
    self.on = on
    self.off = off
  }

  /// "On" and "Off".
  public static let onOff = StateWords(on: "On", off: "Off")
}
