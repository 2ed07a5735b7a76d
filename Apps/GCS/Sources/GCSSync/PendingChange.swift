import GCSModel

/// A change that the server has not acknowledged yet.
public struct PendingChange: Equatable, Sendable {
  /// Names the change to the server and orders it among others: the time it was made, then random digits.
  public var key: String
  public var change: SettingChange
  /// Whether it has waited so long that a person should know.
  public var isOverdue = false

  public init(key: String, change: SettingChange) {
    self.key = key
    self.change = change
  }

  /// The change as it is kept on the device.
  public var record: [UInt8] {
    JSON.object([
      JSONMember("setting", .string(change.setting.name)),
      JSONMember("value", change.setting.json(change.value)),
    ]).bytes
  }

  /// Reads a record; nil where another version wrote what this one does not know.
  public init?(key: String, record: [UInt8]) {
    guard
      let json = try? JSON(reading: record), let name = json["setting"]?.text, let setting = SettingID(name: name),
      let value = json["value"], let parsed = try? setting.parse(value)
    else { return nil }
    self.init(key: key, change: SettingChange(setting, parsed))
  }
}
