/// The 64-bit FNV-1a hash: the same on every machine and in every run, unlike `Hasher`.
public struct FNV1a: Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
