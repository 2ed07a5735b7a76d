/// What a form cell lets a person do. One value, so that no cell can be in error and read-only at once (SI-07).
public enum CellStatus: Equatable, Sendable {
  case enabled
  /// Takes no input, is drawn at reduced opacity, and can say why (SC-03).
  case disabled(reason: String?)
  /// Shows its value as words and takes no input, without being drawn as disabled (SC-05).
  case readOnly
  /// Takes input, and has one concise line that says what is wrong (SC-04).
  case error(String)
}
