import GRDB

/// Another program's connection to the database, which may hold a lock for as long as it likes.
struct OtherProgram {
  private let queue: DatabaseQueue

  init(path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  func execute(_ sql: String) throws {
    try queue.inDatabase { db in try db.execute(sql: sql) }
  }

  func close() throws {
    try queue.close()
  }
}
