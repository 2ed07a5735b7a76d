import SwitchyardElements

extension Part {
  /// The value of `data-part`.
  public var name: String {
    switch self {
    case .page: "page"
    case .navigationBar: "navigation-bar"
    case .back: "back"
    case .title: "title"
    case .content: "content"
    case .section: "section"
    case .sectionHeader: "section-header"
    case .sectionBody: "section-body"
    case .formCell: "form-cell"
    case .texts: "texts"
    case .label: "label"
    case .helper: "helper"
    case .pending: "pending"
    case .error: "error"
    case .stateLabel: "state-label"
    case .value: "value"
    case .chevron: "chevron"
    case .switch: "switch"
    case .track: "track"
    case .thumb: "thumb"
    case .reveal: "reveal"
    case .revealBody: "reveal-body"
    case .picker: "picker"
    case .banner: "banner"
    case .snackbar: "snackbar"
    case .snackbarText: "snackbar-text"
    case .snackbarAction: "snackbar-action"
    case .paragraph: "paragraph"
    }
  }
}
