import SwitchyardDesign
import SwitchyardMarkup

extension Look {
  /// The look's figures and colours as custom properties.
  var variables: String {
    let selector = "[data-look=\"\(name)\"]" + (theme.isEmpty ? "" : "[data-theme=\"\(theme)\"]")
    return """
      \(selector) {
      \(figures.map { "  --\($0): \($1);" }.joined(separator: "\n"))
      }
      \(selector)[data-scheme="light"] {
      \(light.variables(in: self))
      }
      \(selector)[data-scheme="dark"] {
      \(dark.variables(in: self))
      }
      """
  }

  private var figures: [(String, String)] {
    let s = switches
    return [
      ("track-width", s.trackWidth.px), ("track-height", s.trackHeight.px), ("track-padding", s.trackPadding.px),
      ("thumb-size", s.thumb.px), ("thumb-pressed", s.pressedThumbWidth.px), ("stretch", s.stretch.px),
      ("travel", s.travel.px), ("stretch-per-travel", (s.stretch / s.travel).text), ("track-border", s.border.px),
      ("hit-target", s.hitTarget.px), ("disabled-opacity", s.disabledOpacity.text),
      ("travel-time", motion.travel.settlingTime.seconds), ("travel-curve", motion.travel.easing),
      ("press-in", motion.pressIn.seconds), ("press-out", motion.pressOut.seconds),
      ("fade", motion.fade.seconds), ("fade-delay", motion.fadeDelay.seconds),
      ("thumb-shadow", s.thumbShadows.map(\.css).joined(separator: ", ")),
      ("cell-height", cells.minHeight.px), ("cell-inline", cells.horizontalPadding.px),
      ("cell-block", cells.verticalPadding.px), ("cell-gap", cells.gap.px), ("helper-gap", cells.helperGap.px),
      ("divider-width", cells.divider.px), ("reveal", cells.reveal.seconds),
      ("label-type", cells.label.css), ("helper-type", cells.helper.css), ("header-type", cells.sectionHeader.css),
      ("title-type", cells.title.css),
    ]
  }
}

extension Palette {
  fileprivate func variables(in look: Look) -> String {
    let colours: [(String, SRGB)] = [
      ("track-off", track.off), ("track-on", track.on),
      ("track-edge", track.offBorder ?? SRGB(0x000000, opacity: 0)), ("thumb", thumb),
      ("label", text.label), ("disabled-label", text.disabledLabel), ("helper", text.helper), ("error", text.error),
      ("link", text.link), ("canvas", surface.canvas), ("cell", surface.cell), ("pressed-cell", surface.pressedCell),
      ("divider", surface.divider), ("banner", surface.banner), ("snackbar", surface.snackbar),
      ("snackbar-text", surface.snackbarText), ("focus", focus),
    ]
    return colours.map { "  --\($0): \($1.css);" }.joined(separator: "\n")
  }
}

extension TypeStyle {
  /// In `rem`, so that a person's own text size counts (AX-04).
  fileprivate var css: String {
    "\(weight) \((size / 16).text)rem/\((lineHeight / 16).text)rem system-ui, -apple-system, "
      + "\"Segoe UI\", Roboto, \"Noto Sans\", sans-serif"
  }
}

extension DropShadow {
  fileprivate var css: String { "0 \(y.px) \(blur.px) \(colour.css)" }
}

extension Double {
  fileprivate var px: String { text + "px" }
  fileprivate var seconds: String { text + "s" }
}
