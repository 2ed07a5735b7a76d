import Foundation
import GCSModel
import GRDB
import Logging
import Synchronization

/// The settings, kept in SQLite. What it answers has been committed and synchronised to the disk.
public final class SettingsStore: Sendable {
  /// The database file.
  public let path: String

  let pool: DatabasePool
  let logger: Logger
  let now: @Sendable () -> Int64
  let state: Mutex<State>
  private let lock: FolderLock

  struct State {
    var waiting: [WaitingChange] = []
    var isWriting = false
    /// The newest sequence that is committed.
    var sequence: Int64
    var lastPruning = Int64.min
    var listener: (@Sendable (Int64) -> Void)?
  }

  init(pool: DatabasePool, lock: FolderLock, sequence: Int64, logger: Logger, now: @escaping @Sendable () -> Int64) {
    self.path = pool.path
    self.pool = pool
    self.lock = lock
    self.logger = logger
    self.now = now
    self.state = Mutex(State(sequence: sequence))
  }

  /// The newest sequence that is committed.
  public var sequence: Int64 { state.withLock { $0.sequence } }

  /// Calls `listener` with the newest sequence after every commit that kept a change.
  public func onCommit(_ listener: @escaping @Sendable (Int64) -> Void) {
    state.withLock { $0.listener = listener }
  }

  /// All settings as they are now. A stored value that this version does not understand reads as the default.
  public func snapshot() async throws(StorageFault) -> SettingsSnapshot {
    do {
      return try await pool.read { db in
        var settings = Settings()
        let rows = try Row.fetchCursor(db, sql: "SELECT name, value FROM setting")
        while let row = try rows.next() {
          let name: String = row[0]
          let text: String = row[1]
          guard let id = SettingID(name: name) else { continue }
          guard let json = try? JSON(reading: Array(text.utf8)), let value = try? id.parse(json) else { continue }
          settings[id] = value
        }
        return SettingsSnapshot(sequence: try SettingsStore.sequence(db), settings: settings)
      }
    } catch {
      throw fault(error)
    }
  }

  /// Writes everything back into the database file, closes it and lets another server have the folder.
  ///
  /// What fails is logged only: every change that was acknowledged is on the disk already.
  public func close() {
    do {
      try pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
    } catch {
      // Another program is reading; the next start finds the changes in the write-ahead log.
      logger.warning("The write-ahead log stays.", metadata: ["error": "\(error)", "file": "\(path)"])
    }
    do {
      try pool.close()
    } catch {
      logger.warning("The database was not closed.", metadata: ["error": "\(error)", "file": "\(path)"])
    }
    lock.release()
  }

  static func sequence(_ db: Database) throws -> Int64 {
    try Int64.fetchOne(db, sql: "SELECT sequence FROM counter") ?? 0
  }

  /// Logs what SQLite said, and gives what a client is told.
  func fault(_ error: any Error) -> StorageFault {
    logger.error("The database did not answer.", metadata: ["error": "\(error)", "file": "\(path)"])
    return StorageFault(error)
  }
}
