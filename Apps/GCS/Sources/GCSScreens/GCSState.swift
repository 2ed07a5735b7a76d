import GCSModel

/// All that the screens of GCS show.
public struct GCSState {
  public var settings: Settings
  /// The settings whose values have not reached the server.
  public var waiting: [SettingID] = []
  /// A line about the whole app, such as that the server is away.
  public var banner: String?
  /// Something that has just happened, until it is dismissed.
  public var notice: String?
  /// When this device last heard from the server, and how much it keeps, as words.
  public var lastSynced = "Just now"
  public var cacheSize = "Calculating…"

  public init(settings: Settings) {
    self.settings = settings
  }
}

/// What a person can do on the screens of GCS.
public struct GCSActions {
  public var change: (SettingChange) -> Void
  public var dismissNotice: () -> Void

  public init(change: @escaping (SettingChange) -> Void, dismissNotice: @escaping () -> Void) {
    self.change = change
    self.dismissNotice = dismissNotice
  }

  /// For a picture of a screen, such as the page that a server draws.
  public static var none: GCSActions { GCSActions(change: { _ in }, dismissNotice: {}) }
}
