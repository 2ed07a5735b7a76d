import GCSModel

extension SettingsSync {
  /// The server has kept a change.
  public mutating func acknowledged(_ key: String, _ acknowledgement: ChangeAcknowledgement) -> [Effect] {
    reached()
    settle(key)
    var effects: [Effect] = [.forget(key: key)]
    acknowledgedWhilePulling = max(acknowledgedWhilePulling, acknowledgement.sequence)
    if acknowledgement.sequence == snapshot.sequence + 1 {
      snapshot.sequence = acknowledgement.sequence
      snapshot.settings[acknowledgement.change.setting] = acknowledgement.change.value
    } else if acknowledgement.sequence > snapshot.sequence {
      snapshot.settings[acknowledgement.change.setting] = acknowledgement.change.value
      effects += pull()
    }
    return effects + sendNext()
  }

  /// The server will never take a change.
  public mutating func refused(_ key: String, because reason: String) -> [Effect] {
    reached()
    settle(key)
    refusals.append(reason)
    return [.forget(key: key)] + pull() + sendNext()
  }

  /// The server could not be reached, or could not answer for now.
  public mutating func couldNotSend(_ key: String) -> [Effect] {
    if inFlight == key { inFlight = nil }
    return lost()
  }

  /// Tries again what waits.
  public mutating func retry() -> [Effect] {
    isRetryDue = false
    let effects = sendNext()
    return effects.isEmpty && isServerAway ? pull() : effects
  }

  /// The server's newest sequence is this one.
  public mutating func heard(of sequence: Int64) -> [Effect] {
    reached()
    return (sequence == snapshot.sequence ? [] : pull()) + sendNext()
  }

  public mutating func pulled(_ newer: SettingsSnapshot) -> [Effect] {
    isPulling = false
    reached()
    let isOvertaken = newer.sequence < acknowledgedWhilePulling
    if !isOvertaken { snapshot = newer }
    let effects = isOvertaken || pullsAgain ? pull() : []
    return effects + sendNext()
  }

  public mutating func couldNotPull() -> [Effect] {
    isPulling = false
    return lost()
  }

  /// The connection that carries the server's events has broken; the browser mends it by itself.
  public mutating func lostEvents() -> [Effect] {
    isServerAway ? [] : pull()
  }

  private mutating func pull() -> [Effect] {
    if isPulling {
      pullsAgain = true
      return []
    }
    isPulling = true
    pullsAgain = false
    acknowledgedWhilePulling = 0
    return [.pull]
  }

  private mutating func settle(_ key: String) {
    outbox.removeAll { $0.key == key }
    if inFlight == key { inFlight = nil }
  }

  private mutating func reached() {
    isServerAway = false
    failures = 0
  }

  /// Waits longer after every failure: 0.5 s at first, 15 s at most.
  private mutating func lost() -> [Effect] {
    isServerAway = true
    pullsAgain = false
    failures += 1
    if isRetryDue { return [] }
    isRetryDue = true
    return [.retry(after: min(500 << min(failures - 1, 5), 15_000))]
  }
}
