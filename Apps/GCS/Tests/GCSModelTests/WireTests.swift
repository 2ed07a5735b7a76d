import GCSModel
import SplitMix
import Testing

@Suite struct WireTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
  private func text(_ json: JSON) -> String { String(decoding: json.bytes, as: UTF8.self) }

  @Test("SC-09 a snapshot is read as it was written", arguments: 0..<50)
  func snapshot(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    var settings = Settings()
    for id in SettingID.allCases {
      switch id.kind {
      case .bool: settings[id] = .bool(Bool.random(using: &source))
      case .choice(let options, _):
        settings[id] = .choice(UInt8.random(in: 0..<UInt8(options.count), using: &source))
      }
    }
    let snapshot = SettingsSnapshot(
      sequence: Int64.random(in: 0...9_007_199_254_740_991, using: &source), settings: settings)
    #expect(try SettingsSnapshot(reading: snapshot.json.bytes) == snapshot)
  }

  @Test("SC-09 a snapshot of a newer server leaves out what is unknown")
  func newerServer() throws {
    let snapshot = try SettingsSnapshot(
      reading: bytes(
        #"{"sequence":4,"node":"b","values":{"display.theme":{"a":1},"sync.interval":"monthly","sync.auto":true}}"#))
    #expect(snapshot.sequence == 4)
    #expect(snapshot.settings.isOn(.syncAuto))
    #expect(snapshot.settings.choice(.syncInterval) == 1)
  }

  @Test("SC-09 a snapshot of an older server has defaults for what is missing")
  func olderServer() throws {
    let snapshot = try SettingsSnapshot(reading: bytes(#"{"sequence":0,"values":{}}"#))
    #expect(snapshot == SettingsSnapshot(sequence: 0, settings: Settings()))
  }

  @Test(
    "SC-09 a snapshot that is none is refused",
    arguments: [
      ("{", nil), ("[]", nil), (#"{"values":{}}"#, "sequence"), (#"{"sequence":-1,"values":{}}"#, "sequence"),
      (#"{"sequence":1.5,"values":{}}"#, "sequence"), (#"{"sequence":1}"#, "values"),
      (#"{"sequence":1,"values":[]}"#, "values"),
    ] as [(String, String?)])
  func badSnapshot(text: String, field: String?) {
    let error = #expect(throws: WireError.self) { _ = try SettingsSnapshot(reading: bytes(text)) }
    #expect(error?.field == field)
  }

  @Test("SC-09 a change and its acknowledgement are read as they were written", arguments: SettingID.allCases)
  func change(id: SettingID) throws {
    let change = SettingChange(id, id.kind.defaultValue)
    #expect(try SettingChange(of: id, reading: change.json.bytes) == change)
    let acknowledgement = ChangeAcknowledgement(change: change, sequence: 13)
    #expect(try ChangeAcknowledgement(reading: acknowledgement.json.bytes) == acknowledgement)
  }

  @Test("SC-09 messages have the members of the contract")
  func members() {
    let change = SettingChange(.displayDarkMode, .bool(true))
    #expect(text(change.json) == #"{"value":true}"#)
    #expect(
      text(ChangeAcknowledgement(change: change, sequence: 13).json)
        == #"{"setting":"display.darkMode","value":true,"sequence":13}"#)
    #expect(text(ChangeEvent(sequence: 13).json) == #"{"sequence":13}"#)
    #expect(
      text(SettingsSnapshot(sequence: 12, settings: Settings()).json)
        .hasPrefix(#"{"sequence":12,"values":{"notifications.enabled":true,"#))
  }

  @Test(
    "SC-09 a change that is none names the member",
    arguments: [
      ("", nil), ("true", nil), ("{}", "value"), (#"{"value":"on"}"#, "value"), (#"{"value":true,"key":1}"#, "key"),
    ] as [(String, String?)])
  func badChange(text: String, field: String?) {
    let error = #expect(throws: WireError.self) {
      _ = try SettingChange(of: .displayDarkMode, reading: bytes(text))
    }
    #expect(error?.field == field)
  }

  @Test(
    "SC-09 an acknowledgement that is none is refused",
    arguments: [
      #"{"value":true,"sequence":1}"#, #"{"setting":"x","value":true,"sequence":1}"#,
      #"{"setting":"sync.auto","sequence":1}"#, #"{"setting":"sync.auto","value":1,"sequence":1}"#,
      #"{"setting":"sync.auto","value":true}"#,
    ])
  func badAcknowledgement(text: String) {
    #expect(throws: WireError.self) { _ = try ChangeAcknowledgement(reading: bytes(text)) }
  }

  @Test("SC-09 problems and events are read as they were written")
  func problemsAndEvents() throws {
    let problem = Problem(type: "/problems/x", title: "X", status: 422, detail: "Because \"y\".", field: "value")
    #expect(try Problem(reading: problem.json.bytes) == problem)
    let plain = Problem(type: "/problems/x", title: "X", status: 404, detail: "")
    #expect(try Problem(reading: plain.json.bytes) == plain)
    #expect(try Problem(reading: bytes("{}")).type == "about:blank")
    #expect(try ChangeEvent(reading: bytes(#"{"sequence":13}"#)) == ChangeEvent(sequence: 13))
    #expect(throws: WireError.self) { _ = try ChangeEvent(reading: bytes("{}")) }
  }

  @Test(
    "SC-09 idempotency keys have 1 to 100 plain characters",
    arguments: [
      ("a", true), ("A-z_0.9:", true), (String(repeating: "a", count: 100), true), ("", false),
      (String(repeating: "a", count: 101), false), ("a b", false), ("é", false), ("a/b", false), ("a\n", false),
    ])
  func keys(text: String, isGood: Bool) {
    #expect((IdempotencyKey(text) != nil) == isGood)
  }
}
