import CZlib
import Foundation
import GCSModel
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import GCSServer

@Suite struct AssetTests {
  private static let css = Array(String(repeating: ".switch { color: red }\n", count: 200).utf8)
  private static let asset = Asset(name: "switchyard.css", bytes: css, contentType: "text/css; charset=utf-8")
  private static let cssAddress = AssetStore([asset]).url(for: "switchyard.css")

  @Test(
    "SC-09 SHA-256 gives the digests of its standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func sha256(text: String, digest: String) {
    #expect(SHA256.hexDigest(Array(text.utf8)) == digest)
  }

  @Test("SC-09 an asset's address holds its content's hash")
  func address() {
    let hash = SHA256.hexDigest(AssetTests.css).prefix(16)
    #expect(AssetTests.cssAddress == "/assets/switchyard.\(hash).css")
  }

  @Test(
    "SC-09 an asset is compressed as the client likes it best",
    arguments: [
      ("br, gzip", "br"), ("gzip, deflate, br;q=0.9", "gzip"), ("gzip", "gzip"), ("br;q=0, gzip;q=0", nil),
      ("*", "br"), ("*;q=0.5, br;q=0", "gzip"), ("", nil), (nil, nil), ("identity;q=1, br;q=0.5", nil),
      ("BR", "br"), ("deflate", nil), ("identity;q=0", nil), ("br;q=0.001, gzip;q=0", "br"),
    ] as [(String?, String?)])
  func encoding(accept: String?, coding: String?) async throws {
    try await withServer(assets: [AssetTests.asset]) { client, _ in
      var headers = HTTPFields()
      headers[.acceptEncoding] = accept
      let response = try await client.get(AssetTests.cssAddress, headers)
      #expect(response.status == .ok)
      #expect(response.headers[.contentEncoding] == coding)
      #expect(response.headers[.vary] == "Accept-Encoding")
      #expect(response.headers[.contentType] == "text/css; charset=utf-8")
      #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect((response.body.readableBytes < AssetTests.css.count) == (coding != nil))
      if coding == nil { #expect(response.bytes == AssetTests.css) }
    }
  }

  @Test("SC-09 gzip unpacks to the asset")
  func gzip() throws {
    let packed = try #require(Compression.gzip(AssetTests.css))
    var stream = z_stream()
    #expect(inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK)
    defer { inflateEnd(&stream) }
    var input = packed
    let count = AssetTests.css.count
    let output = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      input.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(count)
        #expect(inflate(&stream, Z_FINISH) == Z_STREAM_END)
      }
      filled = Int(stream.total_out)
    }
    #expect(output == AssetTests.css)
  }

  @Test("SC-09 an asset that the client has is 304, in the coding that it has")
  func notModified() async throws {
    try await withServer(assets: [AssetTests.asset]) { client, _ in
      var tags: Set<String> = []
      for accept in ["br", "gzip", "identity"] {
        let first = try await client.get(AssetTests.cssAddress, [.acceptEncoding: accept])
        let tag = try #require(first.headers[.eTag])
        tags.insert(tag)
        for header in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
          let again = try await client.get(AssetTests.cssAddress, [.acceptEncoding: accept, .ifNoneMatch: header])
          #expect(again.status == .notModified)
          #expect(again.body.readableBytes == 0)
          #expect(again.headers[.eTag] == tag)
          #expect(again.headers[.vary] == "Accept-Encoding")
        }
        let other = try await client.get(AssetTests.cssAddress, [.acceptEncoding: accept, .ifNoneMatch: "\"x\""])
        #expect(other.status == .ok)
      }
      #expect(tags.count == 3)
    }
  }

  @Test("SC-09 HEAD says what GET would send")
  func head() async throws {
    try await withServer(assets: [AssetTests.asset]) { client, _ in
      let get = try await client.get(AssetTests.cssAddress, [.acceptEncoding: "br"])
      let head = try await client.execute(uri: AssetTests.cssAddress, method: .head, headers: [.acceptEncoding: "br"])
      #expect(head.status == .ok)
      #expect(head.body.readableBytes == 0)
      #expect(head.headers[.contentLength] == get.headers[.contentLength])
      #expect(head.headers[.contentEncoding] == "br")
    }
  }

  @Test("SC-09 an address with another hash, or without, is 404")
  func unknown() async throws {
    try await withServer(assets: [AssetTests.asset]) { client, _ in
      for path in ["/assets/switchyard.css", "/assets/switchyard.0000000000000000.css", "/assets/", "/assets/../x"] {
        let status = try await client.get(path).status
        #expect(status == .notFound)
      }
    }
  }

  @Test(
    "SC-09 every answer carries the security headers",
    arguments: [
      "/", "/settings", "/nothing", "/api/v1/settings", "/api/v1/nothing", AssetTests.cssAddress, "/gallery/",
    ])
  func securityHeaders(path: String) async throws {
    try await withServer(assets: [AssetTests.asset]) { client, _ in
      let response = try await client.get(path)
      #expect(response.headers[.xContentTypeOptions] == "nosniff")
      #expect(response.headers[.referrerPolicy] == "same-origin")
      #expect(response.headers[.crossOriginOpenerPolicy] == "same-origin")
      let isPage = response.headers[.contentType]?.hasPrefix("text/html") == true
      #expect((response.headers[.contentSecurityPolicy] != nil) == isPage)
      if isPage {
        #expect(
          response.headers[.contentSecurityPolicy]
            == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
            + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
      }
    }
  }
}
