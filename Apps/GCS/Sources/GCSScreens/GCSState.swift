import GCSModel
import Switchyard

/// All that the screens of GCS show, and what a person can change there.
public struct GCSState {
  /// A setting, to read and to change. It reads the value of now: two changes may come before the screen is drawn again.
  public var setting: (SettingID) -> Bound<SettingValue>
  /// The settings whose values have not reached the server.
  public var waiting: [SettingID] = []
  /// A line about the whole app, such as that the server is away.
  public var banner: String?
  /// Something that has just happened, until it is dismissed.
  public var notice: String?
  /// Tells one notice from the next, which may have the same words.
  public var noticeNumber = 0
  public var dismissNotice: () -> Void = {}
  /// When this device last heard from the server, and how much it keeps, as words.
  public var lastSynced = "Just now"
  public var cacheSize = "Calculating…"

  public init(setting: @escaping (SettingID) -> Bound<SettingValue>) {
    self.setting = setting
  }

  /// A picture of settings that nobody can change, such as the page that a server draws.
  public init(picture settings: Settings) {
    self.init { .constant(settings[$0]) }
  }
}
