import GCSModel
import GCSSync
import Testing

/// The machine against single events (SC-09).
struct SettingsSyncTests {
  static let dark = SettingChange(.displayDarkMode, .bool(true))
  static let light = SettingChange(.displayDarkMode, .bool(false))
  static let auto = SettingChange(.syncAuto, .bool(true))

  static func acknowledgement(_ change: SettingChange, _ sequence: Int64) -> ChangeAcknowledgement {
    ChangeAcknowledgement(change: change, sequence: sequence)
  }

  static func machine(at sequence: Int64 = 5) -> SettingsSync {
    var sync = SettingsSync(snapshot: SettingsSnapshot(sequence: sequence, settings: Settings()))
    _ = sync.restored([])
    return sync
  }

  @Test("SC-09 A change shows at once, is kept before it is sent, and is forgotten when acknowledged")
  func acknowledged() {
    var sync = Self.machine()
    let effects = sync.change(Self.dark, key: "1")
    let pending = PendingChange(key: "1", change: Self.dark)
    #expect(effects == [.keep(pending), .watch(key: "1"), .send(pending)])
    #expect(sync.settings.isOn(.displayDarkMode))
    #expect(!sync.isWaiting(.displayDarkMode), "A change that is on its way is no news.")
    #expect(sync.acknowledged("1", Self.acknowledgement(Self.dark, 6)) == [.forget(key: "1")])
    #expect(sync.outbox.isEmpty && sync.settings.isOn(.displayDarkMode) && sync.snapshot.sequence == 6)
  }

  @Test("SC-09 A change that waits for a second, or while the server is away, is marked")
  func waiting() {
    var sync = Self.machine()
    _ = sync.change(Self.dark, key: "1")
    sync.overdue("1")
    #expect(sync.isWaiting(.displayDarkMode) && !sync.isWaiting(.syncAuto))
    var away = Self.machine()
    _ = away.change(Self.dark, key: "1")
    #expect(away.couldNotSend("1") == [.retry(after: 500)])
    #expect(away.isServerAway && away.isWaiting(.displayDarkMode) && away.settings.isOn(.displayDarkMode))
    #expect(away.retry() == [.send(PendingChange(key: "1", change: Self.dark))])
    _ = away.acknowledged("1", Self.acknowledgement(Self.dark, 6))
    #expect(!away.isServerAway && !away.isWaiting(.displayDarkMode))
  }

  @Test("SC-09 Tries wait longer each time, up to 15 s, and begin anew once the server was reached")
  func backingOff() {
    var sync = Self.machine()
    _ = sync.change(Self.dark, key: "1")
    var waits: [Int] = []
    for _ in 0..<7 {
      for case .retry(let wait) in sync.couldNotSend("1") { waits.append(wait) }
      _ = sync.retry()
    }
    #expect(waits == [500, 1000, 2000, 4000, 8000, 15_000, 15_000])
    _ = sync.heard(of: 5)
    _ = sync.retry()
    #expect(sync.couldNotSend("1") == [.retry(after: 500)])
  }

  @Test("SC-09 A refused change goes back and says why")
  func refused() {
    var sync = Self.machine()
    _ = sync.change(Self.dark, key: "1")
    #expect(sync.refused("1", because: "Not tonight") == [.forget(key: "1"), .pull])
    #expect(!sync.settings.isOn(.displayDarkMode) && sync.refusals == ["Not tonight"])
    _ = sync.change(Self.auto, key: "2")
    _ = sync.refused("2", because: "Not tonight")
    #expect(sync.refusals.count == 2, "Each refusal is told, in the same words too.")
    sync.dismissRefusal()
    sync.dismissRefusal()
    sync.dismissRefusal()
    #expect(sync.refusals.isEmpty && sync.readRefusals == 2)
  }

  @Test("SC-09 A refused change does not go back where a newer one stands")
  func refusedBelowNewer() {
    var sync = Self.machine()
    _ = sync.change(Self.dark, key: "1")
    _ = sync.change(Self.light, key: "2")
    _ = sync.change(Self.dark, key: "3")
    let effects = sync.refused("1", because: "No")
    #expect(effects == [.forget(key: "1"), .pull, .send(PendingChange(key: "2", change: Self.light))])
    #expect(sync.settings.isOn(.displayDarkMode))
  }

  @Test("SC-09 A change that another tab may hold is sent even where a newer one stands above it")
  func overtakenChange() {
    var sync = Self.machine()
    _ = sync.change(Self.dark, key: "1")
    _ = sync.couldNotSend("1")
    #expect(sync.change(Self.light, key: "2").contains(.send(PendingChange(key: "1", change: Self.dark))))
    #expect(sync.outbox.map(\.key) == ["1", "2"])
  }

  @Test("SC-09 One retry is due at a time")
  func oneRetry() {
    var sync = Self.machine()
    _ = sync.heard(of: 9)
    _ = sync.change(Self.dark, key: "1")
    #expect(sync.couldNotPull() == [.retry(after: 500)])
    #expect(sync.couldNotSend("1") == [])
    #expect(sync.retry() == [.send(PendingChange(key: "1", change: Self.dark))])
    #expect(sync.couldNotSend("1") == [.retry(after: 2000)])
  }

  @Test("SC-09 What earlier pages left goes first, and the page's overlay ends")
  func restored() {
    var sync = SettingsSync(
      snapshot: SettingsSnapshot(sequence: 1, settings: Settings()), overlay: [Self.auto, Self.dark])
    #expect(sync.settings.isOn(.syncAuto))
    let kept = PendingChange(key: "1", change: Self.dark)
    #expect(sync.restored([kept]) == [.watch(key: "1"), .send(kept)])
    #expect(sync.settings.isOn(.displayDarkMode) && !sync.settings.isOn(.syncAuto))
    #expect(sync.restored([kept]) == [])
  }

  @Test("SC-09 Nothing is sent before the outbox was read, so that an older change cannot come after a newer one")
  func restoredLate() {
    var sync = SettingsSync(snapshot: SettingsSnapshot(sequence: 1, settings: Settings()))
    let newer = PendingChange(key: "2", change: Self.light)
    #expect(sync.change(Self.light, key: "2") == [.keep(newer), .watch(key: "2")])
    let older = PendingChange(key: "1", change: Self.dark)
    #expect(sync.restored([older, newer]) == [.watch(key: "1"), .send(older)])
    #expect(!sync.settings.isOn(.displayDarkMode))
    #expect(sync.acknowledged("1", Self.acknowledgement(Self.dark, 2)).contains(.send(newer)))
  }

  @Test("SC-09 A newer sequence is pulled once at a time")
  func pulls() {
    var sync = Self.machine()
    #expect(sync.heard(of: 5) == [])
    #expect(sync.heard(of: 6) == [.pull])
    #expect(sync.heard(of: 7) == [])
    #expect(sync.pulled(SettingsSnapshot(sequence: 6, settings: Settings())) == [.pull])
    #expect(sync.pulled(SettingsSnapshot(sequence: 7, settings: Settings())) == [])
    #expect(sync.snapshot.sequence == 7)
    #expect(sync.heard(of: 2) == [.pull], "A server that was restored is behind; what it has, holds.")
  }

  @Test("SC-09 A pull that was read before an acknowledged change does not take it back")
  func overtaken() {
    var sync = Self.machine()
    _ = sync.refused("0", because: "")
    _ = sync.change(Self.dark, key: "1")
    _ = sync.acknowledged("1", Self.acknowledgement(Self.dark, 6))
    #expect(sync.pulled(SettingsSnapshot(sequence: 5, settings: Settings())) == [.pull])
    #expect(sync.settings.isOn(.displayDarkMode) && sync.snapshot.sequence == 6)
  }

  @Test("SC-09 A pending change survives its record, and another version's record is passed over")
  func records() throws {
    let pending = PendingChange(key: "k", change: SettingChange(.syncInterval, .choice(2)))
    #expect(PendingChange(key: "k", record: pending.record) == pending)
    for record in ["", "{", "{\"setting\":\"x.y\",\"value\":true}", "{\"setting\":\"sync.auto\",\"value\":3}"] {
      #expect(PendingChange(key: "k", record: Array(record.utf8)) == nil)
    }
  }

  @Test("SC-09 The cookie carries pending changes, and hostile ones carry nothing")
  func cookies() {
    let changes = [Self.dark, SettingChange(.syncInterval, .choice(2))]
    let text = PendingCookie.text(changes)
    #expect(text == "display.darkMode~true|sync.interval~weekly")
    #expect(PendingCookie.changes(inHeader: "a=b; gcs-pending=\(text); c=d") == changes)
    let twice = "gcs-pending=sync.auto~true|sync.auto~false"
    #expect(PendingCookie.changes(inHeader: twice) == [SettingChange(.syncAuto, .bool(false))])
    for hostile in ["", "gcs-pending", "gcs-pending=", "gcs-pending=~", "gcs-pending=a~b|sync.auto~maybe|~", "=;=;~|"] {
      #expect(PendingCookie.changes(inHeader: hostile) == [])
    }
  }

  @Test("SC-09 The state of a page survives its JSON")
  func pageState() throws {
    let state = PageState(snapshot: SettingsSnapshot(sequence: 9, settings: Settings()), pending: [Self.dark])
    #expect(try PageState(reading: state.json.bytes) == state)
  }
}
