import Foundation
import GCSModel
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import GCSServer

@Suite struct SettingsAPITests {
  @Test("SC-09 GX-01 GX-02 GX-03 a new server has every setting at its default")
  func defaults() async throws {
    try await withServer { client, _ in
      let response = try await client.get("/api/v1/settings")
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "application/json")
      #expect(response.headers[.cacheControl] == "no-store")
      #expect(
        try SettingsSnapshot(reading: response.bytes) == SettingsSnapshot(sequence: 0, settings: Settings()))
    }
  }

  @Test("SC-09 every setting takes each of its values and answers with the sequence", arguments: SettingID.allCases)
  func everyValue(id: SettingID) async throws {
    try await withServer { client, _ in
      let values: [SettingValue] =
        switch id.kind {
        case .bool: [.bool(true), .bool(false)]
        case .choice(let options, _): options.indices.map { .choice(UInt8($0)) }
        }
      for (index, value) in values.enumerated() {
        let json = String(decoding: id.json(value).bytes, as: UTF8.self)
        let response = try await client.change(id.name, to: json, key: "key-\(index)")
        #expect(response.status == .ok)
        #expect(response.text == #"{"setting":"\#(id.name)","value":\#(json),"sequence":\#(index + 1)}"#)
        let snapshot = try SettingsSnapshot(reading: try await client.get("/api/v1/settings").bytes)
        #expect(snapshot.settings[id] == value)
        #expect(snapshot.sequence == Int64(index + 1))
      }
    }
  }

  /// Sends one bad change; expects the problem, and that nothing changed.
  private func refuses(
    _ status: Int, field: String,
    _ send: @escaping @Sendable (any TestClientProtocol) async throws -> TestResponse
  ) async throws {
    try await withServer { client, server in
      let response = try await send(client)
      #expect(response.status.code == status)
      #expect(response.headers[.contentType] == "application/problem+json")
      let problem = try response.problem()
      #expect(problem.status == status)
      #expect(problem.field == field)
      #expect(problem.type.hasPrefix("/problems/"))
      #expect(problem.detail.hasSuffix("."))
      let snapshot = try await server.store.snapshot()
      #expect(snapshot == SettingsSnapshot(sequence: 0, settings: Settings()))
    }
  }

  @Test("SC-09 an unknown setting is 404")
  func unknownSetting() async throws {
    try await refuses(404, field: "id") { try await $0.change("display.theme", to: "true") }
  }

  @Test(
    "SC-09 a value of the wrong type or name is 422 and names the field",
    arguments: [
      ("display.darkMode", "1"), ("display.darkMode", "\"true\""), ("display.darkMode", "null"),
      ("sync.interval", "\"monthly\""), ("sync.interval", "true"), ("sync.interval", "[\"daily\"]"),
    ])
  func badValue(setting: String, value: String) async throws {
    try await refuses(422, field: "value") { try await $0.change(setting, to: value) }
  }

  @Test(
    "SC-09 a body that is JSON but no change is 422",
    arguments: [
      ("{}", "value"), (#"{"value":true,"other":1}"#, "other"), ("[]", "body"), ("true", "body"),
    ])
  func badMembers(body: String, field: String) async throws {
    try await refuses(422, field: field) { client in
      try await client.execute(
        uri: "/api/v1/settings/sync.auto", method: .put,
        headers: [.contentType: "application/json", .idempotencyKey: "k"], body: ByteBuffer(string: body))
    }
  }

  @Test(
    "SC-09 a body that is not JSON is 400",
    arguments: ["", "{", "{\"value\":tru}", "value=true", "{\"value\":\"\u{1}\"}"])
  func notJSON(body: String) async throws {
    try await refuses(400, field: "body") { client in
      try await client.execute(
        uri: "/api/v1/settings/sync.auto", method: .put,
        headers: [.contentType: "application/json", .idempotencyKey: "k"], body: ByteBuffer(string: body))
    }
  }

  @Test("SC-09 a change without a good key is 400", arguments: [nil, "", "a b", String(repeating: "x", count: 101)])
  func badKey(key: String?) async throws {
    try await refuses(400, field: "Idempotency-Key") { try await $0.change("sync.auto", to: "true", key: key) }
  }

  @Test("SC-09 a change that is not sent as JSON is 415", arguments: [nil, "text/plain", "application/jsonx", ""])
  func badType(type: String?) async throws {
    try await refuses(415, field: "Content-Type") { try await $0.change("sync.auto", to: "true", type: type) }
  }

  @Test("SC-09 a JSON type may have parameters", arguments: ["application/json; charset=utf-8", "Application/JSON"])
  func typeWithParameters(type: String) async throws {
    try await withServer { client, _ in
      let response = try await client.change("sync.auto", to: "true", type: type)
      #expect(response.status == .ok)
    }
  }

  @Test("SC-09 a body over 4 KiB is 413, one of 4 KiB is read")
  func size() async throws {
    @Sendable func body(_ count: Int) -> ByteBuffer {
      let text = #"{"value":true}"#
      return ByteBuffer(string: text + String(repeating: " ", count: count - text.utf8.count))
    }
    try await refuses(413, field: "body") { client in
      try await client.execute(
        uri: "/api/v1/settings/sync.auto", method: .put,
        headers: [.contentType: "application/json", .idempotencyKey: "k"], body: body(4097))
    }
    try await withServer { client, _ in
      let response = try await client.execute(
        uri: "/api/v1/settings/sync.auto", method: .put,
        headers: [.contentType: "application/json", .idempotencyKey: "k"], body: body(4096))
      #expect(response.status == .ok)
    }
  }

  @Test(
    "SC-09 a change from another site's page is 403",
    arguments: [
      "http://evil.example", "null", "https://localhost", "http://localhost:81", "http://localhost.evil.example",
    ])
  func foreignOrigin(origin: String) async throws {
    try await refuses(403, field: "Origin") {
      try await $0.change("sync.auto", to: "true", headers: [.origin: origin])
    }
  }

  @Test("SC-09 a change that the browser calls cross-site is 403")
  func crossSite() async throws {
    try await refuses(403, field: "Origin") {
      try await $0.change("sync.auto", to: "true", headers: [.secFetchSite: "cross-site"])
    }
  }

  @Test("SC-09 a change from the server's own page is kept")
  func ownOrigin() async throws {
    try await withServer { client, _ in
      let response = try await client.change(
        "sync.auto", to: "true", headers: [.origin: "http://localhost", .secFetchSite: "same-origin"])
      #expect(response.status == .ok)
      let proxied = try await client.change(
        "sync.auto", to: "true", key: "2", headers: [.origin: "https://localhost", .forwardedProto: "https"])
      #expect(proxied.status == .ok)
    }
  }

  @Test("SC-09 the same key is kept once and answered alike")
  func replay() async throws {
    try await withServer { client, server in
      let first = try await client.change("sync.auto", to: "true", key: "a")
      _ = try await client.change("sync.auto", to: "false", key: "b")
      let again = try await client.change("sync.auto", to: "true", key: "a")
      #expect(again.status == .ok)
      #expect(again.text == first.text)
      let snapshot = try await server.store.snapshot()
      #expect(!snapshot.settings.isOn(.syncAuto))
      #expect(server.store.sequence == 2)
    }
  }

  @Test("SC-09 the same key for another value or setting is 422")
  func keyReused() async throws {
    try await withServer { client, server in
      _ = try await client.change("sync.auto", to: "true", key: "a")
      for (setting, value) in [("sync.auto", "false"), ("sync.wifiOnly", "true")] {
        let response = try await client.change(setting, to: value, key: "a")
        #expect(response.status.code == 422)
        #expect(try response.problem().field == "Idempotency-Key")
      }
      #expect(server.store.sequence == 1)
    }
  }

  @Test(
    "SC-09 a method that an address does not know is 405 and names those it knows",
    arguments: [
      ("/api/v1/settings", HTTPRequest.Method.post, "GET, HEAD"), ("/api/v1/settings", .delete, "GET, HEAD"),
      ("/api/v1/settings/sync.auto", .get, "PUT"), ("/api/v1/events", .post, "GET"),
      ("/api/v1/openapi.json", .put, "GET, HEAD"), ("/settings", .post, "GET, HEAD"), ("/", .delete, "GET, HEAD"),
    ])
  func wrongMethod(path: String, method: HTTPRequest.Method, allowed: String) async throws {
    try await withServer { client, _ in
      let response = try await client.execute(uri: path, method: method)
      #expect(response.status == .methodNotAllowed)
      #expect(response.headers[.allow] == allowed)
      let type = path.hasPrefix("/api/") ? "application/problem+json" : "text/html; charset=utf-8"
      #expect(response.headers[.contentType] == type)
    }
  }

  @Test("SC-09 an unknown address of the API is a 404 problem", arguments: ["/api/v1/x", "/api/v2/settings", "/api/"])
  func unknownAddress(path: String) async throws {
    try await withServer { client, _ in
      let response = try await client.get(path)
      #expect(response.status == .notFound)
      #expect(try response.problem().field == "path")
    }
  }

  @Test("SC-09 a body that breaks HTTP's own rules is one 400, and the connection ends")
  func brokenChunk() async throws {
    try await withServer(.live) { client, _ in
      let port = try #require(client.port)
      let (text, ended) = try await RawConnection.receive(
        "PUT /api/v1/settings/sync.auto HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
          + "Idempotency-Key: k\r\nTransfer-Encoding: chunked\r\n\r\nno length\r\n",
        port: port
      ) { _ in false }
      #expect(ended)
      #expect(text.hasPrefix("HTTP/1.1 400"))
      #expect(text.components(separatedBy: "HTTP/1.1 ").count == 2)
    }
  }
}
