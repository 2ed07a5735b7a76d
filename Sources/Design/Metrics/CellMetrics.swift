/// The sizes of a form cell, in points (SC-01).
public struct CellMetrics: Equatable, Sendable {
  public var minHeight: Double
  public var horizontalPadding: Double
  public var verticalPadding: Double
  /// Between the label and what stands at the trailing edge.
  public var gap: Double
  /// Between the label and the line under it.
  public var helperGap: Double
  public var divider: Double
  public var label: TypeStyle
  public var helper: TypeStyle
  public var sectionHeader: TypeStyle
  public var title: TypeStyle
  /// How long further rows take to appear or go, in seconds (SC-06).
  public var reveal: Double

  public init(
    minHeight: Double, horizontalPadding: Double, verticalPadding: Double, gap: Double, helperGap: Double,
    divider: Double, label: TypeStyle, helper: TypeStyle, sectionHeader: TypeStyle, title: TypeStyle, reveal: Double
  ) {
    self.minHeight = minHeight
    self.horizontalPadding = horizontalPadding
    self.verticalPadding = verticalPadding
    self.gap = gap
    self.helperGap = helperGap
    self.divider = divider
    self.label = label
    self.helper = helper
    self.sectionHeader = sectionHeader
    self.title = title
    self.reveal = reveal
  }
}

/// A size and weight of type; the family is the platform's own.
public struct TypeStyle: Equatable, Sendable {
  public var size: Double
  public var lineHeight: Double
  /// From 100 to 900, as in CSS; 400 is regular.
  public var weight: Int

  public init(size: Double, lineHeight: Double, weight: Int) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
  }
}
