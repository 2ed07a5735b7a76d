/// The addresses of the API.
public enum APIAddress {
  public static var settings: String { "/api/v1/settings" }
  public static var events: String { "/api/v1/events" }
  public static var description: String { "/api/v1/openapi.json" }

  /// Where a setting is changed.
  public static func setting(_ id: SettingID) -> String {
    settings + "/" + id.name
  }
}
