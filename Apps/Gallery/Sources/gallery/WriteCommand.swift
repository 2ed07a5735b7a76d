import ArgumentParser
import Foundation
import GalleryPages
import Switchyard
import SwitchyardHTML

struct WriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Writes the gallery as files that any web server can host.")

  @Argument(help: "The folder to write to; it is made where it is missing.")
  var folder: String

  func run() throws {
    guard let client = Bundle.module.url(forResource: "GalleryClient", withExtension: "wasm") else {
      throw ValidationError("This build has no GalleryClient.wasm; build the gallery again with swift build.")
    }
    let site = try StaticSite(folder: folder, client: client)
    for page in GalleryPage.allCases {
      let gallery = Gallery(page: page, environment: ElementEnvironment())
      try site.write(GalleryScreen(gallery), to: page.file, title: page.title)
    }
    print("The gallery is in \(folder)")
  }
}
