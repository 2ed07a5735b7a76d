import SwitchyardElements

/// A row that lets one of a few values be chosen (SC-07), through the platform's own picker.
///
/// The picker lies over the whole row, which is its target; the chosen value is drawn beside the label.
public struct ListPickerCell<Value: Equatable>: Component {
  private let label: String
  private let selection: Bound<Value>
  private let options: [PickerOption<Value>]
  private let pending: String?

  /// - Parameters:
  ///   - label: What is chosen.
  ///   - selection: The chosen value. Where no option has it, the row shows a dash until one is chosen.
  ///   - options: The values to choose from, in the order they are shown.
  ///   - pending: Says that the choice has not reached its keeper yet.
  public init(
    _ label: String, selection: Bound<Value>, options: [PickerOption<Value>], pending: String? = nil
  ) {
    self.label = label
    self.selection = selection
    self.options = options
    self.pending = pending
  }

  public var body: some Component {
    Local(()) { _, scope in
      EnvironmentReader { environment in
        row(scope, isEnabled: environment.isEnabled)
      }
    }
  }

  private func row(_ scope: ScopeID, isEnabled: Bool) -> FormCell {
    let words = CellWords(label: label, pending: pending)
    let chosen = options.firstIndex { $0.value == selection.wrappedValue }
    var properties: [Property] = [.part(.picker), .labelledBy(Reference(scope, .label))]
    if let description = words.description(in: scope) { properties.append(description) }
    if !isEnabled { properties.append(.unavailable) }
    var choices: [Element] = []
    if chosen == nil {
      choices.append(.keyed(Key(-1), .node(Node(.option, [.value(""), .selected, .unavailable, .text("—")]))))
    }
    for (index, option) in options.enumerated() {
      let properties: [Property] = [.value(String(index)), .text(option.title)]
      choices.append(.keyed(Key(index), .node(Node(.option, properties + (index == chosen ? [.selected] : [])))))
    }
    let picker = Node(.picker, properties, children: choices) { event in
      guard case .change(let text) = event, let index = Int(text), options.indices.contains(index) else { return nil }
      selection.wrappedValue = options[index].value
      return .handled
    }
    return FormCell(scope: scope, words: words, properties: isEnabled ? [] : [.dimmed]) {
      Element.node(Node(.text, [.part(.value), .decorative, .text(chosen.map { options[$0].title } ?? "—")]))
      Element.node(Node(.text, [.part(.chevron), .decorative]))
      Element.node(picker)
    }
  }
}

/// A value of a list picker and the words that stand for it.
public struct PickerOption<Value: Equatable> {
  public var value: Value
  /// What a person reads.
  public var title: String

  /// A value and its words.
  public init(_ value: Value, _ title: String) {
    self.value = value
    self.title = title
  }
}
