import SwitchyardElements
import SwitchyardMarkup

/// A whole document: a screen that can be read at once, and the client that takes it over.
public struct HTMLPage {
  /// The title of the document, as plain words.
  public var title: String
  /// What the screen is drawn in; the document's own attributes state it.
  public var environment: ElementEnvironment
  /// Where the page finds its style sheet, script and client.
  public var addresses: Addresses
  /// What the client has to know, as JSON.
  public var state: String
  /// What the page says when its client cannot run.
  public var notices: Notices
  /// The name of the browser's store in which the client keeps what must not be lost.
  public var store: String

  /// Where the page finds what it needs.
  public struct Addresses: Sendable {
    public var styleSheet: String
    public var script: String
    public var client: String

    public init(styleSheet: String, script: String, client: String) {
      self.styleSheet = styleSheet
      self.script = script
      self.client = client
    }
  }

  /// What the page says when its client cannot run.
  public struct Notices: Sendable {
    public var failed = "This page could not be loaded fully. You can read it; reload it to make changes."
    public var unsupported = "This browser is too old to make changes here. You can read the page."
    public var stopped = "Something went wrong on this page. Reload it to go on; what was saved is safe."
    public var noScript = "Scripts are switched off in this browser. You can read the page; changes need scripts."

    public init() {}
  }

  /// - Parameters:
  ///   - title: The title of the document.
  ///   - environment: What the screen is drawn in.
  ///   - addresses: Where the page finds what it needs, as paths or URLs.
  ///   - state: What the client has to know, as JSON.
  ///   - notices: What the page says when its client cannot run.
  ///   - store: The name of the browser's store that the client keeps things in.
  public init(
    title: String, environment: ElementEnvironment, addresses: Addresses, state: String = "",
    notices: Notices = Notices(), store: String = "switchyard"
  ) {
    self.title = title
    self.environment = environment
    self.addresses = addresses
    self.state = state
    self.notices = notices
    self.store = store
  }

  /// The document with a component drawn into it.
  public func text(of component: some Component) -> String {
    let screen = RenderedScreen(component, in: environment)
    let attributes = environment.documentFacts.compactMap { fact in
      fact.value.map { " \(fact.name.text)=\"\($0.escapedForAttribute)\"" }
    }
    // A "<" could end the script that carries the state; JSON may write it as an escape.
    let safeState = state.replacing("<", with: "\\u003c")
    return """
      <!doctype html>
      <html\(attributes.joined())>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="\(environment.scheme.name)">
      <title>\(title.escapedForText)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(addresses.styleSheet.escapedForAttribute)">
      <script src="\(addresses.script.escapedForAttribute)" \
      data-client="\(addresses.client.escapedForAttribute)" data-store="\(store.escapedForAttribute)"></script>
      </head>
      <body>
      <div id="switchyard" data-checksum="\(screen.checksum)">\(screen.html)</div>
      <div id="switchyard-notice" role="status" \
      data-failed="\(notices.failed.escapedForAttribute)" \
      data-unsupported="\(notices.unsupported.escapedForAttribute)" \
      data-stopped="\(notices.stopped.escapedForAttribute)"><noscript>\(notices.noScript.escapedForText)</noscript></div>
      <script type="application/json" id="switchyard-state">\(safeState)</script>
      </body>
      </html>

      """
  }
}
