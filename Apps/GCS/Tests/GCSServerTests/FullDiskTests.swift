import GCSModel
import GRDB
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import GCSServer

@Suite struct FullDiskTests {
  /// SQLite's own limit of pages makes a real SQLITE_FULL.
  private func limitPages(_ store: SettingsStore, to limit: Int) throws {
    try store.pool.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA max_page_count = \(limit)") }
  }

  @Test("SC-09 a full disk is a 503 with Retry-After, nothing acknowledged is lost, and the server recovers")
  func fullWhileRunning() async throws {
    try await withServer { client, server in
      try limitPages(server.store, to: 1)  // SQLite takes the present size when the limit is below it
      var kept: Int64 = 0
      var refused: TestResponse?
      for number in 0..<2000 where refused == nil {
        let value = number % 2 == 0 ? "true" : "false"
        let response = try await client.change("sync.auto", to: value, key: "\(number)")
        if response.status == .ok {
          kept = try ChangeAcknowledgement(reading: response.bytes).sequence
        } else {
          refused = response
        }
      }
      #expect(refused?.status == .serviceUnavailable)
      #expect(refused?.headers[.retryAfter] == "5")
      #expect(try refused?.problem().detail == "The server's disk is full; try again when there is space.")
      #expect(kept > 0)

      let snapshot = try await server.store.snapshot()
      #expect(snapshot.sequence == kept)
      #expect(snapshot.settings.isOn(.syncAuto) == (kept % 2 == 1))

      try limitPages(server.store, to: 1_000_000)
      let response = try await client.change("offline.mode", to: "true", key: "later")
      #expect(try ChangeAcknowledgement(reading: response.bytes).sequence == kept + 1)
    }
  }

  @Test("SC-09 a full disk at the start is one sentence")
  func fullAtStart() throws {
    let folder = try TemporaryFolder()
    let fault = #expect(throws: StartupFault.self) {
      _ = try SettingsStore.open(
        folder: folder.path, logger: silentLogger, now: { 0 },
        prepare: { db in try db.execute(sql: "PRAGMA max_page_count = 2") })
    }
    #expect(
      fault?.sentence
        == "The disk that holds \(folder.database) is full; free some space, or choose another folder with --data.")
    let store = try SettingsStore.test(folder)
    #expect(store.sequence == 0)
    store.close()
  }

  @Test("SC-09 a database that another process writes is a 503, and the server recovers")
  func busy() async throws {
    try await withServer { client, server in
      let other = try OtherProgram(path: server.store.path)
      try other.execute("BEGIN IMMEDIATE")
      let refused = try await client.change("sync.auto", to: "true", key: "a")
      #expect(refused.status == .serviceUnavailable)
      let read = try await client.get("/api/v1/settings")
      #expect(read.status == .ok)
      try other.execute("ROLLBACK")
      let kept = try await client.change("sync.auto", to: "true", key: "a")
      #expect(kept.status == .ok)
      try other.close()
    }
  }
}
