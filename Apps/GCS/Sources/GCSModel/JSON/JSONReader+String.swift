extension JSONReader {
  mutating func readString() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try readEscape(into: &text)
      case 0..<0x20:
        throw failure(.escapedControlCharacter)
      case 0x20..<0x80:
        text.append(byte)
        index += 1
      default:
        let length = try lengthOfSequence(startingWith: byte)
        for position in index..<(index + length) { text.append(bytes[position]) }
        index += length
      }
    }
    throw failure(.endOfString)
  }

  /// The length of the multi-byte UTF-8 sequence at the reading position, checked against table 3-7 of the Unicode
  /// Standard: no overlong forms, no surrogates, nothing above U+10FFFF.
  private func lengthOfSequence(startingWith lead: UInt8) throws(JSONError) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: throw failure(.validUTF8)
    }
    guard bytes.count - index >= length, second.contains(bytes[index + 1]) else { throw failure(.validUTF8) }
    for position in 2..<4 where position < length {
      guard bytes[index + position] & 0xC0 == 0x80 else { throw failure(.validUTF8) }
    }
    return length
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    guard let kind = byte else { throw failure(.escape) }
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): appendUTF8(try readScalar(escapeAt: start), to: &text)
    default:
      index = start
      throw failure(.escape)
    }
  }

  private mutating func readScalar(escapeAt start: Int) throws(JSONError) -> UInt32 {
    let first = try readFourHexDigits()
    guard first & 0xF800 == 0xD800 else { return first }
    let isHigh = first < 0xDC00
    guard isHigh, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw JSONError(offset: start, expected: .surrogatePair)
    }
    let second = try readFourHexDigits()
    guard second & 0xFC00 == 0xDC00 else { throw JSONError(offset: start, expected: .surrogatePair) }
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private mutating func readFourHexDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = hexValue(byte) else { throw failure(.fourHexDigits) }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private func appendUTF8(_ scalar: UInt32, to text: inout [UInt8]) {
    switch scalar {
    case 0..<0x80:
      text.append(UInt8(scalar))
    case 0x80..<0x800:
      text.append(UInt8(0xC0 | scalar >> 6))
      text.append(UInt8(0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      text.append(UInt8(0xE0 | scalar >> 12))
      text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      text.append(UInt8(0x80 | scalar & 0x3F))
    default:
      text.append(UInt8(0xF0 | scalar >> 18))
      text.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      text.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      text.append(UInt8(0x80 | scalar & 0x3F))
    }
  }
}
