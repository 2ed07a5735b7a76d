import SwitchyardDesign
import SwitchyardElements
import SwitchyardForms

extension SwitchFormCell {
  func cell(_ scope: ScopeID, state: Bound<SwitchState>, in environment: ElementEnvironment) -> FormCell {
    let words = cellWords
    var semantics: [Property] = [.labelledBy(Reference(scope, .label))]
    if let description = words.description(in: scope) { semantics.append(description) }
    let isEnabled = environment.isEnabled && takesInput
    let control = SwitchControl(
      isOn: isOn, state: state, isEnabled: isEnabled, tints: tints, semantics: semantics)
    let isWholeCell = isEnabled && (target ?? environment.look.target) == .cell
    var properties: [Property] = []
    if isDrawnDisabled || !environment.isEnabled {
      properties += [.dimmed, .role(.group), .disabled, .labelledBy(Reference(scope, .label))]
    }
    if isWholeCell { properties.append(.wholeCell) }
    return FormCell(
      scope: scope, words: words, properties: properties,
      handler: isWholeCell ? { turn($0, control, in: environment) } : nil
    ) {
      if status == .readOnly {
        Element.node(Node(.text, [.part(.stateLabel), .text(isOn.wrappedValue ? self.words.on : self.words.off)]))
      } else {
        control.element(in: environment)
      }
    }
  }

  /// A press anywhere in the cell turns its switch (SC-02). The click after a drag that began on the switch and ended
  /// beside it comes here too, and is its echo.
  private func turn(_ event: Event, _ control: SwitchControl, in environment: ElementEnvironment) -> EventReply? {
    switch event {
    case .pointer(let pointer) where pointer.phase == .down:
      control.pressedElsewhere()
      return nil
    case .activate(byPointer: true): return control.handle(event, in: environment)
    default: return nil
    }
  }

  private var cellWords: CellWords {
    var words = CellWords(label: label, helper: helper, pending: pending)
    switch status {
    case .error(let text): words.error = text
    case .disabled(let reason?): words.helper = reason
    case .enabled, .readOnly, .disabled(nil): break
    }
    return words
  }

  private var takesInput: Bool {
    switch status {
    case .enabled, .error: true
    case .disabled, .readOnly: false
    }
  }

  private var isDrawnDisabled: Bool {
    if case .disabled = status { return true }
    return false
  }
}
