import NIOCore
import NIOPosix

/// A bare connection, for answers that do not end.
enum RawConnection {
  /// Sends `request` to a local port and hands out what comes back, growing, until `isEnough` or the end.
  /// Returns all text that came, and whether the server closed the connection.
  static func receive(
    _ request: String, port: Int, until isEnough: @escaping @Sendable (String) async -> Bool
  ) async throws -> (text: String, ended: Bool) {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: request))
      var text = ""
      for try await part in inbound {
        text += String(buffer: part)
        if await isEnough(text) { return (text, false) }
      }
      return (text, true)
    }
  }

  /// Listens to the event stream.
  static func events(
    port: Int, until isEnough: @escaping @Sendable (String) async -> Bool
  ) async throws -> (text: String, ended: Bool) {
    try await receive("GET /api/v1/events HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port, until: isEnough)
  }
}
