import ArgumentParser
import GalleryPages
import Switchyard
import SwitchyardHTML
import SwitchyardMarkup

struct HTMLCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "html", abstract: "Prints the markup of a page's components, as a browser's DOM would hold it.")

  @Argument(help: "The page, such as switch-form-cell.")
  var page: String

  @Option(help: "The query of the page's address, such as look=ios&scheme=dark.")
  var query = ""

  func validate() throws {
    guard GalleryPage(rawValue: page) != nil else {
      let names = GalleryPage.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no page \"\(page)\"; the pages are \(names).")
    }
  }

  func run() {
    var environment = ElementEnvironment()
    environment.apply(Query(query))
    let gallery = Gallery(page: GalleryPage(path: page), environment: environment)
    print(RenderedScreen(GalleryScreen(gallery), in: environment).html, terminator: "")
  }
}
