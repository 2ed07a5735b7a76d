extension JSONReader {
  mutating func readNumber() throws(JSONError) -> Double {
    let start = index
    let isNegative = take(UInt8(ascii: "-"))
    guard let first = byte, isDigit(first) else { throw failure(isNegative ? .digit : .value) }
    var magnitude: Int64 = 0
    if first == UInt8(ascii: "0") {
      index += 1  // nothing may follow a leading zero but a point or an exponent
    } else {
      while let byte, isDigit(byte) {
        if index - start < 16 { magnitude = magnitude * 10 + Int64(byte - UInt8(ascii: "0")) }
        index += 1
      }
    }
    let isShort = index - start <= 15
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isWhole = false
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    // Short whole numbers are exact without the text parser, which on WebAssembly asks the host.
    if isWhole, isShort { return isNegative ? -Double(magnitude) : Double(magnitude) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONError(offset: start, expected: .numberInRange)
    }
    return number
  }

  private mutating func skipDigits() throws(JSONError) {
    guard let first = byte, isDigit(first) else { throw failure(.digit) }
    while let byte, isDigit(byte) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
