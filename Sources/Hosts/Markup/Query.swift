import SwitchyardDesign
import SwitchyardElements

/// The query of an address: names and values, percent-decoded, the first of a name holding.
public struct Query: Equatable, Sendable {
  private var items: [(name: String, value: String)] = []

  /// - Parameter text: What follows the question mark; a leading one is passed over.
  public init(_ text: String) {
    for item in text.drop(while: { $0 == "?" }).utf8.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      items.append((Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : ""))
    }
  }

  /// The value of a name, or nil where the query does not have it.
  public subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  public static func == (a: Query, b: Query) -> Bool {
    a.items.elementsEqual(b.items) { $0.name == $1.name && $0.value == $1.value }
  }

  private static func decode(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first?.hexValue, let low = rest.dropFirst().first?.hexValue {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var hexValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension ElementEnvironment {
  /// Changes what the parameters `look`, `theme`, `scheme`, `dir` and `motion` ask for; unknown values change nothing.
  public mutating func apply(_ query: Query) {
    let theme = query["theme"] ?? (query["look"] == nil ? look.theme : "")
    if let look = Look.named(query["look"] ?? look.name, theme: theme) { self.look = look }
    if let scheme = query["scheme"].flatMap(Scheme.init(name:)) { self.scheme = scheme }
    switch query["dir"] {
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    default: break
    }
    if query["motion"] == "reduced" { motion = .reduced }
  }
}
