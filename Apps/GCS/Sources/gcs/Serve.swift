import ArgumentParser
import Foundation
import GCSServer
import Logging

/// `gcs serve`
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves GCS until it gets SIGTERM or SIGINT.",
    discussion: "Options that are not given are taken from the environment: HOST, PORT and GCS_DATA.")

  @Option(help: "The address to listen on (HOST, else 127.0.0.1).")
  var host: String?

  @Option(help: "The port to listen on, 0 for a free one (PORT, else 8080).")
  var port: UInt16?

  @Option(help: "The folder that holds the database (GCS_DATA, else ./gcs-data).")
  var data: String?

  @Option(help: "A folder to serve under /gallery/.")
  var gallery: String?

  @Option(help: "A host name that a server on the loopback address answers for, besides localhost; may be repeated.")
  var allowHost: [String] = []

  @Option(help: "How much to log: trace, debug, info, notice, warning, error or critical.")
  var logLevel = Logger.Level.notice

  func run() async throws {
    do throws(StartupFault) {
      try await serve()
    } catch {
      FileHandle.standardError.write(Data("gcs: \(error.sentence)\n".utf8))
      throw ExitCode.failure
    }
  }

  private func serve() async throws(StartupFault) {
    LoggingSystem.bootstrap(StreamLogHandler.standardError)
    var logger = Logger(label: "gcs")
    logger.logLevel = logLevel
    // A variable that is set to nothing counts as one that is not set.
    let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
    let address = GCSServer.Address(
      host: host ?? environment["HOST"] ?? "127.0.0.1", port: try listeningPort(environment), allowedHosts: allowHost)
    let files = try ScreenPages.assets()
    let store = try SettingsStore.open(folder: data ?? environment["GCS_DATA"] ?? "gcs-data", logger: logger)
    let assets = AssetStore(files)
    let server = GCSServer(
      address: address, store: store, assets: assets, gallery: openGallery(logger), pages: ScreenPages(assets),
      logger: logger)
    // Straight to the file descriptor: a program that waits for this line must not wait for a full buffer.
    try await server.run { url in FileHandle.standardOutput.write(Data("GCS is ready on \(url)\n".utf8)) }
  }

  private func listeningPort(_ environment: [String: String]) throws(StartupFault) -> Int {
    if let port { return Int(port) }
    guard let text = environment["PORT"] else { return 8080 }
    guard let port = UInt16(text) else {
      throw StartupFault("PORT is \"\(text)\"; set it to a number from 0 to 65535.")
    }
    return Int(port)
  }

  private func openGallery(_ logger: Logger) -> Gallery? {
    guard let gallery else { return nil }
    let files = Gallery(folder: gallery)
    if files == nil {
      logger.warning("There is no folder \(gallery): /gallery/ stays empty. Build it with make gallery.")
    }
    return files
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
