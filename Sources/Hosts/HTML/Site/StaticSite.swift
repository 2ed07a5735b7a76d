import Foundation
import SwitchyardElements
import SwitchyardWebScript

/// A folder of pages and all they need, for any web server to host.
///
/// ```swift
/// let site = try StaticSite(folder: "site", client: client)
/// try site.write(Hello(), to: "index.html", title: "Hello")
/// ```
public struct StaticSite {
  private let folder: URL
  private let client: String

  /// Makes the folder with the style sheet, the script and the client.
  ///
  /// - Parameters:
  ///   - folder: The folder's path; it is made where it is missing, and what stands in it stays.
  ///   - client: The file that the plugin `BuildClient` made, such as `HelloClient.wasm`.
  public init(folder: String, client: URL) throws(SiteError) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    self.client = client.lastPathComponent
    let module: Data
    do { module = try Data(contentsOf: client) } catch {
      throw SiteError(path: client.path(percentEncoded: false), reason: error.localizedDescription)
    }
    try write(module, to: "assets/" + self.client)
    try write(Data(WebScript.bytes), to: "assets/host.js")
    try write(Data(StyleSheet().text.utf8), to: "assets/switchyard.css")
  }

  /// Writes a page with a component drawn into it, which the client takes over.
  ///
  /// - Parameters:
  ///   - component: What the client draws on this page.
  ///   - file: The name of the page's file, in the folder itself.
  ///   - title: The title of the document.
  ///   - environment: The environment in which the page is first drawn.
  public func write(
    _ component: some Component, to file: String, title: String,
    in environment: ElementEnvironment = ElementEnvironment()
  ) throws(SiteError) {
    let page = HTMLPage(
      title: title, environment: environment,
      addresses: .init(
        styleSheet: "assets/switchyard.css", script: "assets/host.js", client: "assets/" + client))
    try write(Data(page.text(of: component).utf8), to: file)
  }

  private func write(_ data: Data, to name: String) throws(SiteError) {
    let file = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw SiteError(path: file.path(percentEncoded: false), reason: error.localizedDescription)
    }
  }
}

/// Why a site could not be written.
public struct SiteError: Error, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "\(path) could not be read or written: \(reason)" }
}
