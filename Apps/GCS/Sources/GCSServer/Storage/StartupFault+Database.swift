import GRDB

extension StartupFault {
  static func notADatabase(_ path: String) -> StartupFault {
    StartupFault(
      "\(path) is not a GCS database; move it away, or choose another folder with --data.")
  }

  static func locked(_ path: String) -> StartupFault {
    StartupFault(
      "\(path) is locked by another process; stop that process, or choose another folder with --data.")
  }

  static func notWritable(_ path: String) -> StartupFault {
    StartupFault(
      "\(path) cannot be written by this user; allow writing to it and its folder, "
        + "or choose another folder with --data.")
  }

  static func newerSchema(_ path: String) -> StartupFault {
    StartupFault(
      "\(path) was written by a newer version of GCS; start that version, or choose another folder with --data.")
  }

  /// The sentence for an error that SQLite gave while the database at `path` was opened.
  init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .notADatabase(path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .notWritable(path)
    case .SQLITE_FULL:
      self.init("The disk that holds \(path) is full; free some space, or choose another folder with --data.")
    case .SQLITE_IOERR:
      self.init(
        "\(path) cannot be read or written (SQLite error \(error.extendedResultCode.rawValue)); check the disk, "
          + "or choose another folder with --data.")
    default:
      self.init(
        "\(path) cannot be opened (\(error.message ?? error.resultCode.description)); repair it, "
          + "or choose another folder with --data.")
    }
  }
}
