// A client's one import: its body is made of components.
@_exported import SwitchyardElements

/// A program that draws into a page: the browser's half of an app.
///
/// ```swift
/// @main struct HelloClient: WebClient {
///   var body: some Component { Hello() }
/// }
/// ```
/// The build-tool plugin `BuildClient` compiles it for the browser.
public protocol WebClient {
  associatedtype Body: Component
  /// Is called once, when the page is there to be read (``Browser/page``).
  init()
  /// What the page shows.
  @ElementBuilder var body: Body { get }
}

extension WebClient {
  /// Starts the client on its page.
  public static func main() {
    #if arch(wasm32)
      let client = Self()
      let host = WebHost(environment: Browser.page.environment) { client.body.element }
      WebHost.current = host
      host.start()
    #else
      print("This program runs in a browser. The plugin BuildClient compiles it; open the page that loads it.")
    #endif
  }

  /// Draws the client again before the next paint, after something that its body reads has changed.
  ///
  /// - Parameter environment: The environment to draw in from now on; nil keeps the present one.
  public static func refresh(in environment: ElementEnvironment? = nil) {
    #if arch(wasm32)
      WebHost.current?.refresh(in: environment)
    #endif
  }
}
