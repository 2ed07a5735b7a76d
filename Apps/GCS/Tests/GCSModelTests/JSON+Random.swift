import GCSModel
import SplitMix

extension JSON {
  /// Any value, at most `depth` levels deep.
  static func random(depth: Int, using source: inout SplitMix64) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &source) {
    case 0: .null
    case 1: .bool(Bool.random(using: &source))
    case 2: .number(randomNumber(using: &source))
    case 3, 4: .string(randomText(using: &source))
    case 5:
      .array((0..<Int.random(in: 0...5, using: &source)).map { _ in random(depth: depth - 1, using: &source) })
    default:
      .object(
        (0..<Int.random(in: 0...5, using: &source)).map { index in
          JSONMember("\(index)" + randomText(using: &source), random(depth: depth - 1, using: &source))
        })
    }
  }

  private static func randomNumber(using source: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<4, using: &source) {
    case 0: Double(Int64.random(in: -1000...1000, using: &source))
    case 1: Double(Int64.random(in: -9_007_199_254_740_992...9_007_199_254_740_992, using: &source))
    case 2: Double.random(in: -1...1, using: &source)
    default:
      {
        while true {
          let number = Double(bitPattern: source.next())
          if number.isFinite { return number }
        }
      }()
    }
  }

  private static func randomText(using source: inout SplitMix64) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &source) {
      let range = ranges[Int.random(in: 0..<ranges.count, using: &source)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &source)) { text.append(scalar) }
    }
    return String(text)
  }

  /// With the members of every object in the order of their names.
  var sorted: JSON {
    switch self {
    case .array(let items): .array(items.map(\.sorted))
    case .object(let members):
      .object(
        members.map { JSONMember($0.name, $0.value.sorted) }
          .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    default: self
    }
  }
}
