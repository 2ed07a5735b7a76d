import GCSModel
import GRDB
import HummingbirdTesting
import Synchronization
import Testing

@testable import GCSServer

@Suite struct StoreTests {
  @Test("SC-09 the database synchronises fully, in WAL mode")
  func durable() throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    let (level, mode) = try store.pool.writeWithoutTransaction { db in
      (try Int.fetchOne(db, sql: "PRAGMA synchronous"), try String.fetchOne(db, sql: "PRAGMA journal_mode"))
    }
    #expect(level == 2)
    #expect(mode == "wal")
    store.close()
  }

  @Test("SC-09 a database that another program reads is closed all the same, and may be opened again")
  func closedWhileRead() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    _ = try await store.apply(SettingChange(.syncAuto, .bool(true)), key: .test("a"))
    let other = try OtherProgram(path: folder.database)
    try other.execute("BEGIN; SELECT * FROM setting")
    store.close()
    #expect(throws: DatabaseError.self) { try store.pool.read { db in try db.execute(sql: "SELECT 1") } }
    let again = try SettingsStore.test(folder)
    #expect(try await again.snapshot().settings.isOn(.syncAuto))
    try other.close()
    again.close()
  }

  @Test("SC-09 values, keys and the sequence survive a restart")
  func restart() async throws {
    let folder = try TemporaryFolder()
    let change = SettingChange(.syncInterval, .choice(2))
    let first = try SettingsStore.test(folder)
    let acknowledgement = try await first.apply(change, key: .test("a"))
    first.close()

    let second = try SettingsStore.test(folder)
    #expect(second.sequence == 1)
    #expect(try await second.snapshot().settings[.syncInterval] == .choice(2))
    #expect(try await second.apply(change, key: .test("a")) == acknowledgement)
    #expect(try await second.apply(change, key: .test("b")).sequence == 2)
    second.close()
  }

  @Test("SC-09 two bursts of a hundred changes get strictly increasing sequences and share transactions")
  func groupCommit() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    let published = Mutex<[Int64]>([])
    store.onCommit { sequence in published.withLock { $0.append(sequence) } }

    let sequences = try await withThrowingTaskGroup(of: Int64.self) { group in
      for burst in 0..<2 {
        for number in 0..<100 {
          let setting = SettingID.allCases[(burst + number) % 2]
          group.addTask {
            let key = try IdempotencyKey.test("\(burst)-\(number)")
            return try await store.apply(SettingChange(setting, .bool(number % 2 == 0)), key: key).sequence
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(sequences.sorted() == Array(1...200))
    #expect(store.sequence == 200)
    // One step a transaction.
    let steps = published.withLock { $0 }
    #expect(steps.count < 200)
    #expect(steps == steps.sorted() && Set(steps).count == steps.count && steps.last == 200)
    store.close()
  }

  @Test("SC-09 the value that stays is the one with the highest sequence")
  func lastWins() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    let answers = try await withThrowingTaskGroup(of: ChangeAcknowledgement.self) { group in
      for number in 0..<60 {
        group.addTask {
          let change = SettingChange(.syncInterval, .choice(UInt8(number % 3)))
          return try await store.apply(change, key: .test("\(number)"))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let last = answers.max { $0.sequence < $1.sequence }
    #expect(try await store.snapshot().settings[.syncInterval] == last?.change.value)
    store.close()
  }

  @Test("SC-09 the same key sent many times at once is kept once")
  func concurrentReplay() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    let change = SettingChange(.offlineMode, .bool(true))
    let sequences = try await withThrowingTaskGroup(of: Int64.self) { group in
      for _ in 0..<50 { group.addTask { try await store.apply(change, key: .test("same")).sequence } }
      return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
    }
    #expect(sequences == [1])
    #expect(store.sequence == 1)
    store.close()
  }

  @Test("SC-09 a refused change takes nothing from those that share its transaction")
  func refusedNeighbour() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    _ = try await store.apply(SettingChange(.syncAuto, .bool(true)), key: .test("taken"))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          do throws(ChangeRefusal) {
            guard let key = IdempotencyKey(number % 4 == 0 ? "taken" : "free-\(number)") else { return }
            _ = try await store.apply(SettingChange(.offlineMode, .bool(true)), key: key)
            #expect(number % 4 != 0)
          } catch {
            #expect(error == .keyOfAnotherChange)
            #expect(number % 4 == 0)
          }
        }
      }
    }
    #expect(store.sequence == 31)
    store.close()
  }

  @Test("SC-09 a stored setting or value that this version does not know is kept")
  func unknownSetting() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    try await store.pool.write { db in
      try db.execute(
        sql: """
          INSERT INTO setting VALUES ('display.theme', '{"name":"sea"}', 1), ('sync.interval', '"monthly"', 2)
          """)
    }
    let snapshot = try await store.snapshot()
    #expect(snapshot.settings == Settings())
    _ = try await store.apply(SettingChange(.displayDarkMode, .bool(true)), key: .test("a"))
    store.close()

    let again = try SettingsStore.test(folder)
    let stored = try await again.pool.read { db in
      try String.fetchAll(db, sql: "SELECT value FROM setting ORDER BY name")
    }
    #expect(stored == ["true", #"{"name":"sea"}"#, #""monthly""#])
    again.close()
  }

  @Test("SC-09 keys are forgotten after 30 days, not before")
  func oldKeys() async throws {
    let folder = try TemporaryFolder()
    let clock = Mutex<Int64>(1_000_000_000)
    let store = try SettingsStore.test(folder, now: { clock.withLock { $0 } })
    let day: Int64 = 24 * 60 * 60
    _ = try await store.apply(SettingChange(.syncAuto, .bool(true)), key: .test("old"))
    clock.withLock { $0 += 29 * day }
    _ = try await store.apply(SettingChange(.syncAuto, .bool(true)), key: .test("new"))
    #expect(try await keys(store) == ["new", "old"])
    clock.withLock { $0 += 2 * day }
    _ = try await store.apply(SettingChange(.syncAuto, .bool(true)), key: .test("newest"))
    #expect(try await keys(store) == ["new", "newest"])
    store.close()
  }

  /// Keys in order. A write after the last one, because old keys go after the answer is out.
  private func keys(_ store: SettingsStore) async throws -> [String] {
    try await store.pool.writeWithoutTransaction { db in
      try String.fetchAll(db, sql: "SELECT key FROM mutation ORDER BY key")
    }
  }
}
