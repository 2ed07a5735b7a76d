extension JSON {
  /// This value as compact JSON text in UTF-8.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  func write(to output: inout [UInt8]) {
    switch self {
    case .null: append("null", to: &output)
    case .bool(let value): append(value ? "true" : "false", to: &output)
    case .number(let number): append(JSON.text(of: number), to: &output)
    case .string(let text): appendQuoted(text, to: &output)
    case .array(let items):
      output.append(UInt8(ascii: "["))
      var isFirst = true
      for item in items {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        item.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        isFirst = false
        appendQuoted(member.name, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  /// The shortest text that reads back as `number`. JSON has no word for infinity or not-a-number: they become null,
  /// as `JSON.stringify` writes them.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(.towardZero), number.magnitude <= largestExactWholeNumber {
      return String(Int64(number))
    }
    return number.description
  }

  private func append(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 { output.append(byte) }
  }

  private func appendQuoted(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case 0x0A: append("\\n", to: &output)
      case 0x0D: append("\\r", to: &output)
      case 0x09: append("\\t", to: &output)
      case 0..<0x20, 0x7F:
        append("\\u00", to: &output)
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 0x0F))
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
