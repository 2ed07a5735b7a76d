/// What a node is, whatever draws it.
public enum NodeKind: UInt8, CaseIterable, Sendable {
  /// Holds others and means nothing by itself.
  case group
  /// A run of words.
  case text
  case paragraph
  /// The title of a screen, and of a part of it.
  case title, heading
  /// The screen's own content, and a named part of it.
  case main, section
  /// The bar above a screen.
  case header
  case button
  /// Leads to another address.
  case link
  /// Lets one of its `option`s be chosen.
  case picker, option
}
