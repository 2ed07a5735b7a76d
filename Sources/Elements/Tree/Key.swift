/// What makes an element of a list the same one after the list has changed.
public struct Key: Equatable, Hashable, Sendable {
  private let bits: UInt64

  /// A key from a number that is unique in its list.
  public init(_ number: some BinaryInteger) {
    bits = UInt64(truncatingIfNeeded: number)
  }

  /// A key from words that are unique in their list, kept as a 64-bit FNV-1a hash of their UTF-8.
  public init(_ words: String) {
    var hash = FNV1a()
    for byte in words.utf8 { hash.combine(byte) }
    bits = hash.value
  }
}
