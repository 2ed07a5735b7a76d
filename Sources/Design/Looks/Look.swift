/// How components are drawn and move: plain values that every host reads and none changes.
///
/// A look is data. One more look is one more value of this type; nothing above this layer knows how many there are.
public struct Look: Equatable, Sendable {
  /// The name that addresses and attributes use; small letters, digits and hyphens.
  public var name: String
  /// One of several variants of a look, or empty for its plain form; the same letters as a name.
  public var theme: String
  /// The sizes of a switch.
  public var switches: SwitchMetrics
  /// The sizes of a form cell and of type.
  public var cells: CellMetrics
  /// How a switch moves.
  public var motion: SwitchMotion
  /// What turns a switch in a form cell.
  public var target: SwitchTarget
  /// The length of the tick that answers a toggle, in milliseconds; 0 for none (SW-15).
  public var toggleHaptic: Int
  public var light: Palette
  public var dark: Palette

  /// A look from all its figures; `Look.ios` is one to begin from.
  public init(
    name: String, theme: String = "", switches: SwitchMetrics, cells: CellMetrics, motion: SwitchMotion,
    target: SwitchTarget,
    toggleHaptic: Int, light: Palette, dark: Palette
  ) {
    self.name = name
    self.theme = theme
    self.switches = switches
    self.cells = cells
    self.motion = motion
    self.target = target
    self.toggleHaptic = toggleHaptic
    self.light = light
    self.dark = dark
  }
}

/// What a finger has to meet to turn a switch in a form cell (SC-02).
public enum SwitchTarget: UInt8, Sendable {
  /// The switch alone.
  case control
  /// The whole cell.
  case cell
}
