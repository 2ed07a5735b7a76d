import Switchyard

/// The whole of GCS at one address.
public struct GCSScreen: Component {
  let route: GCSRoute
  let state: GCSState

  public init(_ route: GCSRoute, state: GCSState) {
    self.route = route
    self.state = state
  }

  public var body: some Component {
    switch route {
    case .home: HomeScreen()
    case .settings: SettingsScreen(state: state)
    }
  }
}

/// Where GCS begins.
struct HomeScreen: Component {
  var body: some Component {
    Screen(GCSRoute.home.title) {
      FormSection("Warehouse") {
        DrillDownRow(GCSRoute.settings.title, address: GCSRoute.settings.rawValue)
        DrillDownRow("Component Gallery", address: "/gallery/")
      }
    }
  }
}
