import Foundation
import GCSModel
import GCSScreens
import GCSServer
import Switchyard
import SwitchyardHTML
import SwitchyardMarkup
import SwitchyardWebScript

/// The pages of GCS: its screens, drawn as HTML that the client takes over.
struct ScreenPages: PageRendering {
  let addresses: HTMLPage.Addresses

  /// What the pages need beside their own text.
  static func assets() throws(StartupFault) -> [Asset] {
    // Not Bundle.module: it ends the program with a trap when there are no resources.
    let folder = Bundle.main.bundleURL
    let bundles = ["gcs_gcs.resources", "gcs_gcs.bundle"].lazy.compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
    guard
      let url = bundles.first?.url(forResource: "GCSClient", withExtension: "wasm"),
      let client = try? Data(contentsOf: url)
    else {
      throw StartupFault(
        "\(folder.appendingPathComponent("gcs_gcs.resources/GCSClient.wasm").path) is missing; "
          + "keep gcs_gcs.resources beside the program, or build it again with swift build.")
    }
    return [
      Asset(name: "GCSClient.wasm", bytes: Array(client), contentType: "application/wasm"),
      Asset(name: "host.js", bytes: WebScript.bytes, contentType: "text/javascript; charset=utf-8"),
      Asset(name: "switchyard.css", bytes: Array(StyleSheet().text.utf8), contentType: "text/css; charset=utf-8"),
    ]
  }

  init(_ assets: AssetStore) {
    addresses = HTMLPage.Addresses(
      styleSheet: assets.url(for: "switchyard.css"), script: assets.url(for: "host.js"),
      client: assets.url(for: "GCSClient.wasm"))
  }

  func render(_ request: PageRequest) -> [UInt8] {
    let route = GCSRoute(rawValue: request.path) ?? .home
    let pending = PendingCookie.changes(inHeader: request.cookies ?? "")
    var settings = request.snapshot.settings
    for change in pending { settings[change.setting] = change.value }
    var environment = ElementEnvironment(scheme: settings.isOn(.displayDarkMode) ? .dark : .light)
    environment.apply(Query(request.query))
    let page = HTMLPage(
      title: route == .home ? route.title : "\(route.title) – GCS", environment: environment, addresses: addresses,
      state: String(decoding: PageState(snapshot: request.snapshot, pending: pending).json.bytes, as: UTF8.self),
      store: "gcs")
    return Array(page.text(of: GCSScreen(route, state: GCSState(picture: settings))).utf8)
  }
}
