/// The pending changes of a browser, as a cookie tells the server with the next page (SC-09).
///
/// The outbox can be read only after the page has come; the cookie lets the page itself be drawn as it was left.
/// `display.darkMode~true|sync.interval~weekly`
public enum PendingCookie {
  public static var name: String { "gcs-pending" }

  public static func text(_ changes: [SettingChange]) -> String {
    var text = ""
    for change in changes {
      if !text.isEmpty { text += "|" }
      text += change.setting.name + "~" + change.setting.word(change.value)
    }
    return text
  }

  /// Reads the cookie from a `Cookie` header; what is not understood is passed over.
  public static func changes(inHeader header: String) -> [SettingChange] {
    var changes: [SettingChange] = []
    for cookie in header.utf8.split(separator: UInt8(ascii: ";")) {
      let pair = cookie.drop { $0 == UInt8(ascii: " ") }.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard pair.count == 2, pair[0].elementsEqual(name.utf8) else { continue }
      for item in pair[1].split(separator: UInt8(ascii: "|")).prefix(SettingID.allCases.count) {
        let parts = item.split(separator: UInt8(ascii: "~"), maxSplits: 1)
        guard
          parts.count == 2, let setting = SettingID(name: String(decoding: parts[0], as: UTF8.self)),
          let value = setting.value(word: String(decoding: parts[1], as: UTF8.self))
        else { continue }
        changes.removeAll { $0.setting == setting }
        changes.append(SettingChange(setting, value))
      }
    }
    return changes
  }
}

extension SettingID {
  fileprivate func word(_ value: SettingValue) -> String {
    switch json(value) {
    case .bool(let isOn): isOn ? "true" : "false"
    case .string(let option): option
    case .null, .number, .array, .object: preconditionFailure("A setting is on or off, or a choice.")
    }
  }

  fileprivate func value(word: String) -> SettingValue? {
    let json: JSON = sameText(word, "true") ? .bool(true) : sameText(word, "false") ? .bool(false) : .string(word)
    return try? parse(json)
  }
}
