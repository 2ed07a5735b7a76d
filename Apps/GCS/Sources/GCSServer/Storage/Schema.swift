import GRDB

/// The tables of the database and how they came about.
enum Schema {
  /// "GCS1" in SQLite's header field for the kind of file, so that another program's database is not taken for ours.
  static let applicationID: Int64 = 0x4743_5331

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 settings") { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          CREATE TABLE setting (
            name TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL,
            sequence INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID;
          CREATE TABLE mutation (
            key TEXT PRIMARY KEY NOT NULL,
            setting TEXT NOT NULL,
            value TEXT NOT NULL,
            sequence INTEGER NOT NULL,
            time INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID;
          CREATE INDEX mutation_time ON mutation (time);
          CREATE TABLE counter (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            sequence INTEGER NOT NULL
          ) STRICT;
          INSERT INTO counter (id, sequence) VALUES (1, 0);
          """)
    }
    return migrator
  }
}
