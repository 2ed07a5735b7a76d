/// The codings in which a file is kept, best first.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip
  case identity

  /// The codings that an `Accept-Encoding` header allows, best first. Identity comes last even if it is refused: a file
  /// without compression is a better answer than none.
  static func accepted(by header: String?) -> [ContentCoding] {
    guard let header else { return [.identity] }
    var weights: [Substring: Double] = [:]
    for item in header.lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) }
      weights[Substring(name)] = weight ?? 1
    }
    func weight(_ coding: ContentCoding) -> Double {
      weights[Substring(coding.rawValue)] ?? (coding == .identity ? 0.000_1 : weights["*"] ?? 0)
    }
    let allowed = allCases.filter { weight($0) > 0 }
    // The order of the cases decides between equal weights, so the sort must be stable.
    let ranked = allowed.enumerated().sorted { left, right in
      let (leftWeight, rightWeight) = (weight(left.element), weight(right.element))
      return leftWeight == rightWeight ? left.offset < right.offset : leftWeight > rightWeight
    }
    let codings = ranked.map(\.element)
    return codings.contains(.identity) ? codings : codings + [.identity]
  }
}
