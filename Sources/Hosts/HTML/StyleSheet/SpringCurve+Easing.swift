import Foundation
import SwitchyardDesign
import SwitchyardMarkup

extension SpringCurve {
  /// The way done after a time, from 0 at rest to 1 at the other end, passing beyond it on the way.
  ///
  /// - Parameter time: In seconds, from the release.
  public func progress(at time: Double) -> Double {
    let undamped = 2 * Double.pi / response
    let decay = dampingFraction * undamped
    let damped = undamped * (1 - dampingFraction * dampingFraction).squareRoot()
    return 1 - exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
  }

  /// After how many seconds the spring stays within a two-thousandth of its end: a hundredth of a point in a switch.
  public var settlingTime: Double {
    let amplitude = 1 / (1 - dampingFraction * dampingFraction).squareRoot()
    let exact = log(amplitude * 2000) * response / (2 * Double.pi * dampingFraction)
    return (exact * 100).rounded(.up) / 100
  }

  /// The curve as a CSS easing function, sampled so that no point of a switch's way is off by a tenth of a pixel.
  var easing: String {
    let count = 64
    let samples = (0...count).map { index in
      index == count ? 1 : progress(at: settlingTime * Double(index) / Double(count))
    }
    return "linear(" + samples.map(\.text).joined(separator: ", ") + ")"
  }
}
