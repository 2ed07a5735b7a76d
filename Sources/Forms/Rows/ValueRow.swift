import SwitchyardElements

/// A row that shows a value nobody can change here (SC-07).
public struct ValueRow: Component {
  private let label: String
  private let value: String

  /// - Parameters:
  ///   - label: What the value is of.
  ///   - value: The value, as words.
  public init(_ label: String, value: String) {
    self.label = label
    self.value = value
  }

  public var body: some Component {
    Local(()) { _, scope in
      FormCell(scope: scope, words: CellWords(label: label)) {
        Element.node(Node(.text, [.part(.value), .text(value)]))
      }
    }
  }
}
