import SwitchyardElements

/// A line above the content that says something about the whole screen, for as long as it holds.
///
/// The region stands even while there is nothing to say, so that a screen reader speaks what appears in it.
public struct Banner: Component {
  private let message: String?

  /// - Parameter message: What holds now; nil shows nothing.
  public init(_ message: String?) {
    self.message = message
  }

  public var body: some Component { element }

  public var element: Element {
    .node(
      Node(
        .group, [.part(.banner), .role(.status)],
        children: message.map { [.node(Node(.paragraph, [.part(.paragraph), .text($0)]))] } ?? []))
  }
}
