import SwitchyardElements

/// A message over the foot of the screen about something that has just happened, until it is dismissed (SC-04).
public struct Snackbar: Component {
  private let message: String?
  private let number: Int
  private let dismiss: () -> Void

  /// - Parameters:
  ///   - message: What has happened; nil shows nothing.
  ///   - number: Tells this message from the one before, so that the same words are spoken again.
  ///   - dismiss: Called when a person has read it.
  public init(_ message: String?, number: Int = 0, dismiss: @escaping () -> Void) {
    self.message = message
    self.number = number
    self.dismiss = dismiss
  }

  public var body: some Component { element }

  public var element: Element {
    var children: [Element] = []
    if let message {
      children = [
        .keyed(Key(number), .node(Node(.text, [.part(.snackbarText), .text(message)]))),
        .node(
          Node(.button, [.part(.snackbarAction), .text("Dismiss")]) { event in
            guard case .activate = event else { return nil }
            dismiss()
            return .handled
          }),
      ]
    }
    return .node(Node(.group, [.part(.snackbar), .role(.alert)], children: children))
  }
}
