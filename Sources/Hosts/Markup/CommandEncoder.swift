import SwitchyardElements

/// Writes host commands into two buffers that cross to the browser in one call.
///
/// `operations` holds 32-bit numbers: an operation's code and its operands. `text` holds all strings of the frame as
/// one UTF-8 run, which the browser decodes once; operands give places in it in UTF-16 units, as JavaScript counts.
/// The reader of both is `host.js`.
public struct CommandEncoder: CommandSink {
  public private(set) var operations: [Int32] = []
  public private(set) var text: [UInt8] = []
  private var textLength: Int32 = 0

  enum Code: Int32 {
    case create = 1, attributeWord, attributeText, removeAttribute, text, place, remove, style, removeStyle, restore
  }

  public init() {}

  public var isEmpty: Bool { operations.isEmpty }

  /// Forgets what was written and keeps the room for more.
  public mutating func removeAll() {
    operations.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
    textLength = 0
  }

  public mutating func receive(_ command: HostCommand) {
    switch command {
    case .create(let id, let kind):
      write(.create, id, index(of: kind.tag))
      if kind == .button { write(.attributeWord, id, index(of: .type), index(of: .button)) }
    case .set(let id, let property): write(property.markup, of: id)
    case .unset(let id, let slot):
      switch slot.place {
      case .attribute(let name): write(.removeAttribute, id, index(of: name))
      case .style(let name): write(.removeStyle, id, index(of: name))
      case nil: write(.text, id, 0, 0)
      }
    case .place(let id, let parent, let next): write(.place, id, Int32(parent), Int32(next ?? 0))
    case .remove(let id): write(.remove, id)
    case .restore(let id): write(.restore, id)
    }
  }

  /// Writes a fact about a node, 0 being the document itself.
  public mutating func write(_ fact: MarkupFact, of id: NodeID) {
    switch fact {
    case .text(let words):
      let (start, end) = append(words)
      write(.text, id, start, end)
    case .attribute(let name, .word(let word)): write(.attributeWord, id, index(of: name), index(of: word))
    case .attribute(let name, .part(let part)):
      write(.attributeWord, id, index(of: name), Int32(Word.allCases.count) + Int32(part.rawValue))
    case .attribute(let name, .text(let words)):
      let (start, end) = append(words)
      write(.attributeText, id, index(of: name), start, end)
    case .style(let name, let words):
      let (start, end) = append(words)
      write(.style, id, index(of: name), start, end)
    }
  }

  /// Writes an attribute of any words, or takes it away where they are nil.
  public mutating func write(_ name: Word, _ words: String?, of id: NodeID) {
    if let words {
      write(.attribute(name, .text(words)), of: id)
    } else {
      write(.removeAttribute, id, index(of: name))
    }
  }

  /// All words in the order of their numbers, each ended by a line feed: what the browser has to know beforehand.
  public static var vocabulary: String {
    var text = ""
    for word in Word.allCases { text += word.text + "\n" }
    for part in Part.allCases { text += part.name + "\n" }
    return text
  }

  /// A hash of what was written, equal for equal screens on every machine.
  public var checksum: UInt64 {
    var hash = FNV1a()
    for operation in operations {
      for shift in [0, 8, 16, 24] as [Int32] { hash.combine(UInt8(truncatingIfNeeded: operation >> shift)) }
    }
    for byte in text { hash.combine(byte) }
    return hash.value
  }

  private func index(of word: Word) -> Int32 { Int32(word.rawValue) }

  private mutating func write(_ code: Code, _ id: NodeID, _ a: Int32) {
    operations.append(code.rawValue)
    operations.append(Int32(id))
    operations.append(a)
  }

  private mutating func write(_ code: Code, _ id: NodeID, _ a: Int32, _ b: Int32) {
    write(code, id, a)
    operations.append(b)
  }

  private mutating func write(_ code: Code, _ id: NodeID, _ a: Int32, _ b: Int32, _ c: Int32) {
    write(code, id, a, b)
    operations.append(c)
  }

  private mutating func write(_ code: Code, _ id: NodeID) {
    operations.append(code.rawValue)
    operations.append(Int32(id))
  }

  private mutating func append(_ words: String) -> (start: Int32, end: Int32) {
    let start = textLength
    for byte in words.utf8 {
      text.append(byte)
      // A continuation byte adds nothing; a character of four bytes takes two units of UTF-16.
      if byte & 0xC0 != 0x80 { textLength += byte >= 0xF0 ? 2 : 1 }
    }
    return (start, textLength)
  }
}
