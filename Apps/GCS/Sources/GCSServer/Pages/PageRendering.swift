import GCSModel

/// What a page is drawn from.
public struct PageRequest: Sendable {
  /// `/` or `/settings`.
  public var path: String
  public var query: PageQuery
  /// The `Cookie` header as it came.
  public var cookies: String?
  /// The settings at the moment of the request.
  public var snapshot: SettingsSnapshot

  public init(path: String, query: PageQuery = PageQuery(), cookies: String? = nil, snapshot: SettingsSnapshot) {
    self.path = path
    self.query = query
    self.cookies = cookies
    self.snapshot = snapshot
  }
}

/// The query of a page's address, as it came: the renderer decides what it understands.
public struct PageQuery: Equatable, Sendable {
  public var look: String?
  public var scheme: String?
  public var dir: String?
  public var motion: String?

  public init(look: String? = nil, scheme: String? = nil, dir: String? = nil, motion: String? = nil) {
    self.look = look
    self.scheme = scheme
    self.dir = dir
    self.motion = motion
  }
}

/// Draws the pages of GCS as HTML.
public protocol PageRendering: Sendable {
  /// The whole HTML document, in UTF-8.
  func render(_ request: PageRequest) -> [UInt8]
}
