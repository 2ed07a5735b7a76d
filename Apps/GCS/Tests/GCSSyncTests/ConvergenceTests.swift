import GCSModel
import GCSSync
import SplitMix
import Testing

/// Several clients, one server and a bad network, drawn at random: in the end all agree, and nothing that was
/// acknowledged is lost or applied twice (SC-09).
struct ConvergenceTests {
  /// A server that keeps a change once for each key, as the real one does.
  struct Server {
    var snapshot = SettingsSnapshot(sequence: 0, settings: Settings())
    var known: [String: ChangeAcknowledgement] = [:]
    var applied: [String] = []

    mutating func apply(_ pending: PendingChange) -> ChangeAcknowledgement {
      if let acknowledgement = known[pending.key] { return acknowledgement }
      snapshot.sequence += 1
      snapshot.settings[pending.change.setting] = pending.change.value
      applied.append(pending.key)
      let acknowledgement = ChangeAcknowledgement(change: pending.change, sequence: snapshot.sequence)
      known[pending.key] = acknowledgement
      return acknowledgement
    }
  }

  /// A browser's store, which all its tabs share.
  final class Disk {
    var entries: [String: PendingChange] = [:]
  }

  /// A page with its disk, and what it still waits for.
  struct Client {
    var sync: SettingsSync
    let disk: Disk
    var waiting: [SettingsSync.Effect] = []

    mutating func perform(_ effects: [SettingsSync.Effect]) {
      for effect in effects {
        switch effect {
        case .keep(let pending): disk.entries[pending.key] = pending
        case .forget(let key): disk.entries[key] = nil
        case .send, .pull, .retry: waiting.append(effect)
        case .watch: break
        }
      }
    }

    /// The page is loaded again: all that is left is the disk.
    mutating func reload(_ snapshot: SettingsSnapshot) {
      sync = SettingsSync(snapshot: snapshot)
      waiting = []
      perform(sync.restored(disk.entries.values.sorted { $0.key < $1.key }))
    }
  }

  @Test("SC-09 Convergence over random faults", arguments: 0..<200)
  func converges(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var server = Server()
    // The first two are tabs of one browser.
    let disks = [Disk(), Disk()]
    var clients = [0, 0, 1].map { Client(sync: SettingsSync(snapshot: server.snapshot), disk: disks[$0]) }
    for index in clients.indices { clients[index].perform(clients[index].sync.restored([])) }
    var made = 0
    var acknowledged: Set<String> = []

    /// Carries out one effect; with faults, requests and replies may be lost.
    func step(_ index: Int, faults: Bool) {
      guard let next = clients[index].waiting.indices.randomElement(using: &random) else { return }
      let effect = clients[index].waiting.remove(at: next)
      let requestIsLost = faults && Int.random(in: 0..<5, using: &random) == 0
      let replyIsLost = faults && Int.random(in: 0..<5, using: &random) == 0
      switch effect {
      case .send(let pending):
        let answer = requestIsLost ? nil : server.apply(pending)
        if let answer, !replyIsLost {
          acknowledged.insert(pending.key)
          clients[index].perform(clients[index].sync.acknowledged(pending.key, answer))
        } else {
          clients[index].perform(clients[index].sync.couldNotSend(pending.key))
        }
      case .pull:
        if requestIsLost || replyIsLost {
          clients[index].perform(clients[index].sync.couldNotPull())
        } else {
          clients[index].perform(clients[index].sync.pulled(server.snapshot))
        }
      case .retry: clients[index].perform(clients[index].sync.retry())
      case .keep, .forget, .watch: break
      }
    }

    for _ in 0..<120 {
      let index = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2:
        made += 1
        let id = [SettingID.displayDarkMode, .syncAuto, .syncInterval].randomElement(using: &random)!
        let value: SettingValue =
          id == .syncInterval
          ? .choice(UInt8.random(in: 0..<3, using: &random)) : .bool(Bool.random(using: &random))
        let key = String(100_000 + made)
        clients[index].perform(clients[index].sync.change(SettingChange(id, value), key: key))
        #expect(clients[index].sync.settings[id] == value, "A change shows at once.")
      case 3: clients[index].reload(server.snapshot)
      case 4: clients[index].perform(clients[index].sync.heard(of: server.snapshot.sequence))
      default: step(index, faults: true)
      }
    }
    for _ in 0..<2000 {
      for index in clients.indices {
        if clients[index].waiting.isEmpty {
          clients[index].perform(clients[index].sync.heard(of: server.snapshot.sequence))
        }
        step(index, faults: false)
      }
    }
    for client in clients {
      #expect(client.sync.outbox.isEmpty, "No outbox is stuck.")
      #expect(client.disk.entries.isEmpty)
      #expect(client.sync.settings == server.snapshot.settings)
      #expect(client.sync.snapshot.sequence == server.snapshot.sequence)
    }
    #expect(Set(server.applied).count == server.applied.count, "Nothing is applied twice.")
    #expect(acknowledged.isSubset(of: server.applied), "Nothing acknowledged is lost.")
  }
}
