/// Every colour that a look draws with, in one scheme.
public struct Palette: Equatable, Sendable {
  public var track: TrackColours
  public var thumb: SRGB
  public var text: TextColours
  public var surface: SurfaceColours
  /// The ring round what has the keyboard's focus; at least 3 : 1 against every surface.
  public var focus: SRGB

  public init(track: TrackColours, thumb: SRGB, text: TextColours, surface: SurfaceColours, focus: SRGB) {
    self.track = track
    self.thumb = thumb
    self.text = text
    self.surface = surface
    self.focus = focus
  }
}

/// The colours of a switch's track (SW-03, SW-10).
public struct TrackColours: Equatable, Sendable {
  public var off: SRGB
  public var on: SRGB
  /// The hairline round the track while off; nil draws none.
  public var offBorder: SRGB?

  public init(off: SRGB, on: SRGB, offBorder: SRGB? = nil) {
    self.off = off
    self.on = on
    self.offBorder = offBorder
  }
}

/// The colours of words.
public struct TextColours: Equatable, Sendable {
  public var label: SRGB
  public var disabledLabel: SRGB
  public var helper: SRGB
  public var error: SRGB
  public var link: SRGB

  public init(label: SRGB, disabledLabel: SRGB, helper: SRGB, error: SRGB, link: SRGB) {
    self.label = label
    self.disabledLabel = disabledLabel
    self.helper = helper
    self.error = error
    self.link = link
  }
}

/// The colours of what words stand on.
public struct SurfaceColours: Equatable, Sendable {
  public var canvas: SRGB
  public var cell: SRGB
  public var pressedCell: SRGB
  public var divider: SRGB
  public var banner: SRGB
  public var snackbar: SRGB
  public var snackbarText: SRGB

  public init(
    canvas: SRGB, cell: SRGB, pressedCell: SRGB, divider: SRGB, banner: SRGB, snackbar: SRGB, snackbarText: SRGB
  ) {
    self.canvas = canvas
    self.cell = cell
    self.pressedCell = pressedCell
    self.divider = divider
    self.banner = banner
    self.snackbar = snackbar
    self.snackbarText = snackbarText
  }
}
