import GCSModel
import GRDB
import Logging
import Synchronization

/// A change that waits for the next transaction.
struct WaitingChange: Sendable {
  let change: SettingChange
  let key: IdempotencyKey
  let continuation: CheckedContinuation<Result<ChangeAcknowledgement, ChangeRefusal>, Never>
}

/// Why a change was not kept.
public enum ChangeRefusal: Error, Equatable, Sendable {
  /// The key belongs to another change.
  case keyOfAnotherChange
  case storage(StorageFault)
}

extension SettingsStore {
  /// How long a key is remembered, in seconds.
  static let keyLifetime: Int64 = 30 * 24 * 60 * 60
  /// How often old keys are looked for, in seconds.
  static let pruningInterval: Int64 = 60 * 60

  /// Keeps a change and returns after it is committed. With a key that was kept before, returns the answer of then.
  ///
  /// Changes that arrive while a transaction is being written share the next one, and so its synchronisation to disk.
  public func apply(
    _ change: SettingChange, key: IdempotencyKey
  ) async throws(ChangeRefusal) -> ChangeAcknowledgement {
    let result = await withCheckedContinuation { continuation in
      let wakesWriter = state.withLock { state in
        state.waiting.append(WaitingChange(change: change, key: key, continuation: continuation))
        defer { state.isWriting = true }
        return !state.isWriting
      }
      if wakesWriter { pool.asyncWriteWithoutTransaction { db in self.writeWaitingChanges(db) } }
    }
    return try result.get()
  }

  private func writeWaitingChanges(_ db: Database) {
    while true {
      let batch = state.withLock { state in
        let batch = state.waiting
        state.waiting = []
        state.isWriting = !batch.isEmpty
        return batch
      }
      guard !batch.isEmpty else { return }
      let results = write(batch, db)
      for (waiting, result) in zip(batch, results) { waiting.continuation.resume(returning: result) }
      forgetOldKeys(db)
    }
  }

  /// One transaction. Either all of it is on the disk when this returns, or every change in it has failed.
  private func write(_ batch: [WaitingChange], _ db: Database) -> [Result<ChangeAcknowledgement, ChangeRefusal>] {
    var results: [Result<ChangeAcknowledgement, ChangeRefusal>] = []
    do {
      try db.inTransaction(.immediate) {
        for waiting in batch { results.append(try keepInSavepoint(waiting, db)) }
        return .commit
      }
    } catch {
      let refusal = ChangeRefusal.storage(fault(error))
      return batch.map { _ in .failure(refusal) }
    }
    announce(results)
    return results
  }

  private func announce(_ results: [Result<ChangeAcknowledgement, ChangeRefusal>]) {
    let newest = results.compactMap { try? $0.get().sequence }.max() ?? 0
    let listener = state.withLock { state -> (@Sendable (Int64) -> Void)? in
      guard newest > state.sequence else { return nil }
      state.sequence = newest
      return state.listener
    }
    listener?(newest)
  }

  /// A change that SQLite refuses fails alone. One that meets trouble of the whole database fails its batch; keys make
  /// sending it again safe.
  ///
  /// Not GRDB's `inSavepoint`: it hides that undoing failed, and half a change would be committed with the others.
  private func keepInSavepoint(
    _ waiting: WaitingChange, _ db: Database
  ) throws -> Result<ChangeAcknowledgement, ChangeRefusal> {
    try db.execute(sql: "SAVEPOINT change")
    let result: Result<ChangeAcknowledgement, ChangeRefusal>
    do {
      result = try keep(waiting.change, key: waiting.key, db)
    } catch {
      guard db.isInsideTransaction, !SettingsStore.concernsWholeDatabase(error) else { throw error }
      result = .failure(.storage(fault(error)))
      try db.execute(sql: "ROLLBACK TO change")
    }
    try db.execute(sql: "RELEASE change")
    return result
  }

  private static func concernsWholeDatabase(_ error: any Error) -> Bool {
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_CORRUPT: true
    default: false
    }
  }

  private func keep(
    _ change: SettingChange, key: IdempotencyKey, _ db: Database
  ) throws -> Result<ChangeAcknowledgement, ChangeRefusal> {
    let name = change.setting.name
    let value = String(decoding: change.setting.json(change.value).bytes, as: UTF8.self)
    let earlier = try db.cachedStatement(sql: "SELECT setting, value, sequence FROM mutation WHERE key = ?")
    if let row = try Row.fetchOne(earlier, arguments: [key.text]) {
      guard row[0] == name, row[1] == value else { return .failure(.keyOfAnotherChange) }
      return .success(ChangeAcknowledgement(change: change, sequence: row[2]))
    }
    let count = try db.cachedStatement(sql: "UPDATE counter SET sequence = sequence + 1 RETURNING sequence")
    guard let sequence = try Int64.fetchOne(count) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the table counter is empty")
    }
    let store = try db.cachedStatement(
      sql: """
        INSERT INTO setting (name, value, sequence) VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, sequence = excluded.sequence
        """)
    try store.execute(arguments: [name, value, sequence])
    let remember = try db.cachedStatement(
      sql: "INSERT INTO mutation (key, setting, value, sequence, time) VALUES (?, ?, ?, ?, ?)")
    try remember.execute(arguments: [key.text, name, value, sequence, now()])
    return .success(ChangeAcknowledgement(change: change, sequence: sequence))
  }

  /// Runs after the answers are out: nobody waits for it, and its failure takes nothing back.
  private func forgetOldKeys(_ db: Database) {
    let time = now()
    let isDue = state.withLock { state in
      guard state.lastPruning < time - SettingsStore.pruningInterval else { return false }
      state.lastPruning = time
      return true
    }
    guard isDue else { return }
    do {
      try db.execute(sql: "DELETE FROM mutation WHERE time < ?", arguments: [time - SettingsStore.keyLifetime])
    } catch {
      logger.warning("Old change keys could not be deleted.", metadata: ["error": "\(error)"])
    }
  }
}
