/// Why bytes are not JSON: where reading stopped, and what should have stood there.
public struct JSONError: Error, Equatable, Sendable {
  /// What a reader needed at `offset`.
  public enum Expectation: UInt8, Sendable {
    case value
    case endOfText
    case memberName
    case unusedMemberName
    case colon
    case commaOrEndOfArray
    case commaOrEndOfObject
    case digit
    case numberInRange
    case endOfString
    case escapedControlCharacter
    case escape
    case fourHexDigits
    case surrogatePair
    case validUTF8
    case lessNesting
  }

  /// The index of the first byte that does not fit.
  public let offset: Int
  public let expected: Expectation

  public init(offset: Int, expected: Expectation) {
    self.offset = offset
    self.expected = expected
  }

  /// A sentence part for people: `a colon at byte 12`.
  public var description: String {
    expected.description + " at byte " + String(offset)
  }
}

extension JSONError.Expectation {
  /// What was expected, in words.
  public var description: String {
    switch self {
    case .value: "a JSON value"
    case .endOfText: "nothing more after the value"
    case .memberName: "a member name in double quotes"
    case .unusedMemberName: "a member name that is not used twice"
    case .colon: "a colon"
    case .commaOrEndOfArray: "a comma or ]"
    case .commaOrEndOfObject: "a comma or }"
    case .digit: "a digit"
    case .numberInRange: "a number that fits a double"
    case .endOfString: "the closing quote of a string"
    case .escapedControlCharacter: "control characters written as \\u escapes"
    case .escape: "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .fourHexDigits: "four hexadecimal digits"
    case .surrogatePair: "both halves of a surrogate pair"
    case .validUTF8: "valid UTF-8"
    case .lessNesting: "at most 64 levels of nesting"
    }
  }
}
