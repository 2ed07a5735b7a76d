/// Every setting of GCS. The raw values are for memory only: what is stored and sent is `name`.
public enum SettingID: UInt8, CaseIterable, Sendable {
  case notificationsEnabled
  case notificationsGRNUpdates
  case notificationsDispatchAlerts
  case syncAuto
  case syncInterval
  case syncWiFiOnly
  case displayDarkMode
  case offlineMode
  case offlineCacheDuration
}

extension SettingID {
  /// The name that stands in addresses, messages and the database.
  public var name: String {
    switch self {
    case .notificationsEnabled: "notifications.enabled"
    case .notificationsGRNUpdates: "notifications.grnUpdates"
    case .notificationsDispatchAlerts: "notifications.dispatchAlerts"
    case .syncAuto: "sync.auto"
    case .syncInterval: "sync.interval"
    case .syncWiFiOnly: "sync.wifiOnly"
    case .displayDarkMode: "display.darkMode"
    case .offlineMode: "offline.mode"
    case .offlineCacheDuration: "offline.cacheDuration"
    }
  }

  /// The setting called `name`; nil if this version has none.
  public init?(name: String) {
    for id in SettingID.allCases where sameText(id.name, name) {
      self = id
      return
    }
    return nil
  }

  /// What values this setting takes, and which it has at first.
  public var kind: SettingKind {
    switch self {
    case .notificationsEnabled, .notificationsGRNUpdates, .notificationsDispatchAlerts: .bool(default: true)
    case .syncAuto, .syncWiFiOnly, .displayDarkMode, .offlineMode: .bool(default: false)
    case .syncInterval: .choice(options: ["hourly", "daily", "weekly"], default: 1)
    case .offlineCacheDuration: .choice(options: ["24h", "48h", "7d"], default: 0)
    }
  }
}
