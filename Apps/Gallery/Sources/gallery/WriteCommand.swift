import ArgumentParser
import Foundation
import GalleryPages
import Switchyard
import SwitchyardHTML
import SwitchyardWebScript

struct WriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Writes the gallery as files that any web server can host.")

  @Argument(help: "The folder to write to; it is made where it is missing.")
  var folder: String

  func run() throws {
    let root = URL(filePath: folder, directoryHint: .isDirectory)
    let assets = root.appending(path: "assets", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    guard let client = Bundle.module.url(forResource: "GalleryClient", withExtension: "wasm") else {
      throw ValidationError("GalleryClient.wasm is missing from this build; build the gallery again with swift build.")
    }
    try Data(contentsOf: client).write(to: assets.appending(path: "GalleryClient.wasm"))
    try Data(WebScript.bytes).write(to: assets.appending(path: "host.js"))
    try Data(StyleSheet().text.utf8).write(to: assets.appending(path: "switchyard.css"))
    for page in GalleryPage.allCases {
      let environment = ElementEnvironment()
      let document = HTMLPage(
        title: page.title, environment: environment,
        addresses: .init(
          styleSheet: "assets/switchyard.css", script: "assets/host.js", client: "assets/GalleryClient.wasm")
      ).text(of: GalleryScreen(Gallery(page: page, environment: environment)))
      try Data(document.utf8).write(to: root.appending(path: page.file))
    }
    print("The gallery is in \(root.path(percentEncoded: false))")
  }
}
