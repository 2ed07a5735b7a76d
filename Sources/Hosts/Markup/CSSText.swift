import SwitchyardDesign

extension SRGB {
  /// The colour as CSS writes it: `#RRGGBB`, or `rgb(r g b / o)` where it is not opaque.
  public var css: String {
    if opacity == 1 { return "#" + red.hex + green.hex + blue.hex }
    return "rgb(" + String(red) + " " + String(green) + " " + String(blue) + " / " + opacity.text + ")"
  }
}

extension Double {
  /// The number in decimal, to a ten-thousandth; enough for CSS, and a tenth of the code of an exact description.
  public var text: String {
    let whole = Int(magnitude * 10_000 + 0.5)
    var text = (self < 0 && whole > 0 ? "-" : "") + String(whole / 10_000)
    var rest = whole % 10_000
    if rest == 0 { return text }
    text += "."
    var unit = 1_000
    while rest > 0 {
      text += String(rest / unit)
      rest %= unit
      unit /= 10
    }
    return text
  }
}

extension UInt8 {
  fileprivate var hex: String {
    let digits = String(self, radix: 16, uppercase: true)
    return self < 16 ? "0" + digits : digits
  }
}
