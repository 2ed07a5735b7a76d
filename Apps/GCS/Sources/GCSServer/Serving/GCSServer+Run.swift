import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

extension GCSServer {
  /// Serves until SIGTERM or SIGINT, then ends the event streams, lets running requests finish and closes the database.
  /// Calls `ready` with the address once it listens.
  public func run(ready: @escaping @Sendable (String) -> Void) async throws(StartupFault) {
    let host = address.host.contains(":") ? "[\(address.host)]" : address.host
    // However serving ends, another server may have the folder.
    defer { store.close() }
    let application = try application(ready: { port in ready("http://\(host):\(port)") })
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = .seconds(5)
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError {
      throw fault(error)
    } catch {
      throw StartupFault("The server stopped: \(error).")
    }
  }

  /// The address that `--host` stands for.
  func lookUp() throws(StartupFault) -> SocketAddress {
    do {
      return try SocketAddress.makeAddressResolvingHost(address.host, port: address.port)
    } catch {
      throw StartupFault(
        "The host \(address.host) is not known; choose an address of this computer with --host or HOST.")
    }
  }

  private func fault(_ error: IOError) -> StartupFault {
    switch error.errnoCode {
    case EADDRINUSE:
      StartupFault(
        "Port \(address.port) on \(address.host) is used by another program; choose another one with --port or PORT.")
    case EACCES:
      StartupFault(
        "Port \(address.port) on \(address.host) is not open to this user; choose one above 1023 with --port or PORT.")
    case EADDRNOTAVAIL:
      StartupFault("This computer has no address \(address.host); choose another one with --host or HOST.")
    default:
      StartupFault("The server cannot listen on \(address.host) port \(address.port): \(error).")
    }
  }
}
