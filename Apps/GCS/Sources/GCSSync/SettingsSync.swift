import GCSModel

/// The client's half of saving settings: a pure machine of what the server has, and what it has still to hear (SC-09).
///
/// What a person sees is the server's state with the outbox replayed over it, so a refused change goes back by itself,
/// and stays where a newer one stands above it. The machine does nothing itself: it asks for effects.
public struct SettingsSync: Equatable, Sendable {
  public internal(set) var snapshot: SettingsSnapshot
  /// The changes that the server has still to acknowledge, oldest first.
  public internal(set) var outbox: [PendingChange] = []
  /// Whether the last try to reach the server failed.
  public internal(set) var isServerAway = false
  /// Why the server refused changes, oldest first, until a person has read it.
  public internal(set) var refusals: [String] = []
  /// How many refusals a person has read.
  public internal(set) var readRefusals = 0
  /// Whether this device keeps what the server has not heard yet.
  public internal(set) var keepsChanges = true

  /// Whether what earlier pages left on the device was read; nothing is sent before, lest a newer change overtake it.
  public internal(set) var isRestored = false
  // What the page showed as pending before the outbox was read.
  var overlay: [SettingChange]
  var inFlight: String?
  var isPulling = false
  var pullsAgain = false
  // The newest acknowledgement since the pull that is under way began: what it brings may be older.
  var acknowledgedWhilePulling: Int64 = 0
  var failures = 0
  var isRetryDue = false

  /// - Parameters:
  ///   - snapshot: The server's state, as the page brought it.
  ///   - overlay: Pending changes that the page already shows; they hold until the outbox was read.
  public init(snapshot: SettingsSnapshot, overlay: [SettingChange] = []) {
    self.snapshot = snapshot
    self.overlay = overlay
  }

  /// What is to be done, in order.
  public enum Effect: Equatable, Sendable {
    /// Keep a change on the device, in this tick.
    case keep(PendingChange)
    case forget(key: String)
    case send(PendingChange)
    case pull
    /// Call `retry()` after so many milliseconds.
    case retry(after: Int)
    /// Call `overdue(_:)` after a second.
    case watch(key: String)
  }

  /// The settings as a person sees them.
  public var settings: Settings {
    var settings = snapshot.settings
    for change in overlay { settings[change.setting] = change.value }
    for pending in outbox { settings[pending.change.setting] = pending.change.value }
    return settings
  }

  /// Whether a person should know that a setting has not reached the server.
  public func isWaiting(_ setting: SettingID) -> Bool {
    outbox.contains { $0.change.setting == setting && ($0.isOverdue || isServerAway) }
  }

  /// The newest pending value of every setting that has one.
  public var pendingChanges: [SettingChange] {
    var changes: [SettingChange] = []
    for pending in outbox {
      changes.removeAll { $0.setting == pending.change.setting }
      changes.append(pending.change)
    }
    return changes
  }
}
