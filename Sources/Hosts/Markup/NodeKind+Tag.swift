import SwitchyardElements

extension NodeKind {
  /// The HTML element that stands for a node of this kind.
  public var tag: Word {
    switch self {
    case .group: .div
    case .text: .span
    case .paragraph: .p
    case .title: .h1
    case .heading: .h2
    case .main: .main
    case .section: .section
    case .header: .header
    case .button: .button
    case .link: .a
    case .picker: .select
    case .option: .option
    }
  }
}
