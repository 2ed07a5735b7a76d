import SwitchyardElements
import SwitchyardMarkup

/// Writes the commands of a first drawing as the text that a browser would read to make the same nodes.
struct HTMLText {
  private struct Piece {
    var tag: Word
    var attributes: [(name: Word, value: String)] = []
    var words = ""
    var children: [NodeID] = []
  }

  private var pieces: [NodeID: Piece] = [0: Piece(tag: .div)]

  init(_ commands: [HostCommand]) {
    for command in commands {
      switch command {
      case .create(let id, let kind):
        pieces[id] = Piece(tag: kind.tag)
        if kind == .button { pieces[id]?.attributes.append((.type, Word.button.text)) }
      case .set(let id, let property): state(property.markup, of: id)
      case .place(let id, let parent, before: nil): pieces[parent]?.children.append(id)
      case .place, .unset, .remove, .restore: preconditionFailure("A first drawing only creates, sets and appends.")
      }
    }
  }

  var text: String {
    var text = ""
    for child in pieces[0]?.children ?? [] { write(child, to: &text) }
    return text
  }

  private mutating func state(_ fact: MarkupFact, of id: NodeID) {
    switch fact {
    case .text(let words): pieces[id]?.words = words
    case .attribute(let name, .word(let word)): pieces[id]?.attributes.append((name, word.text))
    case .attribute(let name, .part(let part)): pieces[id]?.attributes.append((name, part.name))
    case .attribute(let name, .text(let words)): pieces[id]?.attributes.append((name, words))
    case .style: preconditionFailure("Nothing is held in a style before a person has touched it.")
    }
  }

  private func write(_ id: NodeID, to text: inout String) {
    guard let piece = pieces[id] else { return }
    text += "<" + piece.tag.text
    for (name, value) in piece.attributes { text += " \(name.text)=\"\(value.escapedForAttribute)\"" }
    text += ">" + piece.words.escapedForText
    for child in piece.children { write(child, to: &text) }
    text += "</" + piece.tag.text + ">"
  }
}

extension String {
  /// The words as they stand between tags (HTML, escaping a string).
  public var escapedForText: String { escaped(quotes: false) }

  /// The words as they stand between the quotation marks of an attribute.
  public var escapedForAttribute: String { escaped(quotes: true) }

  private func escaped(quotes: Bool) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "\u{A0}": text += "&nbsp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where quotes: text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
