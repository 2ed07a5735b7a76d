/// A JSON value. Members of an object keep the order in which they were written.
public enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([JSONMember])
}

/// One name and its value inside a JSON object.
public struct JSONMember: Sendable {
  public let name: String
  public let value: JSON

  public init(_ name: String, _ value: JSON) {
    self.name = name
    self.value = value
  }
}

extension JSON {
  /// The value of the member called `name`, if this is an object that has one.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    for member in members where sameText(member.name, name) { return member.value }
    return nil
  }

  /// The text, if this is a string.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number as a whole number, if it is one that a `Double` holds exactly.
  public var wholeNumber: Int64? {
    guard case .number(let number) = self, number == number.rounded(.towardZero) else { return nil }
    guard number.magnitude <= JSON.largestExactWholeNumber else { return nil }
    return Int64(number)
  }

  /// A whole number as JSON.
  public static func whole(_ number: Int64) -> JSON { .number(Double(number)) }

  /// 2^53: every whole number up to here has a `Double` of its own.
  static var largestExactWholeNumber: Double { 9_007_199_254_740_992 }
}
