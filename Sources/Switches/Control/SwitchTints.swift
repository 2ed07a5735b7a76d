import SwitchyardDesign
import SwitchyardElements

/// Colours of the author's own for one switch (SW-09); nil keeps the look's.
public struct SwitchTints: Equatable, Sendable {
  /// The track while on.
  public var on: SRGB?
  /// The track while off.
  public var off: SRGB?
  public var thumb: SRGB?

  /// Colours for the parts that are named; the look's for the others.
  public init(on: SRGB? = nil, off: SRGB? = nil, thumb: SRGB? = nil) {
    self.on = on
    self.off = off
    self.thumb = thumb
  }

  var properties: [Property] {
    var properties: [Property] = []
    if let on { properties.append(.tint(.on, on)) }
    if let off { properties.append(.tint(.off, off)) }
    if let thumb { properties.append(.tint(.thumb, thumb)) }
    return properties
  }
}
