import GCSModel
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// `GET /api/v1/events`: server-sent events that tell the newest sequence.
struct EventStream: Sendable {
  let hub: EventHub

  func respond(to request: Request) -> Response {
    let body = ResponseBody { writer in
      let subscription = hub.subscribe()
      defer { subscription.end() }
      // Without the close handler a client that is gone would stay until the next heartbeat.
      try await request.body.consumeWithInboundCloseHandler { _ in
        try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
        var told: Int64 = -1
        for await _ in subscription.wakeUps.cancelOnGracefulShutdown() {
          let sequence = hub.sequence
          try await writer.write(sequence > told ? EventStream.changed(sequence) : ByteBuffer(string: ":\n\n"))
          told = sequence
        }
      } onInboundClosed: {
        subscription.end()
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no"], body: body)
  }

  private static func changed(_ sequence: Int64) -> ByteBuffer {
    var buffer = ByteBuffer(string: "event: changed\nid: \(sequence)\ndata: ")
    buffer.writeBytes(ChangeEvent(sequence: sequence).json.bytes)
    buffer.writeString("\n\n")
    return buffer
  }
}
