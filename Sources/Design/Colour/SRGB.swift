/// A colour in the sRGB space: three channels of 8 bits and an opacity from 0 to 1.
public struct SRGB: Equatable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var opacity: Double

  /// A colour from its six hexadecimal digits, as design documents write it: `SRGB(0x34C759)`.
  public init(_ hex: UInt32, opacity: Double = 1) {
    precondition(hex <= 0xFF_FFFF, "An sRGB colour has six hexadecimal digits; give the opacity apart.")
    precondition((0...1).contains(opacity), "An opacity lies between 0 and 1.")
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.opacity = opacity
  }
}
