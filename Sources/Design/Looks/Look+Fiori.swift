extension Look {
  /// Fiori for iOS (seed 000; SW-10, SC-01): the switch of iOS in Fiori's colours.
  public static let fiori: Look = {
    var look = Look.ios
    look.name = "fiori"
    look.light.track = TrackColours(off: SRGB(0xE5E5E5), on: SRGB(0x34C759))
    look.light.text.disabledLabel = SRGB(0x7E8E9D)
    look.light.text.error = SRGB(0xAA0808)
    look.light.text.link = SRGB(0x0064D9)
    look.light.surface.canvas = SRGB(0xF5F6F7)
    look.light.surface.pressedCell = SRGB(0xEAECEE)
    look.light.surface.divider = SRGB(0xE5E5E5)
    look.light.surface.snackbar = SRGB(0x223548)
    look.light.focus = SRGB(0x0064D9)
    look.dark.track = TrackColours(off: SRGB(0x39393D), on: SRGB(0x34C759))
    look.dark.text.label = SRGB(0xEAECEE)
    look.dark.text.disabledLabel = SRGB(0xEAECEE)
    look.dark.text.helper = SRGB(0xA9B4BE)
    look.dark.surface.canvas = SRGB(0x12171C)
    look.dark.surface.cell = SRGB(0x1D232A)
    look.dark.surface.pressedCell = SRGB(0x2C3742)
    look.dark.surface.divider = SRGB(0x3A4552)
    look.dark.surface.snackbar = SRGB(0xEAECEE)
    look.dark.surface.snackbarText = SRGB(0x12171C)
    return look
  }()

  /// Fiori with its brand colour on the track when on (SW-10).
  public static let fioriBrand: Look = {
    var look = Look.fiori
    look.theme = "brand"
    look.light.track.on = SRGB(0xF69000)
    look.dark.track.on = SRGB(0xF69000)
    return look
  }()
}
