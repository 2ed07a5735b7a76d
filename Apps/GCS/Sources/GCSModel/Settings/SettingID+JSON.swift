extension SettingID {
  /// Reads a JSON value as a value of this setting.
  public func parse(_ json: JSON) throws(SettingProblem) -> SettingValue {
    switch kind {
    case .bool:
      if case .bool(let value) = json { return .bool(value) }
      throw SettingProblem(field: "value", detail: name + " takes true or false, not " + json.shortDescription + ".")
    case .choice(let options, _):
      if case .string(let text) = json {
        for (index, option) in options.enumerated() where sameText(option, text) { return .choice(UInt8(index)) }
      }
      throw SettingProblem(
        field: "value", detail: name + " takes " + list(options) + ", not " + json.shortDescription + ".")
    }
  }

  /// A value of this setting as it is stored and sent.
  public func json(_ value: SettingValue) -> JSON {
    switch (kind, value) {
    case (_, .bool(let value)): .bool(value)
    case (.choice(let options, _), .choice(let index)): .string(options[Int(index)])
    case (.bool, .choice): preconditionFailure("a choice was given to a setting that is on or off")
    }
  }

  /// `"a", "b" or "c"`.
  private func list(_ options: [String]) -> String {
    var text = ""
    for (index, option) in options.enumerated() {
      if index > 0 { text += index == options.count - 1 ? " or " : ", " }
      text += "\"" + option + "\""
    }
    return text
  }
}

/// Why a value cannot be given to a setting.
public struct SettingProblem: Error, Sendable {
  /// The member of the message that is wrong.
  public let field: String
  /// One sentence that names the setting and what it takes.
  public let detail: String

  public init(field: String, detail: String) {
    self.field = field
    self.detail = detail
  }
}

extension JSON {
  /// The value in a few words, for a sentence that refuses it.
  var shortDescription: String {
    switch self {
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    case .string(let text) where text.utf8.count > 40: "a text of " + String(text.utf8.count) + " bytes"
    case .bool, .number, .string: String(decoding: bytes, as: UTF8.self)
    }
  }
}
