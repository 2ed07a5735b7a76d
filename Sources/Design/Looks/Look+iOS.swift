extension Look {
  /// The switch of iOS (seed 002; SW-02 … SW-06) in form cells of Fiori's sizes (SC-01).
  public static let ios = Look(
    name: "ios",
    switches: SwitchMetrics(
      trackWidth: 51, trackHeight: 31, trackPadding: 2, thumb: 27, pressedThumbWidth: 31, border: 0.5,
      thumbShadows: [
        DropShadow(y: 3, blur: 8, colour: SRGB(0x000000, opacity: 0.15)),
        DropShadow(y: 3, blur: 1, colour: SRGB(0x000000, opacity: 0.06)),
      ]),
    cells: CellMetrics(
      minHeight: 44, horizontalPadding: 16, verticalPadding: 12, gap: 12, helperGap: 2, divider: 0.5,
      label: TypeStyle(size: 17, lineHeight: 22, weight: 400),
      helper: TypeStyle(size: 13, lineHeight: 18, weight: 400),
      sectionHeader: TypeStyle(size: 13, lineHeight: 18, weight: 600),
      title: TypeStyle(size: 28, lineHeight: 34, weight: 700), reveal: 0.3),
    motion: SwitchMotion(
      travel: SpringCurve(dampingFraction: 0.75, response: 0.3), pressIn: 0.15, pressOut: 0.2, fade: 0.15,
      fadeDelay: 0.1),
    target: .control,
    toggleHaptic: 10,
    light: Palette(
      track: TrackColours(off: SRGB(0xE9E9EB), on: SRGB(0x34C759), offBorder: SRGB(0xE0E0E0)),
      thumb: SRGB(0xFFFFFF),
      text: TextColours(
        label: SRGB(0x1D2D3E), disabledLabel: SRGB(0x1D2D3E), helper: SRGB(0x556B82), error: SRGB(0xC9221C),
        link: SRGB(0x0057D2)),
      surface: SurfaceColours(
        canvas: SRGB(0xF2F2F7), cell: SRGB(0xFFFFFF), pressedCell: SRGB(0xE5E5EA), divider: SRGB(0xD1D1D6),
        banner: SRGB(0xFFF4E6), snackbar: SRGB(0x2C2C2E), snackbarText: SRGB(0xFFFFFF)),
      focus: SRGB(0x0057D2)),
    dark: Palette(
      track: TrackColours(off: SRGB(0x39393D), on: SRGB(0x30D158)),
      thumb: SRGB(0xFFFFFF),
      text: TextColours(
        label: SRGB(0xF2F2F7), disabledLabel: SRGB(0xF2F2F7), helper: SRGB(0xA0AAB5), error: SRGB(0xFF8A80),
        link: SRGB(0x6CB2FF)),
      surface: SurfaceColours(
        canvas: SRGB(0x000000), cell: SRGB(0x1C1C1E), pressedCell: SRGB(0x2C2C2E), divider: SRGB(0x38383A),
        banner: SRGB(0x3A2A12), snackbar: SRGB(0xE5E5EA), snackbarText: SRGB(0x1C1C1E)),
      focus: SRGB(0x6CB2FF)))
}
