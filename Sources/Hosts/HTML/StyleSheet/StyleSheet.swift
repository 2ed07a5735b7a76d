import SwitchyardDesign

/// The style sheet of the web hosts, written from looks.
///
/// A look is a block of custom properties for each scheme, chosen by `data-look`, `data-theme` and `data-scheme` on the
/// document; the rules below read nothing else.
public struct StyleSheet: Sendable {
  private let looks: [Look]

  public init(looks: [Look] = Look.all) {
    self.looks = looks
  }

  /// The whole sheet. O(n) in the looks.
  public var text: String {
    (looks.map(\.variables) + [Self.foundation, Self.switches, Self.cells, Self.rows, Self.screens, Self.messages]
      + [Self.preferences]).joined(separator: "\n")
  }
}
