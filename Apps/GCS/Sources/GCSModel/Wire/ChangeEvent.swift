/// What the event stream says after every commit.
public struct ChangeEvent: Equatable, Sendable {
  /// The newest sequence that the server has kept.
  public var sequence: Int64

  public init(sequence: Int64) {
    self.sequence = sequence
  }
}

extension ChangeEvent {
  public init(reading bytes: [UInt8]) throws(WireError) {
    self.init(sequence: try JSON.message(bytes).sequence())
  }

  public var json: JSON {
    .object([JSONMember("sequence", .whole(sequence))])
  }
}
