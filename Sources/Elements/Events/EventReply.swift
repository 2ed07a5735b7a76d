/// What a node asks of its host after an event.
public struct EventReply: Equatable, Sendable {
  /// Follow this pointer until it is released, wherever it goes.
  public var followsPointer = false
  /// Leave out what the host would do with the event by itself.
  public var preventsDefault = false
  /// Answer with a tick of so many milliseconds; 0 for none.
  public var haptic = 0

  public init(followsPointer: Bool = false, preventsDefault: Bool = false, haptic: Int = 0) {
    self.followsPointer = followsPointer
    self.preventsDefault = preventsDefault
    self.haptic = haptic
  }

  /// The event is dealt with and asks for nothing more.
  public static let handled = EventReply()
}
