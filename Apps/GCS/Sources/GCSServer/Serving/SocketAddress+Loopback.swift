import NIOCore

extension SocketAddress {
  /// Whether only programs of this computer reach the address.
  var isLoopback: Bool {
    // The system writes these digits, always in the same way.
    guard let digits = ipAddress else { return true }
    switch self {
    case .v4: return digits.hasPrefix("127.")
    case .v6: return digits == "::1" || digits.hasPrefix("::ffff:127.")
    case .unixDomainSocket: return true
    }
  }

  /// The address in digits; nil where digits do not say which network it belongs to.
  var unambiguousDigits: String? {
    ipAddress.flatMap { $0.hasPrefix("fe80:") ? nil : $0 }
  }
}
