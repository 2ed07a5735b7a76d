import Foundation
import GCSModel
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import GCSServer

@Suite struct GalleryTests {
  private func gallery() throws -> (TemporaryFolder, Gallery?) {
    let folder = try TemporaryFolder()
    try folder.write("<h1>start</h1>", to: "site/index.html")
    try folder.write("<h1>switch</h1>", to: "site/switch.html")
    try folder.write("<h1>cell</h1>", to: "site/switch-form-cell/index.html")
    try folder.write(String(repeating: "a{}\n", count: 100), to: "site/style/a b.css")
    try folder.write("secret", to: "secret.txt")
    return (folder, Gallery(folder: folder.path + "/site"))
  }

  @Test(
    "SC-09 gallery pages have short addresses",
    arguments: [
      ("/gallery/", "<h1>start</h1>"), ("/gallery/index.html", "<h1>start</h1>"),
      ("/gallery/switch", "<h1>switch</h1>"),
      ("/gallery/switch.html", "<h1>switch</h1>"), ("/gallery/switch?look=ios", "<h1>switch</h1>"),
      ("/gallery/switch-form-cell", "<h1>cell</h1>"), ("/gallery/switch-form-cell/", "<h1>cell</h1>"),
    ])
  func pages(path: String, text: String) async throws {
    let (folder, gallery) = try gallery()
    try await withServer(gallery: gallery) { client, _ in
      let response = try await client.get(path)
      #expect(response.status == .ok)
      #expect(response.text == text)
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      #expect(response.headers[.cacheControl] == "no-cache")
      let tag = try #require(response.headers[.eTag])
      let again = try await client.get(path, [.ifNoneMatch: tag])
      #expect(again.status == .notModified)
      let head = try await client.execute(uri: path, method: .head)
      #expect(head.body.readableBytes == 0)
    }
    withExtendedLifetime(folder) {}
  }

  @Test("SC-09 gallery files are compressed and may have spaces in their names")
  func files() async throws {
    let (_, gallery) = try gallery()
    try await withServer(gallery: gallery) { client, _ in
      let response = try await client.get("/gallery/style/a%20b.css", [.acceptEncoding: "gzip"])
      #expect(response.status == .ok)
      #expect(response.headers[.contentEncoding] == "gzip")
      #expect(response.headers[.contentType] == "text/css; charset=utf-8")
    }
  }

  @Test("SC-09 a named pipe in the gallery's folder is passed over", .timeLimit(.minutes(1)))
  func namedPipe() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<h1>start</h1>", to: "index.html")
    #expect(mkfifo(folder.path + "/pipe.html", 0o644) == 0)
    let gallery = Gallery(folder: folder.path)
    try await withServer(gallery: gallery) { client, _ in
      let start = try await client.get("/gallery/")
      let pipe = try await client.get("/gallery/pipe.html")
      #expect(start.status == .ok)
      #expect(pipe.status == .notFound)
    }
  }

  @Test("SC-09 the gallery without its slash leads to it")
  func redirect() async throws {
    let (_, gallery) = try gallery()
    try await withServer(gallery: gallery) { client, _ in
      let response = try await client.get("/gallery")
      #expect(response.status.code == 301)
      #expect(response.headers[.location] == "/gallery/")
    }
  }

  @Test(
    "SC-09 nothing outside the gallery's folder is served",
    arguments: [
      "/gallery/../secret.txt", "/gallery/%2e%2e/secret.txt", "/gallery/..%2fsecret.txt",
      "/gallery/style/../../secret.txt",
      "/gallery//../secret.txt", "/gallery/%2Fetc%2Fpasswd", "/gallery/nothing", "/gallery/%", "/gallery/style",
    ])
  func traversal(path: String) async throws {
    let (folder, gallery) = try gallery()
    try await withServer(gallery: gallery) { client, _ in
      let response = try await client.get(path)
      #expect(response.status == .notFound)
      #expect(!response.text.contains("secret"))
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    }
    withExtendedLifetime(folder) {}
  }

  @Test("SC-09 a gallery that is not there is a readable 404")
  func missing() async throws {
    let folder = try TemporaryFolder()
    #expect(Gallery(folder: folder.path + "/nothing") == nil)
    try await withServer { client, _ in
      let response = try await client.get("/gallery/")
      #expect(response.status == .notFound)
      #expect(response.text.contains("<h1>Page not found</h1>"))
    }
  }
}
