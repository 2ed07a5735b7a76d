import GRDB

/// The database cannot do now what was asked; it may later.
public struct StorageFault: Error, Equatable, Sendable {
  /// One sentence for the person whose request failed.
  public let sentence: String

  init(_ error: any Error) {
    sentence =
      switch (error as? DatabaseError)?.resultCode {
      case .SQLITE_FULL: "The server's disk is full; try again when there is space."
      case .SQLITE_BUSY, .SQLITE_LOCKED: "Another program is using the server's database; try again in a moment."
      case .SQLITE_READONLY: "The server's database cannot be written; try again when it is writable."
      default: "The server's database cannot be reached; try again in a moment."
      }
  }
}
