/// A damped spring between two resting places, as SwiftUI and UIKit state it.
///
/// The Embedded standard library has no `exp`, `sin` or `cos`, and needs none here: only hosts that run natively sample
/// a spring, so the sampling lives with them and this is the declaration alone.
public struct SpringCurve: Equatable, Sendable {
  /// The part of critical damping, above 0 and below 1: an underdamped spring overshoots.
  public var dampingFraction: Double
  /// The period of the undamped spring, in seconds.
  public var response: Double

  public init(dampingFraction: Double, response: Double) {
    precondition(dampingFraction > 0 && dampingFraction < 1, "A spring's damping fraction lies between 0 and 1.")
    precondition(response > 0, "A spring's response is a positive number of seconds.")
    self.dampingFraction = dampingFraction
    self.response = response
  }
}
