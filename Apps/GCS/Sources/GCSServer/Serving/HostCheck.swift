import GCSModel
import HTTPTypes
import Hummingbird
import NIOCore

/// Which hosts a server answers for.
///
/// A server on the loopback address answers for addresses and `localhost` only: a page of another site whose name was
/// rebound to 127.0.0.1 would otherwise count as this server's own page.
struct HostRule: Sendable {
  /// The names that this server answers for; nil for any.
  private let names: [String]?

  /// `--host`, the address it stands for, and `--allow-host`. A name does not tell whether its address is a loopback one.
  init(listeningOn host: String, at place: SocketAddress, allowing names: [String]) {
    self.names = place.isLoopback ? names.map { $0.lowercased() } + [host.lowercased()] : nil
  }

  /// Checks a `Host` header.
  func check(_ authority: String?) throws(Problem) {
    guard let authority, let name = HostRule.name(in: authority) else { throw .badHost }
    guard accepts(name.lowercased()) else { throw .foreignHost(name) }
  }

  private func accepts(_ name: String) -> Bool {
    guard let names else { return true }
    return names.contains(name) || name == "localhost" || name.hasSuffix(".localhost") || HostRule.isAddress(name)
  }

  /// The name in `name`, `name:port`, `[address]` or `[address]:port`; nil if the text is none of them.
  private static func name(in authority: String) -> String? {
    let rest: Substring
    let name: Substring
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return nil }
      name = authority[authority.index(after: authority.startIndex)..<end]
      rest = authority[authority.index(after: end)...]
      guard !name.isEmpty, name.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return nil }
    } else {
      let end = authority.firstIndex(of: ":") ?? authority.endIndex
      name = authority[..<end]
      rest = authority[end...]
      let isName = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      guard !name.isEmpty, isName else { return nil }
    }
    if rest.isEmpty { return String(name) }
    guard rest.hasPrefix(":"), UInt16(rest.dropFirst()) != nil else { return nil }
    return String(name)
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.contains(":") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}

/// Refuses requests that were not meant for this server.
struct HostCheck<Context: RequestContext>: RouterMiddleware {
  let rule: HostRule

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try rule.check(request.head.authority)
    return try await next(request, context)
  }
}
