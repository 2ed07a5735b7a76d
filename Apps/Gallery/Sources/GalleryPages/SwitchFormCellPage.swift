import Switchyard

/// The switch form cell in every state (SC-01 … SC-08).
struct SwitchFormCellPage: Component {
  var body: some Component {
    FormSection("States") {
      CellSpecimen("Off", isOn: false)
      CellSpecimen("On", isOn: true)
      CellSpecimen("With Helper", isOn: false, helper: "A line that helps to decide")
      CellSpecimen("With Error", isOn: true, status: .error("The server refused this value"))
      CellSpecimen("Pending", isOn: true, pending: "Waiting for the server")
    }
    FormSection("Disabled and read-only") {
      CellSpecimen("Disabled Off", isOn: false, status: .disabled(reason: nil))
      CellSpecimen("Disabled On", isOn: true, status: .disabled(reason: "Your administrator has set this"))
      CellSpecimen("Read-only On", isOn: true, status: .readOnly)
      CellSpecimen("Read-only Off", isOn: false, status: .readOnly)
      CellSpecimen(
        "Breakfast", isOn: false, status: .readOnly, words: StateWords(on: "Included", off: "Not included"))
    }
    FormSection("Targets") {
      CellSpecimen("Switch Alone", isOn: false, target: .control)
      CellSpecimen("Whole Cell", isOn: false, target: .cell)
    }
    FurtherSelectionSpecimen()
  }
}

/// One cell with a value of its own.
struct CellSpecimen: Component {
  let label: String
  let isOn: Bool
  let helper: String?
  let status: CellStatus
  let pending: String?
  let words: StateWords
  let target: SwitchTarget?

  init(
    _ label: String, isOn: Bool, helper: String? = nil, status: CellStatus = .enabled, pending: String? = nil,
    words: StateWords = .onOff, target: SwitchTarget? = nil
  ) {
    self.label = label
    self.isOn = isOn
    self.helper = helper
    self.status = status
    self.pending = pending
    self.words = words
    self.target = target
  }

  var body: some Component {
    Local(isOn) { $isOn in
      SwitchFormCell(
        label, isOn: $isOn, helper: helper, status: status, pending: pending, words: words, target: target)
    }
  }
}

/// Rows that come and go with their switch (SC-06, SC-07).
struct FurtherSelectionSpecimen: Component {
  var body: some Component {
    FormSection("Further selection") {
      Local(true) { $isOn in
        SwitchFormCell("Auto-Sync", isOn: $isOn) {
          Local("Daily") { $interval in
            ListPickerCell(
              "Sync Interval", selection: $interval,
              options: ["Hourly", "Daily", "Weekly"].map { PickerOption($0, $0) })
          }
          CellSpecimen("Sync on WiFi Only", isOn: false)
          DrillDownRow("Sync History", value: "12", address: "./")
          ValueRow("Last Synced", value: "2 hours ago")
        }
      }
    }
  }
}
