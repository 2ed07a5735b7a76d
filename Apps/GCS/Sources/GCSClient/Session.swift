#if arch(wasm32)
  import GCSModel
  import GCSScreens
  import GCSSync
  import Switchyard
  import SwitchyardMarkup
  import SwitchyardWeb

  /// One open page of GCS: carries out what the sync machine asks for, and shows what it says.
  final class Session {
    let route: GCSRoute
    var sync: SettingsSync
    /// Whether the connection stands on which the server would tell of changes.
    var isListening = false
    private let page: PageInfo
    private var lastHeard = Browser.now
    private var cacheSize: String?
    private var writtenCookie: String
    private var lastKeyTime: Int64 = 0

    init(page: PageInfo) {
      self.page = page
      route = GCSRoute.allCases.first { $0.rawValue == page.path } ?? .home
      let state = try? PageState(reading: page.state)
      sync = SettingsSync(
        snapshot: state?.snapshot ?? SettingsSnapshot(sequence: 0, settings: Settings()),
        overlay: state?.pending ?? [])
      writtenCookie = PendingCookie.text(state?.pending ?? [])
    }

    /// What the screens show now.
    var state: GCSState {
      var state = GCSState { [unowned(unsafe) self] setting in
        Bound(
          get: { self.sync.settings[setting] },
          set: { self.perform(self.sync.change(SettingChange(setting, $0), key: self.makeKey())) })
      }
      state.waiting = SettingID.allCases.filter(sync.isWaiting)
      state.banner = banner
      state.notice = sync.refusals.first
      state.noticeNumber = sync.readRefusals
      state.dismissNotice = { [unowned(unsafe) self] in
        sync.dismissRefusal()
        show()
      }
      state.lastSynced = Words.age(milliseconds: Browser.now - lastHeard)
      if let cacheSize { state.cacheSize = cacheSize }
      return state
    }

    /// Reads what earlier pages left to be sent, and listens to the server.
    func begin() {
      readOutbox()
      listen()
      measureCache()
      tick()
    }

    /// Carries out effects in order, then shows the result.
    func perform(_ effects: [SettingsSync.Effect]) {
      for effect in effects { perform(effect) }
      let cookie = PendingCookie.text(sync.pendingChanges)
      // A page without changes of its own leaves alone what another tab has written.
      if sync.isRestored, cookie != writtenCookie {
        writtenCookie = cookie
        Browser.setCookie(PendingCookie.name, cookie)
      }
      show()
    }

    func heardFromServer() {
      lastHeard = Browser.now
    }

    func show() {
      var environment = page.environment
      if page.query["scheme"] == nil { environment.scheme = sync.settings.isOn(.displayDarkMode) ? .dark : .light }
      GCSClient.refresh(in: environment)
    }

    private var banner: String? {
      let count = sync.outbox.count
      guard sync.isServerAway else { return nil }
      if count == 0 { return "The server cannot be reached. Changes will be kept on this device and sent later." }
      let changes = count == 1 ? "1 change waits" : String(count) + " changes wait"
      return sync.keepsChanges
        ? "The server cannot be reached. " + changes + " on this device and will be sent."
        : "The server cannot be reached, and this browser keeps nothing. Leave this page open until " + changes
          + " no more."
    }

    /// A key that sorts by time: sixteen digits of milliseconds, then sixteen random ones.
    private func makeKey() -> String {
      // Later than the last one, also within a millisecond and after the clock was set back.
      lastKeyTime = max(Int64(Browser.now), lastKeyTime + 1)
      let time = String(lastKeyTime)
      let random = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: max(0, 16 - time.utf8.count)) + time + "-"
        + String(repeating: "0", count: 16 - random.utf8.count) + random
    }

    private func measureCache() {
      Browser.storageUsage { [unowned(unsafe) self] reply in
        guard reply.status == 200, let bytes = Int64(String(decoding: reply.body, as: UTF8.self)) else {
          cacheSize = "Not known"
          return show()
        }
        cacheSize = Words.size(bytes: bytes)
        show()
      }
    }

    /// Keeps "2 minutes ago" true.
    private func tick() {
      Browser.after(30_000) { [unowned(unsafe) self] in
        if isListening { heardFromServer() }
        measureCache()
        tick()
      }
    }
  }
#endif
