import SwitchyardDesign
import SwitchyardElements
import SwitchyardForms

/// A row of a form with a label and a switch, and further rows that appear while it is on (SC-01 … SC-06).
///
/// ```swift
/// SwitchFormCell("Auto-Sync", isOn: $autoSync) {
///   ListPickerCell("Sync Interval", selection: $interval, options: intervals)
/// }
/// ```
public struct SwitchFormCell: Component {
  let label: String
  let isOn: Bound<Bool>
  var helper: String?
  var status: CellStatus
  var pending: String?
  var words: StateWords
  var tints: SwitchTints
  var target: SwitchTarget?
  let further: Element?

  /// - Parameters:
  ///   - label: What the switch controls: one to four words, without a negation (SC-10).
  ///   - isOn: The value.
  ///   - helper: A line that helps to decide.
  ///   - status: What a person can do here.
  ///   - pending: Says that the value has not reached its keeper yet; nil once it has (SC-09).
  ///   - words: Stand for the switch where the cell is read-only.
  ///   - tints: Colours of your own (SW-09).
  ///   - target: What turns the switch; nil leaves it to the look (SC-02).
  public init(
    _ label: String, isOn: Bound<Bool>, helper: String? = nil, status: CellStatus = .enabled,
    pending: String? = nil, words: StateWords = .onOff, tints: SwitchTints = SwitchTints(),
    target: SwitchTarget? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      label: label, isOn: isOn, helper: helper, status: status, pending: pending, words: words, tints: tints,
      target: target, further: nil, fileID: fileID, line: line)
  }

  /// As above, with rows that are shown only while the switch is on (SC-06).
  public init(
    _ label: String, isOn: Bound<Bool>, helper: String? = nil, status: CellStatus = .enabled,
    pending: String? = nil, words: StateWords = .onOff, tints: SwitchTints = SwitchTints(),
    target: SwitchTarget? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ElementBuilder further: () -> Element
  ) {
    self.init(
      label: label, isOn: isOn, helper: helper, status: status, pending: pending, words: words, tints: tints,
      target: target, further: further(), fileID: fileID, line: line)
  }

  private init(
    label: String, isOn: Bound<Bool>, helper: String?, status: CellStatus, pending: String?, words: StateWords,
    tints: SwitchTints, target: SwitchTarget?, further: Element?, fileID: StaticString, line: UInt
  ) {
    self.label = label
    self.isOn = isOn
    self.helper = helper
    self.status = status
    self.pending = pending
    self.words = words
    self.tints = tints
    self.target = target
    self.further = further
    #if DEBUG && !hasFeature(Embedded)
      LabelAdvice.warn(about: label, fileID: fileID, line: line)
    #endif
  }

  public var body: some Component {
    Local(SwitchState()) { $state, scope in
      EnvironmentReader { environment in
        cell(scope, state: $state, in: environment)
      }
    }
    if let further {
      FurtherSelection(isShown: isOn.wrappedValue) { further }
    }
  }
}
