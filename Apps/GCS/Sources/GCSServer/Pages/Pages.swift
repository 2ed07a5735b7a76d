import HTTPTypes
import Hummingbird
import NIOCore

/// `/` and `/settings`.
struct Pages: Sendable {
  let store: SettingsStore
  let renderer: any PageRendering

  func respond(to request: Request, path: String) async throws -> Response {
    let page = PageRequest(
      path: path,
      query: request.uri.query ?? "",
      cookies: request.headers[.cookie],
      snapshot: try await store.snapshot())
    return Response(
      status: .ok, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: renderer.render(page))))
  }
}
