/// The server's answer to a change that it has kept.
public struct ChangeAcknowledgement: Equatable, Sendable {
  public var change: SettingChange
  /// The sequence that the change was given.
  public var sequence: Int64

  public init(change: SettingChange, sequence: Int64) {
    self.change = change
    self.sequence = sequence
  }
}

extension ChangeAcknowledgement {
  public init(reading bytes: [UInt8]) throws(WireError) {
    let message = try JSON.message(bytes)
    guard let name = message["setting"]?.text, let setting = SettingID(name: name) else {
      throw WireError(field: "setting", "The message needs \"setting\", the name of a setting.")
    }
    guard let json = message["value"] else {
      throw WireError(field: "value", "The message needs \"value\", the value of " + name + ".")
    }
    let value: SettingValue
    do throws(SettingProblem) { value = try setting.parse(json) } catch { throw .badMember(error) }
    self.init(change: SettingChange(setting, value), sequence: try message.sequence())
  }

  public var json: JSON {
    .object([
      JSONMember("setting", .string(change.setting.name)),
      JSONMember("value", change.setting.json(change.value)),
      JSONMember("sequence", .whole(sequence)),
    ])
  }
}
