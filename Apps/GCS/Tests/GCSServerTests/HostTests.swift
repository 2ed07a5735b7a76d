import GCSModel
import HummingbirdTesting
import NIOCore
import Testing

@testable import GCSServer

@Suite struct HostTests {
  private let loopback: SocketAddress
  private let open: SocketAddress

  init() throws {
    loopback = try SocketAddress(ipAddress: "127.0.0.1", port: 0)
    open = try SocketAddress(ipAddress: "0.0.0.0", port: 0)
  }

  @Test(
    "SC-09 a loopback address is told by its bytes",
    arguments: [
      ("127.0.0.1", true), ("127.0.1.1", true), ("127.255.255.255", true), ("::1", true), ("::ffff:127.0.0.1", true),
      ("0.0.0.0", false), ("128.0.0.1", false), ("192.168.1.7", false), ("::", false), ("fe80::1", false),
      ("::ffff:10.0.0.1", false), ("7f00::1", false),
    ])
  func loopback(address: String, isLoopback: Bool) throws {
    #expect(try SocketAddress(ipAddress: address, port: 0).isLoopback == isLoopback)
  }

  @Test("SC-09 a name that stands for a loopback address is answered for, and no other name")
  func nameOfLoopback() throws {
    let place = try SocketAddress(ipAddress: "127.0.1.1", port: 0)
    let rule = HostRule(listeningOn: "Warehouse", at: place, allowing: [])
    #expect(throws: Never.self) { try rule.check("warehouse:8080") }
    #expect(throws: Problem.self) { try rule.check("evil.example") }
  }

  @Test("SC-09 a name that only looks like a loopback address is an open one")
  func loopbackInName() throws {
    let place = try SocketAddress(ipAddress: "192.0.2.1", port: 0)
    let rule = HostRule(listeningOn: "127.evil.example", at: place, allowing: [])
    #expect(throws: Never.self) { try rule.check("gcs.example") }
  }

  @Test(
    "SC-09 a server checks hosts by the address that its name stands for", .timeLimit(.minutes(1)),
    arguments: [("localhost", "200"), ("evil.example", "421")])
  func lookedUp(host: String, status: String) async throws {
    // The system reads 127.1 as 127.0.0.1.
    try await withServer(.live, address: GCSServer.Address(host: "127.1", port: 0)) { client, _ in
      let port = try #require(client.port)
      let (text, _) = try await RawConnection.receive(
        "GET /api/v1/settings HTTP/1.1\r\nHost: \(host)\r\n\r\n", port: port
      ) { $0.contains("\r\n\r\n") }
      #expect(text.hasPrefix("HTTP/1.1 \(status) "))
    }
  }

  @Test(
    "SC-09 a loopback server answers for addresses and localhost",
    arguments: [
      "localhost", "localhost:8080", "LOCALHOST", "gcs.localhost:1", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7",
    ])
  func ownHosts(authority: String) {
    #expect(throws: Never.self) { try HostRule(listeningOn: "127.0.0.1", at: loopback, allowing: []).check(authority) }
  }

  @Test(
    "SC-09 a loopback server does not answer for a name that was rebound to it",
    arguments: [
      "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "300.1.1.1",
    ])
  func reboundHosts(authority: String) {
    let problem = #expect(throws: Problem.self) {
      try HostRule(listeningOn: "127.0.0.1", at: loopback, allowing: ["gcs.example"]).check(authority)
    }
    #expect(problem?.status == 421)
  }

  @Test("SC-09 a name that was allowed is answered for")
  func allowedHost() {
    #expect(throws: Never.self) {
      try HostRule(listeningOn: "::1", at: loopback, allowing: ["GCS.example"]).check("gcs.EXAMPLE:443")
    }
  }

  @Test("SC-09 a server on an open address answers for any name")
  func openServer() {
    #expect(throws: Never.self) { try HostRule(listeningOn: "0.0.0.0", at: open, allowing: []).check("gcs.example") }
  }

  @Test(
    "SC-09 a host that is none is refused",
    arguments: [
      nil, "", ":80", "a b", "a/b", "a:", "a:b", "a:99999", "[::1", "[]", "[::1]x", "a@b", "é",
    ])
  func badHost(authority: String?) {
    let problem = #expect(throws: Problem.self) {
      try HostRule(listeningOn: "0.0.0.0", at: open, allowing: []).check(authority)
    }
    #expect(problem?.status == 400)
  }
}
