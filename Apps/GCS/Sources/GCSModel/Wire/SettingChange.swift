/// One setting's new value, as a client asks for it.
public struct SettingChange: Equatable, Sendable {
  public var setting: SettingID
  public var value: SettingValue

  public init(_ setting: SettingID, _ value: SettingValue) {
    self.setting = setting
    self.value = value
  }
}

extension SettingChange {
  /// Reads a request body `{"value":true}` that was sent to the address of `setting`.
  public init(of setting: SettingID, reading bytes: [UInt8]) throws(WireError) {
    let message = try JSON.message(bytes)
    guard let value = message["value"] else {
      throw WireError(field: "value", "The change needs \"value\", the new value of " + setting.name + ".")
    }
    if case .object(let members) = message {
      for member in members where !sameText(member.name, "value") {
        throw WireError(field: member.name, "A change has the one member \"value\"; leave the others out.")
      }
    }
    do throws(SettingProblem) {
      self.init(setting, try setting.parse(value))
    } catch {
      throw .badMember(error)
    }
  }

  /// The request body.
  public var json: JSON {
    .object([JSONMember("value", setting.json(value))])
  }
}
