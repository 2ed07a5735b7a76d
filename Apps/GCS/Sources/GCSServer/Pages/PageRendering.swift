import GCSModel

/// What a page is drawn from.
public struct PageRequest: Sendable {
  /// `/` or `/settings`.
  public var path: String
  /// What follows the question mark in the address, as it came.
  public var query: String
  /// The `Cookie` header as it came.
  public var cookies: String?
  /// The settings at the moment of the request.
  public var snapshot: SettingsSnapshot

  public init(path: String, query: String = "", cookies: String? = nil, snapshot: SettingsSnapshot) {
    self.path = path
    self.query = query
    self.cookies = cookies
    self.snapshot = snapshot
  }
}

/// Draws the pages of GCS as HTML.
public protocol PageRendering: Sendable {
  /// The whole HTML document, in UTF-8.
  func render(_ request: PageRequest) -> [UInt8]
}
