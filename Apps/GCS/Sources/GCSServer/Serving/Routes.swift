import GCSModel
import HTTPTypes
import Hummingbird

/// Adds routes so that every other method at the same address is answered with 405, and HEAD goes with GET.
struct Routes<Context: RequestContext> {
  typealias Handler = @Sendable (Request, Context) async throws -> Response

  private static var allMethods: [HTTPRequest.Method] {
    [.get, .head, .post, .put, .delete, .patch, .options, .trace]
  }

  let router: Router<Context>

  func get(_ path: RouterPath, _ handler: @escaping Handler) {
    router.get(path, use: handler)
    router.head(path) { request, context in
      // The length stays: HEAD says what GET would send.
      try await handler(request, context).createHeadResponse()
    }
    refuseOthers(path, allowed: [.get, .head])
  }

  /// A stream has no end, so nothing could be said about it with HEAD.
  func stream(_ path: RouterPath, _ handler: @escaping Handler) {
    router.get(path, use: handler)
    refuseOthers(path, allowed: [.get])
  }

  func put(_ path: RouterPath, _ handler: @escaping Handler) {
    router.put(path, use: handler)
    refuseOthers(path, allowed: [.put])
  }

  private func refuseOthers(_ path: RouterPath, allowed: [HTTPRequest.Method]) {
    let names = allowed.map(\.rawValue).joined(separator: ", ")
    for method in Routes.allMethods where !allowed.contains(method) {
      router.on(path, method: method) { request, _ in
        let problem = Problem.methodNotAllowed(method.rawValue, allowed: names)
        var response = request.uri.path.hasPrefix("/api/") ? Response(problem) : ErrorPage.response(for: problem)
        response.headers[.allow] = names
        return response
      }
    }
  }
}
