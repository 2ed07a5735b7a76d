/// A page of the gallery: one component, or the list of all.
public enum GalleryPage: String, CaseIterable, Sendable {
  case index
  case `switch`
  case switchFormCell = "switch-form-cell"

  /// The page that an address names by its last part, with or without ".html"; the list where none does.
  public init(path: String) {
    let last = path.split(separator: "/").last ?? ""
    let name = last.hasSuffix(".html") ? last.dropLast(5) : last
    self = Self.allCases.first { $0.rawValue == name } ?? .index
  }

  public var title: String {
    switch self {
    case .index: "Switchyard"
    case .switch: "Switch"
    case .switchFormCell: "Switch form cell"
    }
  }

  /// The name of the page's file.
  public var file: String { rawValue + ".html" }
}
