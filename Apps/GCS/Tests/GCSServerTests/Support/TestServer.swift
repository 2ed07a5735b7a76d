import GCSModel
import GRDB
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging

@testable import GCSServer

/// Says nothing, whatever happens.
let silentLogger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })

/// Draws its request as text, so that a test sees what a renderer is given.
struct EchoPages: PageRendering {
  func render(_ request: PageRequest) -> [UInt8] {
    Array(
      "\(request.path)|\(request.query)|\(request.cookies ?? "-")|\(request.snapshot.sequence)|"
        .utf8) + request.snapshot.json.bytes
  }
}

extension SettingsStore {
  static func test(
    _ folder: TemporaryFolder, now: @escaping @Sendable () -> Int64 = { 1_000_000_000 }
  ) throws -> SettingsStore {
    try open(folder: folder.path, logger: silentLogger, now: now)
  }
}

/// Runs `body` with a server over a new database.
func withServer(
  _ setup: TestingSetup = .router, address: GCSServer.Address = GCSServer.Address(port: 0), assets: [Asset] = [],
  gallery: Gallery? = nil, heartbeat: Duration = .seconds(15),
  _ body: @escaping @Sendable (any TestClientProtocol, GCSServer) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  let store = try SettingsStore.test(folder)
  let server = GCSServer(
    address: address, store: store, assets: AssetStore(assets), gallery: gallery, pages: EchoPages(),
    logger: silentLogger, heartbeat: heartbeat)
  try await server.application().test(setup) { client in try await body(client, server) }
  store.close()
}

extension TestClientProtocol {
  /// A change as a well-behaved client sends it. A header of nil is left out.
  func change(
    _ setting: String, to value: String, key: String? = "key", type: String? = "application/json",
    headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    var headers = headers
    headers[.contentType] = type
    headers[.idempotencyKey] = key
    return try await execute(
      uri: "/api/v1/settings/" + setting, method: .put, headers: headers,
      body: ByteBuffer(string: #"{"value":\#(value)}"#))
  }

  func get(_ uri: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
    try await execute(uri: uri, method: .get, headers: headers)
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }
  var bytes: [UInt8] { Array(buffer: body) }

  func problem() throws -> Problem { try Problem(reading: bytes) }
}

extension IdempotencyKey {
  /// A key that a test knows to be good.
  static func test(_ text: String) throws -> IdempotencyKey {
    struct BadKey: Error {}
    guard let key = IdempotencyKey(text) else { throw BadKey() }
    return key
  }
}
