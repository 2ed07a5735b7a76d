/// How a switch moves, in seconds (SW-05, SW-06).
public struct SwitchMotion: Equatable, Sendable {
  /// The thumb's way from one end to the other.
  public var travel: SpringCurve
  /// The thumb stretching under a finger.
  public var pressIn: Double
  /// The thumb shrinking back after it.
  public var pressOut: Double
  /// The track's cross-fade: how long it takes, and how long after the release it begins.
  public var fade: Double
  public var fadeDelay: Double

  public init(travel: SpringCurve, pressIn: Double, pressOut: Double, fade: Double, fadeDelay: Double) {
    self.travel = travel
    self.pressIn = pressIn
    self.pressOut = pressOut
    self.fade = fade
    self.fadeDelay = fadeDelay
  }
}
