import Foundation
import GCSModel
import GRDB
import Testing

@testable import GCSServer

@Suite struct StartupFaultTests {
  /// Expects that opening fails with the sentence and that the database file stays as it is.
  private func expectFault(_ folder: TemporaryFolder, _ sentence: (String) -> String) throws {
    let before = try folder.contents()
    let fault = #expect(throws: StartupFault.self) { _ = try SettingsStore.test(folder) }
    #expect(fault?.sentence == sentence(folder.database))
    #expect(try folder.contents() == before)
  }

  @Test(
    "SC-09 a file that is not SQLite is named and left alone",
    arguments: [
      "not a database, but long enough to have a header of sixteen bytes", "x", "SQLite format 2\0",
    ])
  func notSQLite(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "gcs.sqlite")
    try expectFault(folder) { "\($0) is not a GCS database; move it away, or choose another folder with --data." }
  }

  @Test("SC-09 a damaged database is named and left alone")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.write("SQLite format 3\0" + String(repeating: "garbage", count: 2000), to: "gcs.sqlite")
    try expectFault(folder) { "\($0) is not a GCS database; move it away, or choose another folder with --data." }
  }

  @Test("SC-09 another program's database is named and left alone")
  func foreignDatabase() throws {
    let folder = try TemporaryFolder()
    let queue = try DatabaseQueue(path: folder.database)
    try queue.write { db in try db.execute(sql: "CREATE TABLE song (title TEXT)") }
    try queue.close()
    try expectFault(folder) { "\($0) is not a GCS database; move it away, or choose another folder with --data." }
  }

  @Test("SC-09 another program's database with migrations of its own is not taken for a newer version")
  func foreignMigrations() throws {
    let folder = try TemporaryFolder()
    let queue = try DatabaseQueue(path: folder.database)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("songs") { db in try db.execute(sql: "CREATE TABLE song (title TEXT)") }
    try migrator.migrate(queue)
    try queue.close()
    try expectFault(folder) { "\($0) is not a GCS database; move it away, or choose another folder with --data." }
  }

  @Test("SC-09 another program's half-written change is left for that program to undo")
  func foreignJournal() throws {
    let (source, folder) = (try TemporaryFolder(), try TemporaryFolder())
    let other = try OtherProgram(path: source.database)
    try other.execute(
      """
      PRAGMA cache_size = 1;
      CREATE TABLE song (title TEXT);
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 500)
      INSERT INTO song SELECT hex(randomblob(500)) FROM number;
      BEGIN IMMEDIATE;
      UPDATE song SET title = hex(randomblob(500));
      """)
    // The files as a crash in the middle of the transaction leaves them.
    for file in ["gcs.sqlite", "gcs.sqlite-journal"] {
      try FileManager.default.copyItem(atPath: source.path + "/" + file, toPath: folder.path + "/" + file)
    }
    try other.execute("ROLLBACK")
    try other.close()
    let journal = try folder.contents("gcs.sqlite-journal")
    #expect(!journal.isEmpty)
    try expectFault(folder) { "\($0) is not a GCS database; move it away, or choose another folder with --data." }
    #expect(try folder.contents("gcs.sqlite-journal") == journal)
  }

  @Test("SC-09 a database of a newer version is named and left alone")
  func newerSchema() throws {
    let folder = try TemporaryFolder()
    try SettingsStore.test(folder).close()
    let queue = try DatabaseQueue(path: folder.database)
    try queue.write { db in try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('9 future')") }
    try queue.close()
    try expectFault(folder) {
      "\($0) was written by a newer version of GCS; start that version, or choose another folder with --data."
    }
  }

  @Test(
    "SC-09 a database that another process holds is named and left alone",
    arguments: [
      "BEGIN IMMEDIATE", "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE",
    ])
  func locked(sql: String) throws {
    let folder = try TemporaryFolder()
    try SettingsStore.test(folder).close()
    let other = try OtherProgram(path: folder.database)
    try other.execute(sql)
    try expectFault(folder) {
      "\($0) is locked by another process; stop that process, or choose another folder with --data."
    }
    try other.execute("ROLLBACK")
    try other.close()
    try SettingsStore.test(folder).close()
  }

  @Test("SC-09 a second server on the same folder is refused, and may follow the first")
  func secondServer() throws {
    let folder = try TemporaryFolder()
    do {
      let first = try SettingsStore.test(folder)
      let fault = #expect(throws: StartupFault.self) { _ = try SettingsStore.test(folder) }
      #expect(fault?.sentence.contains("is locked by another process") == true)
      first.close()
    }
    try SettingsStore.test(folder).close()
  }

  @Test("SC-09 a data folder that cannot be made is named")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "file")
    let fault = #expect(throws: StartupFault.self) {
      _ = try SettingsStore.open(folder: folder.path + "/file/data", logger: silentLogger)
    }
    #expect(
      fault?.sentence
        == "The data folder \(folder.path)/file/data cannot be made; make it yourself, "
        + "or choose another one with --data.")
  }

  @Test(
    "SC-09 what SQLite says of a file without permission is said in one sentence",
    arguments: [
      ResultCode.SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM,
    ])
  func notWritable(code: ResultCode) {
    let fault = StartupFault(DatabaseError(resultCode: code), path: "/data/gcs.sqlite")
    #expect(fault == .notWritable("/data/gcs.sqlite"))
  }
}
