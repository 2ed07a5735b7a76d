import GCSModel
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
  /// An answer of the API.
  init(_ json: JSON) {
    self.init(
      status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: json.bytes)))
  }

  /// A problem of the API.
  init(_ problem: Problem) {
    self.init(
      status: HTTPResponse.Status(code: problem.status),
      headers: [.contentType: "application/problem+json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: problem.json.bytes)))
    if problem.status == 503 { headers[.retryAfter] = "5" }
  }
}

extension HTTPField.Name {
  private static func named(_ name: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a header name") }
    return name
  }

  static let idempotencyKey = named("Idempotency-Key")
  static let secFetchSite = named("Sec-Fetch-Site")
  static let forwardedProto = named("X-Forwarded-Proto")
  static let crossOriginOpenerPolicy = named("Cross-Origin-Opener-Policy")
  static let referrerPolicy = named("Referrer-Policy")
  static let xAccelBuffering = named("X-Accel-Buffering")
}
