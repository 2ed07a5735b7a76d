import ArgumentParser

/// `gcs`
@main
struct GCSCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gcs", abstract: "GCS, the warehouse app.", subcommands: [Serve.self], defaultSubcommand: Serve.self)
}
