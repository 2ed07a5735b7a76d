/// All settings at one moment, as the server answers them.
public struct SettingsSnapshot: Equatable, Sendable {
  /// Counts the changes that the server has kept; a larger one is newer.
  public var sequence: Int64
  public var settings: Settings

  public init(sequence: Int64, settings: Settings) {
    self.sequence = sequence
    self.settings = settings
  }
}

extension SettingsSnapshot {
  /// Reads a snapshot of a server of any age: settings that this version does not know are skipped, and settings that
  /// are missing, or hold a value that this version does not know, have their default.
  public init(reading bytes: [UInt8]) throws(WireError) {
    let message = try JSON.message(bytes)
    let sequence = try message.sequence()
    guard case .object(let members)? = message["values"] else {
      throw WireError(field: "values", "The message needs \"values\", an object.")
    }
    var settings = Settings()
    for member in members {
      guard let id = SettingID(name: member.name) else { continue }
      do throws(SettingProblem) { settings[id] = try id.parse(member.value) } catch { continue }
    }
    self.init(sequence: sequence, settings: settings)
  }

  public var json: JSON {
    var values: [JSONMember] = []
    for id in SettingID.allCases { values.append(JSONMember(id.name, id.json(settings[id]))) }
    return .object([JSONMember("sequence", .whole(sequence)), JSONMember("values", .object(values))])
  }
}
