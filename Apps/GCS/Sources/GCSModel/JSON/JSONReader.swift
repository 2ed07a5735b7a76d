/// A strict RFC 8259 reader: UTF-8 only, no repeated member names, at most 64 levels deep.
struct JSONReader {
  static var depthLimit: Int { 64 }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at the reading position; nil at the end.
  var byte: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  func failure(_ expected: JSONError.Expectation) -> JSONError {
    JSONError(offset: index, expected: expected)
  }

  mutating func readText() throws(JSONError) -> JSON {
    skipWhitespace()
    let value = try readValue(depth: 0)
    skipWhitespace()
    guard index == bytes.count else { throw failure(.endOfText) }
    return value
  }

  mutating func skipWhitespace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  mutating func readValue(depth: Int) throws(JSONError) -> JSON {
    switch byte {
    case UInt8(ascii: "{"):
      guard depth < JSONReader.depthLimit else { throw failure(.lessNesting) }
      return .object(try readMembers(depth: depth))
    case UInt8(ascii: "["):
      guard depth < JSONReader.depthLimit else { throw failure(.lessNesting) }
      return .array(try readItems(depth: depth))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", as: .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", as: .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", as: .null)
    default: return .number(try readNumber())
    }
  }

  private mutating func readWord(_ word: StaticString, as value: JSON) throws(JSONError) -> JSON {
    let length = word.utf8CodeUnitCount
    guard bytes.count - index >= length else { throw failure(.value) }
    for position in 0..<length where bytes[index + position] != word.utf8Start[position] {
      throw failure(.value)
    }
    index += length
    return value
  }

  private mutating func readItems(depth: Int) throws(JSONError) -> [JSON] {
    index += 1
    var items: [JSON] = []
    skipWhitespace()
    if take(UInt8(ascii: "]")) { return items }
    while true {
      skipWhitespace()
      items.append(try readValue(depth: depth + 1))
      skipWhitespace()
      if take(UInt8(ascii: "]")) { return items }
      guard take(UInt8(ascii: ",")) else { throw failure(.commaOrEndOfArray) }
    }
  }

  private mutating func readMembers(depth: Int) throws(JSONError) -> [JSONMember] {
    index += 1
    var members: [JSONMember] = []
    skipWhitespace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      skipWhitespace()
      guard byte == UInt8(ascii: "\"") else { throw failure(.memberName) }
      let start = index
      let name = try readString()
      for member in members where sameText(member.name, name) {
        throw JSONError(offset: start, expected: .unusedMemberName)
      }
      skipWhitespace()
      guard take(UInt8(ascii: ":")) else { throw failure(.colon) }
      skipWhitespace()
      members.append(JSONMember(name, try readValue(depth: depth + 1)))
      skipWhitespace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw failure(.commaOrEndOfObject) }
    }
  }
}

extension JSON {
  /// Reads one JSON text that fills `bytes`.
  public init(reading bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.readText()
  }

  /// Reads one JSON text that fills `bytes`.
  public init(reading bytes: [UInt8]) throws(JSONError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in try JSON(reading: buffer) }
  }
}
