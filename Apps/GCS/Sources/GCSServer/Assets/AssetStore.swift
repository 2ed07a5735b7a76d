import HTTPTypes
import Hummingbird

/// A file that pages refer to: style sheet, script, WebAssembly.
public struct Asset: Sendable {
  /// `switchyard.css`
  public let name: String
  public let bytes: [UInt8]
  public let contentType: String

  public init(name: String, bytes: [UInt8], contentType: String) {
    self.name = name
    self.bytes = bytes
    self.contentType = contentType
  }
}

/// The assets, compressed once, under addresses that change with their content and so may be cached for ever.
public struct AssetStore: Sendable {
  private var addresses: [String: String] = [:]
  private var files: [String: StaticFile] = [:]

  /// Compresses all `assets`: about a second a megabyte.
  public init(_ assets: [Asset]) {
    for asset in assets {
      let file = StaticFile(bytes: asset.bytes, contentType: asset.contentType, brotliQuality: 11)
      let parts = asset.name.split(separator: ".", omittingEmptySubsequences: false)
      let name = (parts.dropLast() + [Substring(file.hash)] + parts.suffix(parts.count > 1 ? 1 : 0))
      let address = "/assets/" + (parts.count > 1 ? name.joined(separator: ".") : asset.name + "." + file.hash)
      addresses[asset.name] = address
      files[address] = file
    }
  }

  /// The address of the asset called `name`. Asking for one that was not given is a programming error.
  public func url(for name: String) -> String {
    guard let address = addresses[name] else { preconditionFailure("there is no asset called \(name)") }
    return address
  }

  /// The asset at the request's address; nil if there is none.
  public func respond(to request: Request) -> Response? {
    files[request.uri.path]?.respond(to: request, cacheControl: "public, max-age=31536000, immutable")
  }
}
