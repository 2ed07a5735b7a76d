import GCSModel
import Testing

@Suite struct SettingTests {
  @Test("GX-01 GX-02 GX-03 every setting has its name, kind and default")
  func catalogue() {
    let catalogue = SettingID.allCases.map { id in
      let value = String(decoding: id.json(id.kind.defaultValue).bytes, as: UTF8.self)
      return "\(id.name) \(value)"
    }
    #expect(
      catalogue == [
        "notifications.enabled true", "notifications.grnUpdates true", "notifications.dispatchAlerts true",
        "sync.auto false", "sync.interval \"daily\"", "sync.wifiOnly false", "display.darkMode false",
        "offline.mode false", "offline.cacheDuration \"24h\"",
      ])
  }

  @Test("SC-09 a name leads back to its setting", arguments: SettingID.allCases)
  func names(id: SettingID) {
    #expect(SettingID(name: id.name) == id)
    #expect(SettingID(name: id.name + "x") == nil)
    #expect(SettingID(name: id.name.uppercased()) == nil)
  }

  @Test("SC-09 every good value of every setting is read and written back", arguments: SettingID.allCases)
  func goodValues(id: SettingID) throws {
    let values: [JSON] =
      switch id.kind {
      case .bool: [.bool(true), .bool(false)]
      case .choice(let options, _): options.map { .string($0) }
      }
    for json in values {
      let value = try id.parse(json)
      #expect(id.kind.accepts(value))
      #expect(id.json(value) == json)
      var settings = Settings()
      settings[id] = value
      #expect(settings[id] == value)
      for other in SettingID.allCases where other != id { #expect(settings[other] == other.kind.defaultValue) }
    }
  }

  @Test("SC-09 every bad value of every setting is refused with its name", arguments: SettingID.allCases)
  func badValues(id: SettingID) {
    var values: [JSON] = [
      .null, .number(0), .number(1), .string("true"), .string(""), .string("Daily"), .array([]), .object([]),
    ]
    if case .bool = id.kind { values.append(.string("daily")) } else { values += [.bool(true), .bool(false)] }
    for json in values {
      let problem = #expect(throws: SettingProblem.self) { _ = try id.parse(json) }
      #expect(problem?.field == "value")
      #expect(problem?.detail.hasPrefix(id.name + " takes ") == true)
    }
  }

  @Test("SC-09 a refusal says what the setting takes and what it got")
  func sentences() {
    func sentence(_ id: SettingID, _ json: JSON) -> String? {
      do throws(SettingProblem) {
        _ = try id.parse(json)
        return nil
      } catch {
        return error.detail
      }
    }
    #expect(
      sentence(.syncInterval, .string("monthly"))
        == #"sync.interval takes "hourly", "daily" or "weekly", not "monthly"."#)
    #expect(sentence(.displayDarkMode, .number(1)) == "display.darkMode takes true or false, not 1.")
    #expect(
      sentence(.displayDarkMode, .string(String(repeating: "x", count: 3000)))
        == "display.darkMode takes true or false, not a text of 3000 bytes.")
  }
}
