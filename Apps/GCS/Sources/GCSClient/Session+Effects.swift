#if arch(wasm32)
  import GCSModel
  import GCSSync
  import Switchyard
  import SwitchyardWeb

  extension Session {
    func perform(_ effect: SettingsSync.Effect) {
      switch effect {
      case .keep(let pending):
        Browser.keep(pending.record, as: pending.key) { [unowned(unsafe) self] reply in
          if reply.status == 0 {
            sync.couldNotKeep()
            show()
          }
        }
      case .forget(let key): Browser.forget(key)
      case .send(let pending): send(pending)
      case .pull: pull()
      case .retry(let delay):
        Browser.after(delay) { [unowned(unsafe) self] in perform(sync.retry()) }
      case .watch(let key):
        Browser.after(1000) { [unowned(unsafe) self] in
          sync.overdue(key)
          show()
        }
      }
    }

    func readOutbox() {
      Browser.kept { [unowned(unsafe) self] reply in
        if reply.status == 0 { sync.couldNotKeep() }
        let entries = reply.body.split(separator: 0, omittingEmptySubsequences: false)
        var kept: [PendingChange] = []
        for index in stride(from: 0, to: entries.count - 1, by: 2) {
          let key = String(decoding: entries[index], as: UTF8.self)
          if let pending = PendingChange(key: key, record: Array(entries[index + 1])) { kept.append(pending) }
        }
        perform(sync.restored(kept))
      }
      // A store that never answers must not hold changes back for ever.
      Browser.after(5000) { [unowned(unsafe) self] in
        if sync.isRestored { return }
        sync.couldNotKeep()
        perform(sync.restored([]))
      }
    }

    func listen() {
      Browser.listen(to: "changed", at: APIAddress.events) { [unowned(unsafe) self] reply in
        switch reply.status {
        case 200:
          heardFromServer()
          guard let event = try? ChangeEvent(reading: reply.body) else { return }
          perform(sync.heard(of: event.sequence))
        case 0:
          isListening = false
          perform(sync.lostEvents())
        default: isListening = true
        }
      }
    }

    private func send(_ pending: PendingChange) {
      Browser.fetch(
        "PUT", APIAddress.setting(pending.change.setting),
        headers: [("Content-Type", "application/json"), ("Idempotency-Key", pending.key)],
        body: pending.change.json.bytes
      ) { [unowned(unsafe) self] reply in
        switch reply.status {
        case 200..<300:
          heardFromServer()
          guard let acknowledgement = try? ChangeAcknowledgement(reading: reply.body) else {
            return perform(sync.couldNotSend(pending.key))
          }
          perform(sync.acknowledged(pending.key, acknowledgement))
        case 408, 425, 429, 0, 500...: perform(sync.couldNotSend(pending.key))
        default:
          heardFromServer()
          let problem = try? Problem(reading: reply.body)
          let reason = problem.map { $0.detail } ?? ""
          perform(
            sync.refused(
              pending.key,
              because: reason.isEmpty ? "The server refused the change (" + String(reply.status) + ")." : reason))
        }
      }
    }

    private func pull() {
      Browser.fetch("GET", APIAddress.settings) { [unowned(unsafe) self] reply in
        guard reply.status == 200, let snapshot = try? SettingsSnapshot(reading: reply.body) else {
          return perform(sync.couldNotPull())
        }
        heardFromServer()
        perform(sync.pulled(snapshot))
      }
    }
  }
#endif
