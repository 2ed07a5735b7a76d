extension SwitchState {
  /// Whether the thumb is drawn stretched (SW-05).
  public var isPressed: Bool {
    switch phase {
    case .pressed, .dragging, .keyPressed: true
    case .idle, .abandoned: false
    }
  }

  /// Where the thumb is held, in points from its place when off; nil while it is not dragged.
  public var draggedPlace: Double? {
    if case .dragging(let drag) = phase { return drag.place }
    return nil
  }
}
