import SwitchyardElements
import SwitchyardMarkup

/// A tree of elements as HTML text, drawn once.
public struct RenderedScreen: Sendable {
  /// The markup of the tree, as a browser's own text of the same nodes.
  public let html: String
  /// Tells a client whether it would draw the same; the value of `data-checksum`.
  public let checksum: String

  /// Draws a tree. O(n) in its nodes.
  public init(_ component: some Component, in environment: ElementEnvironment) {
    let reconciler = Reconciler(sink: CommandRecorder())
    reconciler.update(component.element, in: environment)
    let commands = reconciler.sink.commands
    var encoder = CommandEncoder()
    for command in commands { encoder.receive(command) }
    checksum = String(encoder.checksum, radix: 16)
    html = HTMLText(commands).text
  }
}
