import Switchyard

/// The whole of GCS at one address.
public struct GCSScreen: Component {
  let route: GCSRoute
  let state: GCSState
  let actions: GCSActions

  public init(_ route: GCSRoute, state: GCSState, actions: GCSActions) {
    self.route = route
    self.state = state
    self.actions = actions
  }

  public var body: some Component {
    switch route {
    case .home: HomeScreen()
    case .settings: SettingsScreen(state: state, actions: actions)
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
