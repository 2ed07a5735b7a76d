import SwitchyardElements

/// What a person is doing to a switch right now: a pure machine of presses, drags, cancels and toggles (SW-05, SW-07).
///
/// It never holds whether the switch is on; that value has one owner, elsewhere.
public struct SwitchState: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    case idle
    /// A pointer is down and has hardly moved since it was at `origin`.
    case pressed(origin: Point)
    /// The thumb follows the pointer; `place` is its way from off, in points.
    case dragging(Drag)
    /// The pointer is still down, but its press will not count.
    case abandoned
    /// The space bar is down.
    case keyPressed
  }

  public struct Point: Equatable, Sendable {
    public var x: Double
    public var y: Double
  }

  public struct Drag: Equatable, Sendable {
    /// Where the pointer was, and where the thumb was with it.
    public var origin: Point
    public var originPlace: Double
    public var place: Double
  }

  public private(set) var phase = Phase.idle
  /// Whether the platform may still send an activation for a press that has been dealt with.
  public private(set) var expectsEcho = false

  /// - Parameter phase: Where the switch begins; anything but idle is for pictures of it.
  public init(phase: Phase = .idle) {
    self.phase = phase
  }

  /// What a switch does after an event.
  public struct Outcome: Equatable, Sendable {
    public var toggles = false
    public var reply = EventReply.handled
  }

  /// Takes one event and says what the switch does; nil where the event is nothing to a switch. O(1).
  public mutating func handle(_ event: Event, isOn: Bool, geometry: SwitchGeometry) -> Outcome? {
    switch event {
    case .pointer(let pointer): return handle(pointer, isOn: isOn, geometry: geometry)
    case .activate(let byPointer):
      let isEcho = byPointer && expectsEcho
      expectsEcho = false
      if !byPointer { phase = .idle }
      return Outcome(toggles: !isEcho)
    case .keyDown(let key): return keyDown(key)
    case .keyUp:
      if phase == .keyPressed { phase = .idle }
      return Outcome()
    case .focusLost:
      if phase == .keyPressed { phase = .idle }
      return nil
    case .change: return nil
    }
  }

  /// No activation is expected any more for a press that has been dealt with.
  public mutating func forgetEcho() {
    expectsEcho = false
  }

  private mutating func handle(_ pointer: PointerEvent, isOn: Bool, geometry: SwitchGeometry) -> Outcome {
    let point = Point(x: pointer.x, y: pointer.y)
    switch (pointer.phase, phase) {
    case (.down, _):
      phase = .pressed(origin: point)
      expectsEcho = false
      return Outcome(reply: EventReply(followsPointer: true))
    case (.move, .pressed(let origin)):
      if geometry.hasLeft(pointer) {
        phase = .abandoned
      } else if geometry.isDrag(from: origin, to: pointer) {
        let place = geometry.restingPlace(isOn: isOn)
        follow(point, Drag(origin: origin, originPlace: place, place: place), geometry)
      }
    case (.move, .dragging(let drag)):
      if geometry.hasLeft(pointer) { phase = .abandoned } else { follow(point, drag, geometry) }
    case (.up, .pressed):
      phase = .idle
      expectsEcho = true
      return Outcome(toggles: geometry.contains(pointer))
    case (.up, .dragging(var drag)):
      if !geometry.hasLeft(pointer) { drag.place = geometry.place(of: point, in: drag) }
      phase = .idle
      expectsEcho = true
      return Outcome(toggles: !geometry.hasLeft(pointer) && geometry.isPastMidpoint(drag.place) != isOn)
    case (.up, .abandoned):
      phase = .idle
      expectsEcho = true
    case (.cancel, .pressed), (.cancel, .dragging), (.cancel, .abandoned):
      // A window that was lost under the finger may still see its release, and call that a click.
      phase = .idle
      expectsEcho = true
    case (.move, _), (.up, _), (.cancel, _): break
    }
    return Outcome()
  }

  private mutating func follow(_ point: Point, _ drag: Drag, _ geometry: SwitchGeometry) {
    var drag = drag
    drag.place = geometry.place(of: point, in: drag)
    phase = .dragging(drag)
  }

  private mutating func keyDown(_ key: KeyEvent) -> Outcome? {
    switch (key.key, phase) {
    case (.space, .idle):
      phase = .keyPressed
      return Outcome()
    case (.enter, _) where key.isRepeat:
      // A key held down would turn the switch to and fro.
      return Outcome(reply: EventReply(preventsDefault: true))
    case (.escape, .pressed), (.escape, .dragging):
      phase = .abandoned
      return Outcome(reply: EventReply(preventsDefault: true))
    case (.space, _), (.enter, _): return Outcome()
    case (.escape, _), (.other, _): return nil
    }
  }
}
