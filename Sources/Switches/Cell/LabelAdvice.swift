/// What makes the label of a switch hard to read (SC-10).
public enum LabelAdvice: Equatable, Sendable {
  /// The label has more than four words; it has so many.
  case tooLong(words: Int)
  /// The label negates, so that "on" would mean "not"; it begins with these words.
  case negative(String)

  /// The advice about a label, in English. O(n) in its length.
  public static func about(_ label: String) -> [LabelAdvice] {
    let words = label.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    var advice: [LabelAdvice] = []
    if words.count > 4 { advice.append(.tooLong(words: words.count)) }
    let start = words.prefix(2).map { $0.lowercased().replacingApostrophes }.joined(separator: " ")
    for negation in ["disable", "don't", "do not", "never", "no", "not", "turn off", "stop"]
    where start == negation || start.hasPrefix(negation + " ") {
      advice.append(.negative(negation))
      break
    }
    return advice
  }

  /// What to do about it.
  public var remedy: String {
    switch self {
    case .tooLong(let words): "has \(words) words; a switch is read at a glance with one to four"
    case .negative(let start): "begins with \"\(start)\"; name what the switch turns on instead"
    }
  }
}

extension String {
  fileprivate var replacingApostrophes: String {
    String(map { $0 == "\u{2019}" ? "'" : $0 })
  }
}

#if DEBUG && !hasFeature(Embedded)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  extension LabelAdvice {
    /// Writes the advice about a label to standard error, as compilers write warnings.
    static func warn(about label: String, fileID: StaticString, line: UInt) {
      for advice in about(label) {
        let warning = "\(fileID):\(line): warning: the switch label \"\(label)\" \(advice.remedy) (SC-10)\n"
        _ = Array(warning.utf8).withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      }
    }
  }
#endif
