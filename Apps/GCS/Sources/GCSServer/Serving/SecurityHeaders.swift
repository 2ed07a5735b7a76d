import HTTPTypes
import Hummingbird

/// Sets what every answer carries, and on pages the content security policy. What is not HTTP does not come this far:
/// the server underneath refuses it.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  private static var contentSecurityPolicy: String {
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
      + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[.referrerPolicy] = "same-origin"
    response.headers[.crossOriginOpenerPolicy] = "same-origin"
    if response.headers[.contentType]?.hasPrefix("text/html") == true {
      response.headers[.contentSecurityPolicy] = SecurityHeaders.contentSecurityPolicy
    }
    return response
  }
}
