import Foundation
import HTTPTypes
import Hummingbird

/// A folder of files served under `/gallery/`. All of it is read at the start: a request never reaches the file system.
public struct Gallery: Sendable {
  private let files: [String: StaticFile]

  /// Reads every file below `folder`; nil if there is no such folder.
  public init?(folder: String) {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard (try? root.checkResourceIsReachable()) == true,
      let names = FileManager.default.enumerator(atPath: root.path)
    else { return nil }
    var files: [String: StaticFile] = [:]
    for case let name as String in names {
      // Before reading: a named pipe would keep the start waiting for its writer.
      guard (names.fileAttributes?[.type] as? FileAttributeType) == .typeRegular else { continue }
      guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(name).path) else { continue }
      files[name] = StaticFile(
        bytes: Array(data), contentType: Gallery.contentType(of: name), brotliQuality: 5)
    }
    self.files = files
  }

  /// The file at the request's address; nil if there is none.
  func respond(to request: Request) -> Response? {
    guard request.uri.path.hasPrefix("/gallery") else { return nil }
    guard let path = String(request.uri.path.dropFirst("/gallery".count)).removingPercentEncoding else { return nil }
    // Relative links of the start page need the closing slash.
    if path.isEmpty { return .redirect(to: "/gallery/", type: .permanent) }
    let name = path.split(separator: "/").joined(separator: "/")
    let candidates = name.isEmpty ? ["index.html"] : [name, name + ".html", name + "/index.html"]
    return candidates.lazy.compactMap { files[$0] }.first?.respond(to: request, cacheControl: "no-cache")
  }

  private static func contentType(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "wasm": "application/wasm"
    case "json", "map": "application/json"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "webmanifest": "application/manifest+json"
    case "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
