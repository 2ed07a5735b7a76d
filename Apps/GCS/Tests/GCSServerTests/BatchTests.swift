import Foundation
import GCSModel
import GRDB
import Synchronization
import Testing

@testable import GCSServer

/// Changes that share a transaction in which one of them fails at its last step.
@Suite(.timeLimit(.minutes(1))) struct BatchTests {
  private typealias Outcome = Result<ChangeAcknowledgement, ChangeRefusal>

  private static let changes: [(key: String, change: SettingChange)] = [
    ("before", SettingChange(.syncAuto, .bool(true))), ("bad", SettingChange(.displayDarkMode, .bool(true))),
    ("after", SettingChange(.offlineMode, .bool(true))),
  ]

  /// Runs `sql` when the key "bad" is remembered, which comes after the setting and the sequence were written.
  private func failAtLastStep(_ store: SettingsStore, _ sql: String) async throws {
    try await store.pool.write { db in
      db.add(
        function: DatabaseFunction("fail", argumentCount: 1) { values in
          let code = Int32.fromDatabaseValue(values[0]).map { ResultCode(rawValue: $0) }
          throw DatabaseError(resultCode: code ?? .SQLITE_ERROR, message: "as the test wants it")
        })
      try db.execute(
        sql: "CREATE TRIGGER bad BEFORE INSERT ON mutation WHEN NEW.key = 'bad' BEGIN SELECT \(sql); END")
    }
  }

  /// Sends all changes while the writer is held, so that they share one transaction, in order.
  private func sendTogether(_ store: SettingsStore) async throws -> [String: Outcome] {
    let gate = DispatchSemaphore(value: 0)
    store.pool.asyncWriteWithoutTransaction { _ in gate.wait() }
    return try await withThrowingTaskGroup(of: (String, Outcome).self) { group in
      // If a step throws, the group still waits for the changes that were sent.
      defer { gate.signal() }
      for (count, (name, change)) in BatchTests.changes.enumerated() {
        let key = try IdempotencyKey.test(name)
        group.addTask {
          do throws(ChangeRefusal) {
            return (name, .success(try await store.apply(change, key: key)))
          } catch {
            return (name, .failure(error))
          }
        }
        while store.state.withLock({ $0.waiting.count }) <= count { try await Task.sleep(for: .milliseconds(1)) }
      }
      gate.signal()
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }

  private func sequences(_ outcomes: [String: Outcome]) -> [Int64?] {
    BatchTests.changes.map { try? outcomes[$0.key]?.get().sequence }
  }

  private func keyCount(_ store: SettingsStore) async throws -> Int? {
    try await store.pool.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM mutation") }
  }

  @Test("SC-09 a change that SQLite refuses is undone alone")
  func refusedAlone() async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    try await failAtLastStep(store, "RAISE(ABORT, 'no')")
    #expect(sequences(try await sendTogether(store)) == [1, nil, 2])
    let snapshot = try await store.snapshot()
    #expect(snapshot.sequence == 2)
    #expect(snapshot.settings.isOn(.syncAuto) && snapshot.settings.isOn(.offlineMode))
    #expect(!snapshot.settings.isOn(.displayDarkMode))
    #expect(try await keyCount(store) == 2)
    store.close()
  }

  @Test(
    "SC-09 trouble of the whole database fails all changes of the transaction, which may be sent again",
    arguments: [ResultCode.SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_CORRUPT]
      .map { "fail(\($0.rawValue))" } + ["RAISE(ROLLBACK, 'no')"])
  func allFail(sql: String) async throws {
    let folder = try TemporaryFolder()
    let store = try SettingsStore.test(folder)
    try await failAtLastStep(store, sql)
    let outcomes = try await sendTogether(store)
    #expect(sequences(outcomes) == [nil, nil, nil])
    #expect(outcomes.count == 3)
    #expect(try await store.snapshot() == SettingsSnapshot(sequence: 0, settings: Settings()))
    #expect(try await keyCount(store) == 0)
    #expect(store.sequence == 0)

    try await store.pool.write { db in try db.execute(sql: "DROP TRIGGER bad") }
    #expect(sequences(try await sendTogether(store)) == [1, 2, 3])
    store.close()
  }
}
