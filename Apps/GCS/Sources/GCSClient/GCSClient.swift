import Switchyard
import SwitchyardWeb

#if arch(wasm32)
  import GCSScreens

  /// GCS in a browser.
  @main struct GCSClient: WebClient {
    private let session = Session(page: Browser.page)

    init() { session.begin() }

    var body: some Component {
      GCSScreen(session.route, state: session.state)
    }
  }
#else
  @main struct GCSClient: WebClient {
    var body: some Component { Element.nothing }
  }
#endif
