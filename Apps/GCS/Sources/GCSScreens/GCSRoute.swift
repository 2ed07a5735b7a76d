/// The screens of GCS by their addresses.
public enum GCSRoute: String, CaseIterable, Sendable {
  case home = "/"
  case settings = "/settings"

  public var title: String {
    switch self {
    case .home: "GCS"
    case .settings: "Settings"
    }
  }
}
