extension StyleSheet {
  private static let still = """
    *, *::before, *::after { transition: none !important; animation: none !important; }
    """

  /// What a person has asked their system for: less movement (SW-16), more contrast, colours of their own (AX-04).
  static let preferences = """
    @media (prefers-reduced-motion: reduce) { \(still) }
    [data-motion="reduced"] { \(still.replacing("*", with: "& *")) }
    @media (prefers-contrast: more) {
      [data-part="track"], [aria-checked] > [data-part="track"] { box-shadow: inset 0 0 0 1px var(--label); }
      [data-part="form-cell"]::before { background: var(--label); }
      [data-part="helper"], [data-part="pending"], [data-part="value"], [data-part="state-label"],
      [data-part="section-header"] { color: var(--label); }
    }
    @media (forced-colors: active) {
      [data-part="track"] {
        forced-color-adjust: none; background-color: ButtonFace; border: 1px solid ButtonText;
      }
      [data-part="thumb"] {
        background-color: ButtonText; inset-block-start: calc(var(--track-padding) - 1px);
        inset-inline-start: calc(var(--track-padding) - 1px);
      }
      [aria-checked="true"] > [data-part="track"] { background-color: Highlight; border-color: Highlight; }
      [aria-checked="true"] > [data-part="track"] > [data-part="thumb"] { background-color: HighlightText; }
      [aria-disabled="true"] > [data-part="track"] { border-color: GrayText; }
      [data-part="switch"]:focus-visible > [data-part="track"] { outline-color: Highlight; }
      [data-dimmed="true"] { opacity: 1; }
      [data-dimmed="true"] [data-part] { color: GrayText; }
      [data-part="chevron"]::before { border-color: ButtonText; }
      [data-part="snackbar"] { border: 1px solid ButtonText; }
    }
    """
}
