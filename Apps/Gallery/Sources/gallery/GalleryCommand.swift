import ArgumentParser

@main struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows every component of Switchyard in every state.",
    subcommands: [WriteCommand.self, HTMLCommand.self], defaultSubcommand: WriteCommand.self)
}
