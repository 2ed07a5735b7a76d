import GCSModel
import Testing

@testable import GCSServer

@Suite struct HostTests {
  @Test(
    "SC-09 a loopback server answers for addresses and localhost",
    arguments: [
      "localhost", "localhost:8080", "LOCALHOST", "gcs.localhost:1", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7",
    ])
  func ownHosts(authority: String) {
    #expect(throws: Never.self) { try HostRule(listeningOn: "127.0.0.1", allowing: []).check(authority) }
  }

  @Test(
    "SC-09 a loopback server does not answer for a name that was rebound to it",
    arguments: [
      "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "300.1.1.1",
    ])
  func reboundHosts(authority: String) {
    let problem = #expect(throws: Problem.self) {
      try HostRule(listeningOn: "127.0.0.1", allowing: ["gcs.example"]).check(authority)
    }
    #expect(problem?.status == 421)
  }

  @Test("SC-09 a name that was allowed is answered for")
  func allowedHost() {
    #expect(throws: Never.self) {
      try HostRule(listeningOn: "::1", allowing: ["GCS.example"]).check("gcs.EXAMPLE:443")
    }
  }

  @Test("SC-09 a server on an open address answers for any name")
  func openServer() {
    #expect(throws: Never.self) { try HostRule(listeningOn: "0.0.0.0", allowing: []).check("gcs.example") }
  }

  @Test(
    "SC-09 a host that is none is refused",
    arguments: [
      nil, "", ":80", "a b", "a/b", "a:", "a:b", "a:99999", "[::1", "[]", "[::1]x", "a@b", "é",
    ])
  func badHost(authority: String?) {
    let problem = #expect(throws: Problem.self) {
      try HostRule(listeningOn: "0.0.0.0", allowing: []).check(authority)
    }
    #expect(problem?.status == 400)
  }
}
