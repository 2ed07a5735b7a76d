import GCSModel
import Testing

@Suite struct JSONReadingTests {
  @Test(
    "SC-09 good JSON",
    arguments: [
      ("null", JSON.null),
      (" \t\r\n true ", .bool(true)),
      ("false", .bool(false)),
      ("0", .number(0)),
      ("-0", .number(0)),
      ("-12.5e+1", .number(-125)),
      ("1E2", .number(100)),
      ("123456789012345678901234567890", .number(123_456_789_012_345_677_877_719_597_056)),
      ("9007199254740993", .number(9_007_199_254_740_992)),
      ("\"\"", .string("")),
      (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC""#, .string("\"\\/\u{8}\u{c}\n\r\tAé€")),
      (#""\ud83d\uDE00""#, .string("😀")),
      ("\"é€😀\"", .string("é€😀")),
      ("[]", .array([])),
      ("[1 , [2],{}]", .array([.number(1), .array([.number(2)]), .object([])])),
      ("{ \"a\" : 1 , \"b\" : null }", .object([JSONMember("a", .number(1)), JSONMember("b", .null)])),
    ])
  func good(text: String, value: JSON) throws {
    #expect(try JSON(reading: Array(text.utf8)) == value)
  }

  @Test(
    "SC-09 bad JSON is refused at the byte that is wrong",
    arguments: [
      ("", 0, JSONError.Expectation.value),
      ("  ", 2, .value),
      ("nul", 0, .value),
      ("True", 0, .value),
      ("1 2", 2, .endOfText),
      ("01", 1, .endOfText),
      ("+1", 0, .value),
      ("-", 1, .digit),
      (".5", 0, .value),
      ("1.", 2, .digit),
      ("1e", 2, .digit),
      ("1e+", 3, .digit),
      ("NaN", 0, .value),
      ("1e999", 0, .numberInRange),
      ("\"a", 2, .endOfString),
      ("\"a\nb\"", 2, .escapedControlCharacter),
      (#""\x""#, 1, .escape),
      (#""\u12g4""#, 5, .fourHexDigits),
      (#""\ud83d""#, 1, .surrogatePair),
      (#""\ude00""#, 1, .surrogatePair),
      (#""\ud83dA""#, 1, .surrogatePair),
      ("[1 2]", 3, .commaOrEndOfArray),
      ("[1,]", 3, .value),
      ("[", 1, .value),
      ("{a:1}", 1, .memberName),
      ("{\"a\" 1}", 5, .colon),
      ("{\"a\":1,}", 7, .memberName),
      ("{\"a\":1 \"b\":2}", 7, .commaOrEndOfObject),
      (#"{"a":1,"\u0061":2}"#, 7, .unusedMemberName),
      ("\u{FEFF}1", 0, .value),
      ("'a'", 0, .value),
      ("/* */ 1", 0, .value),
    ])
  func bad(text: String, offset: Int, expected: JSONError.Expectation) {
    #expect(throws: JSONError(offset: offset, expected: expected)) { try JSON(reading: Array(text.utf8)) }
  }

  @Test(
    "SC-09 bytes that are not UTF-8 are refused",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    let quoted = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
    #expect(throws: JSONError(offset: 1, expected: .validUTF8)) { try JSON(reading: quoted) }
  }

  @Test("SC-09 64 levels are read, 65 are refused")
  func nesting() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSON(reading: nested(64))
    #expect(throws: JSONError(offset: 64, expected: .lessNesting)) { try JSON(reading: nested(65)) }
    #expect(throws: JSONError(offset: 64, expected: .lessNesting)) {
      try JSON(reading: [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }

  @Test(
    "SC-09 numbers are written as short as they can be",
    arguments: [
      (0.0, "0"), (-3, "-3"), (0.1, "0.1"), (1e21, "1e+21"), (9_007_199_254_740_992, "9007199254740992"),
      (Double.infinity, "null"), (Double.nan, "null"),
    ])
  func numbers(number: Double, text: String) {
    #expect(String(decoding: JSON.number(number).bytes, as: UTF8.self) == text)
  }

  @Test("SC-09 texts that look alike but have other bytes are two names")
  func canonicalEquivalence() throws {
    let json = try JSON(reading: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
    #expect(json["e\u{301}"] == .number(2))
    #expect(JSON.string("\u{E9}") != JSON.string("e\u{301}"))
  }

  @Test("SC-09 only whole numbers that a double holds exactly are whole")
  func wholeNumbers() {
    #expect(JSON.number(13).wholeNumber == 13)
    #expect(JSON.number(1.5).wholeNumber == nil)
    #expect(JSON.number(1e300).wholeNumber == nil)
    #expect(JSON.string("13").wholeNumber == nil)
  }
}
