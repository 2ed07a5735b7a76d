/// Why the server cannot start.
public struct StartupFault: Error, Equatable, Sendable {
  /// One sentence that names the file or address and the remedy.
  public let sentence: String

  public init(_ sentence: String) {
    self.sentence = sentence
  }
}
