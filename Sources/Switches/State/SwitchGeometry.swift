import SwitchyardElements

/// The measures by which a press is told from a drag, and a drag from a lost one.
public struct SwitchGeometry: Equatable, Sendable {
  /// How far the thumb travels, in points.
  public var travel: Double
  public var direction: WritingDirection

  public init(travel: Double, direction: WritingDirection) {
    self.travel = travel
    self.direction = direction
  }

  /// How far outside the hit target a pointer still counts as on it.
  static let slack = 10.0

  /// A finger trembles more than a mouse; below this a movement is no drag.
  private func slop(of device: PointerEvent.Device) -> Double {
    device == .mouse ? 3 : 8
  }

  func isDrag(from origin: SwitchState.Point, to pointer: PointerEvent) -> Bool {
    (pointer.x - origin.x).magnitude > slop(of: pointer.device)
  }

  /// Whether the pointer has left above or below; then it means to scroll or has thought better of it (SW-07).
  func hasLeft(_ pointer: PointerEvent) -> Bool {
    pointer.y < -Self.slack || pointer.y > pointer.height + Self.slack
  }

  func contains(_ pointer: PointerEvent) -> Bool {
    !hasLeft(pointer) && pointer.x >= -Self.slack && pointer.x <= pointer.width + Self.slack
  }

  /// Where the thumb rests, in points from its place when off.
  public func restingPlace(isOn: Bool) -> Double { isOn ? travel : 0 }

  /// Where the thumb is while a pointer drags it; on lies at the end of the line in every direction of writing.
  func place(of point: SwitchState.Point, in drag: SwitchState.Drag) -> Double {
    let way = point.x - drag.origin.x
    return min(max(drag.originPlace + (direction == .leftToRight ? way : -way), 0), travel)
  }

  func isPastMidpoint(_ place: Double) -> Bool { place > travel / 2 }
}
