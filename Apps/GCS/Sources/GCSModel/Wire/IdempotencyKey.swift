/// The name of one change, made by the client that asks for it: sent again with the same key, it is kept once.
public struct IdempotencyKey: Sendable {
  public let text: String

  /// Takes 1 to 100 letters, digits, dots, underscores, colons and hyphens; nil for anything else.
  public init?(_ text: String) {
    guard (1...100).contains(text.utf8.count) else { return nil }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"),
        UInt8(ascii: "-"):
        continue
      default: return nil
      }
    }
    self.text = text
  }
}

extension IdempotencyKey: Equatable {
  public static func == (left: IdempotencyKey, right: IdempotencyKey) -> Bool {
    sameText(left.text, right.text)
  }
}
