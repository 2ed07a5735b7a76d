/// Something a person did, as a host tells it.
public enum Event: Equatable, Sendable {
  case pointer(PointerEvent)
  /// An activation: by pointer, by key or by assistive technology.
  case activate(byPointer: Bool)
  case keyDown(KeyEvent)
  case keyUp(KeyEvent)
  case focusLost
  /// A native control took another value.
  case change(String)
}

/// A press of the first button or finger, and what became of it.
public struct PointerEvent: Equatable, Sendable {
  public enum Phase: UInt8, Sendable { case down, move, up, cancel }
  public enum Device: UInt8, Sendable { case mouse, touch, pen }

  public var phase: Phase
  public var device: Device
  /// The place in points from the left and top edge of the node that the pointer went down on.
  public var x: Double
  public var y: Double
  /// The size of that node in points.
  public var width: Double
  public var height: Double

  public init(phase: Phase, device: Device, x: Double, y: Double, width: Double, height: Double) {
    self.phase = phase
    self.device = device
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A key, and whether it is held down.
public struct KeyEvent: Equatable, Sendable {
  public enum Name: UInt8, Sendable { case other, space, enter, escape }

  public var key: Name
  public var isRepeat: Bool

  public init(_ key: Name, isRepeat: Bool = false) {
    self.key = key
    self.isRepeat = isRepeat
  }
}
