/// What a page carries for its client: the server's state, and the pending changes that it is drawn with.
public struct PageState: Equatable, Sendable {
  public var snapshot: SettingsSnapshot
  public var pending: [SettingChange]

  public init(snapshot: SettingsSnapshot, pending: [SettingChange]) {
    self.snapshot = snapshot
    self.pending = pending
  }
}

extension PageState {
  /// Reads the state of a page of a server of any age; pending changes that are not understood are passed over.
  public init(reading bytes: [UInt8]) throws(WireError) {
    let message = try JSON.message(bytes)
    var pending: [SettingChange] = []
    if case .object(let members)? = message["pending"] {
      for member in members {
        guard let setting = SettingID(name: member.name), let value = try? setting.parse(member.value) else { continue }
        pending.append(SettingChange(setting, value))
      }
    }
    self.init(snapshot: try SettingsSnapshot(reading: bytes), pending: pending)
  }

  public var json: JSON {
    guard case .object(let members) = snapshot.json else { return .null }
    let pending = pending.map { JSONMember($0.setting.name, $0.setting.json($0.value)) }
    return .object(members + [JSONMember("pending", .object(pending))])
  }
}
