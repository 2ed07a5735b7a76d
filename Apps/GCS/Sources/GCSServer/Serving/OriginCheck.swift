import GCSModel
import HTTPTypes
import Hummingbird

/// Takes writes from this server's own pages and from programs that are no browsers, not from other sites' pages.
struct OriginCheck<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    switch request.method {
    case .get, .head, .options: break
    default: try check(request)
    }
    return try await next(request, context)
  }

  private func check(_ request: Request) throws(Problem) {
    if request.headers[.secFetchSite] == "cross-site" { throw .foreignOrigin("another site") }
    guard let origin = request.headers[.origin] else { return }
    // Another site's page cannot send the forwarding header: the browser would ask for leave first, and gets none.
    let scheme = request.headers[.forwardedProto] == "https" ? "https" : "http"
    guard let authority = request.head.authority, origin.lowercased() == "\(scheme)://\(authority)".lowercased() else {
      throw .foreignOrigin(String(origin.prefix(100)))
    }
  }
}
