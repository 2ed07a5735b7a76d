/// The sizes of a switch, in points (SW-02, SW-05, SW-08, SW-14).
public struct SwitchMetrics: Equatable, Sendable {
  public var trackWidth: Double
  public var trackHeight: Double
  public var trackPadding: Double
  public var thumb: Double
  /// The width of the thumb while pressed; it stays as high as it was.
  public var pressedThumbWidth: Double
  public var border: Double
  public var thumbShadows: [DropShadow]
  /// The opacity of a disabled switch or cell.
  public var disabledOpacity: Double
  /// The least width and height that a finger can hit, whatever is drawn.
  public var hitTarget: Double

  public init(
    trackWidth: Double, trackHeight: Double, trackPadding: Double, thumb: Double, pressedThumbWidth: Double,
    border: Double, thumbShadows: [DropShadow], disabledOpacity: Double = 0.5, hitTarget: Double = 44
  ) {
    self.trackWidth = trackWidth
    self.trackHeight = trackHeight
    self.trackPadding = trackPadding
    self.thumb = thumb
    self.pressedThumbWidth = pressedThumbWidth
    self.border = border
    self.thumbShadows = thumbShadows
    self.disabledOpacity = disabledOpacity
    self.hitTarget = hitTarget
  }

  /// How far the thumb travels between off and on.
  public var travel: Double { trackWidth - 2 * trackPadding - thumb }

  /// How much wider the thumb is while pressed.
  public var stretch: Double { pressedThumbWidth - thumb }
}

/// A shadow under a drawn part: its offset downwards, its blur and its colour.
public struct DropShadow: Equatable, Sendable {
  public var y: Double
  public var blur: Double
  public var colour: SRGB

  public init(y: Double, blur: Double, colour: SRGB) {
    self.y = y
    self.blur = blur
    self.colour = colour
  }
}
