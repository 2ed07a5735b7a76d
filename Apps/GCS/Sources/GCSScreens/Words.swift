/// Figures as people say them.
public enum Words {
  /// How long ago something was.
  public static func age(milliseconds: Double) -> String {
    let minutes = Int(milliseconds / 60_000)
    if minutes < 1 { return "Just now" }
    if minutes < 60 { return minutes == 1 ? "1 minute ago" : String(minutes) + " minutes ago" }
    let hours = minutes / 60
    if hours < 24 { return hours == 1 ? "1 hour ago" : String(hours) + " hours ago" }
    let days = hours / 24
    return days == 1 ? "1 day ago" : String(days) + " days ago"
  }

  /// A size in decimal units, with one digit after the point from a megabyte on.
  public static func size(bytes: Int64) -> String {
    if bytes < 1000 { return bytes == 1 ? "1 byte" : String(bytes) + " bytes" }
    if bytes < 1_000_000 { return String(bytes / 1000) + " kB" }
    let (unit, name): (Int64, String) = bytes < 1_000_000_000 ? (1_000_000, " MB") : (1_000_000_000, " GB")
    return String(bytes / unit) + "." + String(bytes % unit * 10 / unit) + name
  }
}
