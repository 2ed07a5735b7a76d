import GCSModel

extension SettingsSync {
  /// Takes a change that a person made.
  ///
  /// Every change is sent, an overtaken one too: another tab may have it from the device, and would send it last.
  public mutating func change(_ change: SettingChange, key: String) -> [Effect] {
    let pending = PendingChange(key: key, change: change)
    outbox.append(pending)
    return [.keep(pending), .watch(key: key)] + sendNext()
  }

  /// Takes what the device had kept from earlier pages.
  public mutating func restored(_ kept: [PendingChange]) -> [Effect] {
    overlay = []
    isRestored = true
    let earlier = kept.filter { old in !outbox.contains { $0.key == old.key } }
    outbox = earlier + outbox
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

  /// A person has read the oldest refusal.
  public mutating func dismissRefusal() {
    if refusals.isEmpty { return }
    refusals.removeFirst()
    readRefusals += 1
  }

  mutating func sendNext() -> [Effect] {
    guard isRestored, inFlight == nil, let next = outbox.first else { return [] }
    inFlight = next.key
    return [.send(next)]
  }
}
