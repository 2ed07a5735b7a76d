import Foundation
import GRDB
import Logging

extension SettingsStore {
  /// How long opening waits for another process that holds the database.
  private static let patience: Duration = .seconds(2)

  /// Opens the database in `folder`, and makes both if they are not there. A database that cannot be used is left as it is.
  public static func open(
    folder: String, logger: Logger, now: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
  ) throws(StartupFault) -> SettingsStore {
    try open(folder: folder, logger: logger, now: now, prepare: { _ in })
  }

  /// `prepare` runs on every connection before it is used.
  static func open(
    folder: String, logger: Logger, now: @escaping @Sendable () -> Int64,
    prepare: @escaping @Sendable (Database) throws -> Void
  ) throws(StartupFault) -> SettingsStore {
    try makeFolder(folder)
    let path = URL(fileURLWithPath: folder).appendingPathComponent("gcs.sqlite").path
    try checkFile(path)
    let lock = try FolderLock(
      path: URL(fileURLWithPath: folder).appendingPathComponent("gcs.lock").path, patience: patience, naming: path)
    do {
      try checkContents(path)
      var configuration = patientConfiguration
      configuration.label = "gcs"
      configuration.prepareDatabase(prepare)
      let pool = try DatabasePool(path: path, configuration: configuration)
      try makeDurable(pool)
      // Taking the write lock without writing finds a database that others hold or that cannot be written.
      try pool.writeWithoutTransaction { db in try db.inTransaction(.immediate) { .rollback } }
      try Schema.migrator.migrate(pool)
      let sequence = try pool.read(SettingsStore.sequence)
      return SettingsStore(pool: pool, lock: lock, sequence: sequence, logger: logger, now: now)
    } catch let error as DatabaseError {
      throw StartupFault(error, path: path)
    } catch let fault as StartupFault {
      throw fault
    } catch {
      throw StartupFault("\(path) cannot be opened (\(error)); repair it, or choose another folder with --data.")
    }
  }

  /// The pragma, because GRDB lets readers wait for 10 seconds and has no public way to say otherwise.
  private static var patientConfiguration: Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA busy_timeout = \(patience.components.seconds * 1000)")
    }
    return configuration
  }

  /// GRDB sets `synchronous` to NORMAL for WAL, which may lose acknowledged changes when the power fails.
  private static func makeDurable(_ pool: DatabasePool) throws {
    let level = try pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA synchronous = FULL")
      return try Int.fetchOne(db, sql: "PRAGMA synchronous")
    }
    guard level == 2 else {
      throw StartupFault("\(pool.path) cannot be made durable: this SQLite does not take PRAGMA synchronous = FULL.")
    }
  }

  private static func makeFolder(_ folder: String) throws(StartupFault) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw StartupFault(
        "The data folder \(folder) cannot be made; make it yourself, or choose another one with --data.")
    }
  }

  /// What can be told before SQLite touches the file.
  private static func checkFile(_ path: String) throws(StartupFault) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let file = FileHandle(forReadingAtPath: path) else { throw .notWritable(path) }
    defer { try? file.close() }
    guard let start = try? file.read(upToCount: 16) ?? Data() else { throw .notADatabase(path) }
    guard start.isEmpty || start == Data("SQLite format 3\0".utf8) else { throw .notADatabase(path) }
    guard access(path, W_OK) == 0 else { throw .notWritable(path) }
  }

  /// Looks into an existing database through a connection that cannot write.
  private static func checkContents(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    var configuration = patientConfiguration
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { db in
        guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") != 0 else { return }
        guard try Int64.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
          throw StartupFault.notADatabase(path)
        }
        if try Schema.migrator.hasBeenSuperseded(db) { throw StartupFault.newerSchema(path) }
      }
      try queue.close()
    } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_READONLY_ROLLBACK {
      // A crash left a rollback journal. GCS has a write-ahead log, so the file is another program's.
      throw StartupFault.notADatabase(path)
    }
  }
}
