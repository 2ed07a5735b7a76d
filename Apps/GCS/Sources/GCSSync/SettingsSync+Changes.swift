import GCSModel

extension SettingsSync {
  /// Takes a change that a person made.
  ///
  /// A change of the same setting that was not sent yet is replaced: the server never needs to hear of it.
  public mutating func change(_ change: SettingChange, key: String) -> [Effect] {
    var effects: [Effect] = []
    for superseded in outbox where superseded.change.setting == change.setting && superseded.key != inFlight {
      effects.append(.forget(key: superseded.key))
    }
    outbox.removeAll { $0.change.setting == change.setting && $0.key != inFlight }
    let pending = PendingChange(key: key, change: change)
    outbox.append(pending)
    // The newer change is on the disk before the older one goes.
    return [.keep(pending)] + effects + [.watch(key: key)] + sendNext()
  }

  /// Takes what the device had kept from earlier pages.
  public mutating func restored(_ kept: [PendingChange]) -> [Effect] {
    overlay = []
    let earlier = kept.filter { old in !outbox.contains { $0.key == old.key } }
    outbox = (earlier + outbox)
    return earlier.map { .watch(key: $0.key) } + sendNext()
  }

  /// The device could not keep a change.
  public mutating func couldNotKeep() {
    keepsChanges = false
  }

  /// A change has waited for a second.
  public mutating func overdue(_ key: String) {
    guard let index = outbox.firstIndex(where: { $0.key == key }) else { return }
    outbox[index].isOverdue = true
  }

  public mutating func dismissRefusal() {
    refusal = nil
  }

  mutating func sendNext() -> [Effect] {
    guard inFlight == nil, let next = outbox.first else { return [] }
    inFlight = next.key
    return [.send(next)]
  }
}
