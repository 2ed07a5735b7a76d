import HTTPTypes
import Hummingbird
import NIOCore

/// A file kept in memory in all its codings.
struct StaticFile: Sendable {
  let contentType: String
  /// The first 16 hexadecimal digits of the content's SHA-256.
  let hash: String
  private let identity: ByteBuffer
  private let brotli: ByteBuffer?
  private let gzip: ByteBuffer?

  init(bytes: [UInt8], contentType: String, brotliQuality: Int32) {
    self.contentType = contentType
    hash = String(SHA256.hexDigest(bytes).prefix(16))
    identity = ByteBuffer(bytes: bytes)
    guard StaticFile.isCompressible(contentType) else {
      brotli = nil
      gzip = nil
      return
    }
    brotli = Compression.brotli(bytes, quality: brotliQuality).flatMap { StaticFile.kept($0, insteadOf: bytes) }
    gzip = Compression.gzip(bytes).flatMap { StaticFile.kept($0, insteadOf: bytes) }
  }

  func respond(to request: Request, cacheControl: String) -> Response {
    let (coding, buffer) = representation(for: request.headers[.acceptEncoding])
    // Codings of one file are different bytes, so they need different strong tags.
    let tag = coding == .identity ? "\"\(hash)\"" : "\"\(hash)-\(coding.rawValue)\""
    var headers: HTTPFields = [.eTag: tag, .cacheControl: cacheControl, .vary: "Accept-Encoding"]
    if StaticFile.matches(request.headers[.ifNoneMatch], tag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = contentType
    if coding != .identity { headers[.contentEncoding] = coding.rawValue }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: buffer))
  }

  private func representation(for header: String?) -> (ContentCoding, ByteBuffer) {
    for coding in ContentCoding.accepted(by: header) {
      switch coding {
      case .brotli: if let brotli { return (.brotli, brotli) }
      case .gzip: if let gzip { return (.gzip, gzip) }
      case .identity: return (.identity, identity)
      }
    }
    return (.identity, identity)
  }

  private static func matches(_ header: String?, _ tag: String) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { candidate in
      let text = String(candidate.filter { $0 != " " && $0 != "\t" })
      return text == "*" || text == tag || text == "W/" + tag
    }
  }

  private static func kept(_ compressed: [UInt8], insteadOf bytes: [UInt8]) -> ByteBuffer? {
    compressed.count < bytes.count ? ByteBuffer(bytes: compressed) : nil
  }

  private static func isCompressible(_ contentType: String) -> Bool {
    contentType.hasPrefix("text/") || contentType.hasPrefix("application/") || contentType.hasPrefix("image/svg+xml")
  }
}
