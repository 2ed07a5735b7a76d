import SwitchyardDesign

/// One fact about a node. A node holds at most one property of each slot.
public enum Property: Equatable, Sendable {
  case part(Part)
  case role(Role)
  /// The words of a node that has no children.
  case text(String)
  /// The accessible name, where no visible words give it.
  case name(String)
  /// Makes the node one that others can refer to.
  case reference(Reference)
  case labelledBy(Reference)
  case describedBy([Reference])
  case checked(Bool)
  /// Takes no input, yet can have the focus, so that the reason can be read (AX-02).
  case disabled
  /// A native control that takes no input and no focus.
  case unavailable
  /// Drawn at reduced opacity as one whole.
  case dimmed
  /// Neither seen by assistive technology nor reached by focus, with all it holds.
  case inert
  /// Only decoration: assistive technology passes it over.
  case decorative
  case open(Bool)
  case pressed
  case dragging
  /// The place of a dragged thumb, in points from its place when off.
  case dragged(Double)
  case selected
  case value(String)
  case address(String)
  case tint(TintedPart, SRGB)
  /// The whole cell is the switch's target.
  case wholeCell
}

/// What assistive technology is told a node is, beyond what its kind says.
public enum Role: UInt8, Sendable {
  case `switch`, group, status, alert
}

/// A part that takes a colour of the author's own (SW-09).
public enum TintedPart: UInt8, Sendable {
  case on, off, thumb
}

/// A name by which one node refers to another: the scope that both stand in, and the part that is meant.
public struct Reference: Equatable, Sendable {
  public var scope: UInt32
  public var part: Part

  public init(_ scope: ScopeID, _ part: Part) {
    self.scope = scope.number
    self.part = part
  }
}

/// The identity of one place where a component stands on the screen; it is kept through every update.
public struct ScopeID: Equatable, Sendable {
  public let number: UInt32

  init(_ number: UInt32) { self.number = number }
}
