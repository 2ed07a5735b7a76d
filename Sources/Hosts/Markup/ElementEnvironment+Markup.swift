import SwitchyardDesign
import SwitchyardElements

extension ElementEnvironment {
  /// What the document's own element says of the environment, for the style sheet and for assistive technology.
  public var documentFacts: [(name: Word, value: String?)] {
    [
      (.lang, locale.tag),
      (.dir, direction == .leftToRight ? "ltr" : "rtl"),
      (.dataLook, look.name),
      (.dataTheme, look.theme.isEmpty ? nil : look.theme),
      (.dataScheme, scheme.name),
      (.dataMotion, motion == .reduced ? "reduced" : nil),
    ]
  }
}
