import GCSModel
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// The server of GCS: pages, API, events, assets and gallery over one settings store.
public struct GCSServer: Sendable {
  /// Where the server listens.
  public struct Address: Sendable {
    public var host: String
    /// 0 takes a free port.
    public var port: Int
    /// Names besides its own that a server on the loopback address answers for.
    public var allowedHosts: [String]

    public init(host: String = "127.0.0.1", port: Int = 8080, allowedHosts: [String] = []) {
      self.host = host
      self.port = port
      self.allowedHosts = allowedHosts
    }
  }

  let address: Address
  let store: SettingsStore
  let assets: AssetStore
  let gallery: Gallery?
  let renderer: any PageRendering
  let logger: Logger
  let hub: EventHub
  let heartbeat: Duration

  public init(
    address: Address = Address(), store: SettingsStore, assets: AssetStore, gallery: Gallery? = nil,
    pages: any PageRendering, logger: Logger
  ) {
    self.init(
      address: address, store: store, assets: assets, gallery: gallery, pages: pages, logger: logger,
      heartbeat: .seconds(15))
  }

  init(
    address: Address = Address(), store: SettingsStore, assets: AssetStore, gallery: Gallery? = nil,
    pages: any PageRendering, logger: Logger, heartbeat: Duration
  ) {
    self.address = address
    self.store = store
    self.assets = assets
    self.gallery = gallery
    self.renderer = pages
    self.logger = logger
    self.heartbeat = heartbeat
    let hub = EventHub(sequence: store.sequence)
    self.hub = hub
    store.onCommit { hub.publish($0) }
  }

  /// Everything that answers requests, for a server that listens at `place`.
  private func router(at place: SocketAddress) -> Router<BasicRequestContext> {
    let router = Router(context: BasicRequestContext.self)
    router.addMiddleware {
      SecurityHeaders()
      ErrorAnswers()
      HostCheck(rule: HostRule(listeningOn: address.host, at: place, allowing: address.allowedHosts))
      OriginCheck()
    }
    let routes = Routes(router: router)
    addAPI(to: routes)
    addFiles(to: routes)
    let pages = Pages(store: store, renderer: renderer)
    routes.get("/") { request, _ in try await pages.respond(to: request, path: "/") }
    routes.get("/settings") { request, _ in try await pages.respond(to: request, path: "/settings") }
    return router
  }

  private func addAPI(to routes: Routes<BasicRequestContext>) {
    let settings = SettingsAPI(store: store)
    let events = EventStream(hub: hub)
    let description = OpenAPI.document
    routes.get(RouterPath(APIAddress.settings)) { _, _ in try await settings.read() }
    routes.put(RouterPath(APIAddress.settings + "/{id}")) { request, context in
      try await settings.change(request, settingName: try context.parameters.require("id"))
    }
    routes.stream(RouterPath(APIAddress.events)) { request, _ in events.respond(to: request) }
    routes.get(RouterPath(APIAddress.description)) { _, _ in Response(description) }
  }

  private func addFiles(to routes: Routes<BasicRequestContext>) {
    let (assets, gallery) = (assets, gallery)
    routes.get("/assets/{name}") { request, _ in
      guard let response = assets.respond(to: request) else { throw Problem.unknownAddress(request.uri.path) }
      return response
    }
    for path: RouterPath in ["/gallery", "/gallery/**"] {
      routes.get(path) { request, _ in
        guard let response = gallery?.respond(to: request) else { throw Problem.unknownAddress(request.uri.path) }
        return response
      }
    }
  }

  /// The application, for running it in a test.
  func application(
    ready: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws(StartupFault) -> some ApplicationProtocol {
    let fallback = address.port
    // Looked up once: what the hosts are checked for is where the server listens, whatever a name means a moment later.
    let place = try lookUp()
    return Application(
      router: router(at: place),
      // A connection that says nothing for a minute is closed; one that is being answered is not.
      server: .http1(configuration: .init(idleTimeout: .seconds(60))),
      configuration: ApplicationConfiguration(
        address: .hostname(place.unambiguousDigits ?? address.host, port: address.port)),
      services: [Heartbeat(hub: hub, interval: heartbeat)],
      onServerRunning: { channel in ready(channel.localAddress?.port ?? fallback) },
      logger: logger)
  }
}
