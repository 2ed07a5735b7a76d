import SwitchyardDesign

/// What surrounds a component and reaches it without being passed by hand.
public struct ElementEnvironment: Equatable, Sendable {
  private var lookStorage: LookStorage
  public var scheme: Scheme
  public var direction: WritingDirection
  public var locale: LocaleID
  public var widthClass: WidthClass
  public var motion: MotionPreference
  public var isEnabled: Bool
  public var hasHaptics: Bool

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
  public var tag: String

  public init(_ tag: String) { self.tag = tag }

  public static let english = LocaleID("en")
}
