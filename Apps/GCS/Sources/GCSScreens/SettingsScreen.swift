import GCSModel
import Switchyard

/// The settings of GCS (GX-01, GX-02, GX-03).
struct SettingsScreen: Component {
  let state: GCSState

  var body: some Component {
    Screen(GCSRoute.settings.title, back: (title: GCSRoute.home.title, address: GCSRoute.home.rawValue)) {
      Banner(state.banner)
      FormSection("Notifications") {
        cell("Enable Notifications", .notificationsEnabled) {
          cell("GRN Updates", .notificationsGRNUpdates)
          cell("Dispatch Alerts", .notificationsDispatchAlerts)
        }
      }
      FormSection("Sync") {
        cell("Auto-Sync", .syncAuto) {
          picker("Sync Interval", .syncInterval, ["Hourly", "Daily", "Weekly"])
          cell("Sync on WiFi Only", .syncWiFiOnly)
          ValueRow("Last Synced", value: state.lastSynced)
        }
      }
      FormSection("Display") {
        cell("Dark Mode", .displayDarkMode)
      }
      FormSection("Offline") {
        cell("Offline Mode", .offlineMode) {
          picker("Cache Duration", .offlineCacheDuration, ["24 h", "48 h", "7 days"])
          ValueRow("Cache Size", value: state.cacheSize)
        }
      }
      Snackbar(state.notice, number: state.noticeNumber, dismiss: state.dismissNotice)
    }
  }

  private func cell(_ label: String, _ setting: SettingID) -> SwitchFormCell {
    SwitchFormCell(label, isOn: isOn(setting), pending: pending(setting))
  }

  private func cell(
    _ label: String, _ setting: SettingID, @ElementBuilder further: () -> Element
  ) -> SwitchFormCell {
    SwitchFormCell(label, isOn: isOn(setting), pending: pending(setting), further: further)
  }

  private func picker(_ label: String, _ setting: SettingID, _ titles: [String]) -> ListPickerCell<SettingValue> {
    ListPickerCell(
      label, selection: state.setting(setting),
      options: titles.enumerated().map { PickerOption(.choice(UInt8($0)), $1) }, pending: pending(setting))
  }

  private func isOn(_ setting: SettingID) -> Bound<Bool> {
    let value = state.setting(setting)
    return Bound(get: { value.wrappedValue == .bool(true) }, set: { value.wrappedValue = .bool($0) })
  }

  private func pending(_ setting: SettingID) -> String? {
    state.waiting.contains(setting) ? "Waiting to be saved" : nil
  }
}
