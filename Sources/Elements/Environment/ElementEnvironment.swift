import SwitchyardDesign

/// What surrounds a component and reaches it without being passed by hand.
public struct ElementEnvironment: Equatable, Sendable {
  private var lookStorage: LookStorage
  /// Light or dark.
  public var scheme: Scheme
  /// Where lines begin; layouts and drags are mirrored with it (SW-07, AX-04).
  public var direction: WritingDirection
  /// The language that words are in.
  public var locale: LocaleID
  /// Whether there is room for more than a phone's layout.
  public var widthClass: WidthClass
  /// Whether the person has asked for less movement (SW-16).
  public var motion: MotionPreference
  /// Whether controls take input.
  public var isEnabled: Bool
  /// Whether a toggle is answered by a tick (SW-15).
  public var hasHaptics: Bool

  /// The environment of a screen; the defaults are Fiori, light, in English.
  public init(
    look: Look = .fiori, scheme: Scheme = .light, direction: WritingDirection = .leftToRight,
    locale: LocaleID = .english, widthClass: WidthClass = .compact, motion: MotionPreference = .full,
    isEnabled: Bool = true, hasHaptics: Bool = true
  ) {
    lookStorage = LookStorage(look)
    self.scheme = scheme
    self.direction = direction
    self.locale = locale
    self.widthClass = widthClass
    self.motion = motion
    self.isEnabled = isEnabled
    self.hasHaptics = hasHaptics
  }

  /// How components are drawn.
  public var look: Look {
    get { lookStorage.look }
    set { lookStorage = LookStorage(newValue) }
  }
}

/// Keeps a look behind one reference: an environment is copied at every component, a look hardly ever changes.
private final class LookStorage: Equatable, Sendable {
  let look: Look

  init(_ look: Look) { self.look = look }

  static func == (a: LookStorage, b: LookStorage) -> Bool { a === b || a.look == b.look }
}

/// Where a line of words begins.
public enum WritingDirection: UInt8, Sendable {
  case leftToRight, rightToLeft
}

/// Whether there is room for a phone's layout or for more.
public enum WidthClass: UInt8, Sendable {
  case compact, regular
}

/// Whether the person has asked for less movement (SW-16).
public enum MotionPreference: UInt8, Sendable {
  case full, reduced
}

/// A language and region by its BCP 47 tag.
public struct LocaleID: Equatable, Sendable {
  /// The tag, such as `en` or `ar-EG`.
  public var tag: String

  /// - Parameter tag: A BCP 47 tag.
  public init(_ tag: String) { self.tag = tag }

  /// English, of no region.
  public static let english = LocaleID("en")
}
