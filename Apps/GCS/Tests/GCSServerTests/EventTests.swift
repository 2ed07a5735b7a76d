import GCSModel
import HummingbirdTesting
import Synchronization
import Testing

@testable import GCSServer

@Suite(.timeLimit(.minutes(1))) struct EventTests {
  private struct NoPort: Error {}

  private func port(_ client: any TestClientProtocol) throws -> Int {
    guard let port = client.port else { throw NoPort() }
    return port
  }

  @Test("SC-09 a stream tells the sequence on connecting and after every commit")
  func delivers() async throws {
    try await withServer(.live) { client, server in
      let wasSent = Mutex(false)
      let (text, _) = try await RawConnection.events(port: try port(client)) { text in
        let sends =
          text.contains(#"data: {"sequence":0}"#)
          && wasSent.withLock { wasSent in
            defer { wasSent = true }
            return !wasSent
          }
        if sends { _ = try? await client.change("display.darkMode", to: "true") }
        return text.contains(#"data: {"sequence":1}"#)
      }
      #expect(text.contains("HTTP/1.1 200 OK"))
      #expect(text.lowercased().contains("content-type: text/event-stream"))
      #expect(text.contains("event: changed\nid: 0\ndata: {\"sequence\":0}\n\n"))
      #expect(text.contains("event: changed\nid: 1\ndata: {\"sequence\":1}\n\n"))
    }
  }

  @Test("SC-09 a quiet stream gets signs of life")
  func heartbeat() async throws {
    try await withServer(.live, heartbeat: .milliseconds(5)) { client, _ in
      let (text, _) = try await RawConnection.events(port: try port(client)) { $0.contains(":\n\n") }
      #expect(text.contains("id: 0"))
      #expect(text.contains(":\n\n"))
    }
  }

  @Test("SC-09 a client that is gone is forgotten")
  func goneClient() async throws {
    try await withServer(.live) { client, server in
      _ = try await RawConnection.events(port: try port(client)) { $0.contains("id: 0") }
      while server.hub.subscriberCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test("SC-09 a slow client keeps one wake-up and no queue")
  func slowClient() async throws {
    let hub = EventHub(sequence: 0)
    let slow = hub.subscribe()
    for sequence in 1...10_000 { hub.publish(Int64(sequence)) }
    var wakeUps = 0
    slow.end()
    for await _ in slow.wakeUps { wakeUps += 1 }
    #expect(wakeUps == 1)
    #expect(hub.sequence == 10_000)
    #expect(hub.subscriberCount == 0)
  }

  @Test("SC-09 streams end when the server is stopped")
  func shutdown() async throws {
    let ended = Mutex<Task<Bool, any Error>?>(nil)
    try await withServer(.live) { client, server in
      let port = try port(client)
      let listening = Task { try await RawConnection.events(port: port) { _ in false }.ended }
      ended.withLock { $0 = listening }
      while server.hub.subscriberCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
    #expect(try await ended.withLock { $0 }?.value == true)
  }
}
