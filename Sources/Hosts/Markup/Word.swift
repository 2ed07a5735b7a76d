/// A word of the markup that never changes. It crosses to the browser once, and as a small number from then on.
public enum Word: UInt8, CaseIterable, Sendable {
  case div, span, p, h1, h2, main, section, header, button, a, select, option
  case type, id, role, href, value, selected, disabled, inert, lang, dir
  case ariaLabel, ariaLabelledby, ariaDescribedby, ariaChecked, ariaDisabled, ariaHidden
  case dataPart, dataOpen, dataPressed, dataDragging, dataDimmed, dataTarget
  case dataLook, dataTheme, dataScheme, dataMotion
  case drag, dataOnTint, dataOffTint, dataThumbTint
  case empty, `true`, `false`, cell, `switch`, group, status, alert

  /// The word as the markup spells it.
  public var text: String {
    switch self {
    case .div: "div"
    case .span: "span"
    case .p: "p"
    case .h1: "h1"
    case .h2: "h2"
    case .main: "main"
    case .section: "section"
    case .header: "header"
    case .button: "button"
    case .a: "a"
    case .select: "select"
    case .option: "option"
    case .type: "type"
    case .id: "id"
    case .role: "role"
    case .href: "href"
    case .value: "value"
    case .selected: "selected"
    case .disabled: "disabled"
    case .inert: "inert"
    case .lang: "lang"
    case .dir: "dir"
    case .ariaLabel: "aria-label"
    case .ariaLabelledby: "aria-labelledby"
    case .ariaDescribedby: "aria-describedby"
    case .ariaChecked: "aria-checked"
    case .ariaDisabled: "aria-disabled"
    case .ariaHidden: "aria-hidden"
    case .dataPart: "data-part"
    case .dataOpen: "data-open"
    case .dataPressed: "data-pressed"
    case .dataDragging: "data-dragging"
    case .dataDimmed: "data-dimmed"
    case .dataTarget: "data-target"
    case .dataLook: "data-look"
    case .dataTheme: "data-theme"
    case .dataScheme: "data-scheme"
    case .dataMotion: "data-motion"
    case .drag: "--drag"
    case .dataOnTint: "data-on-tint"
    case .dataOffTint: "data-off-tint"
    case .dataThumbTint: "data-thumb-tint"
    case .empty: ""
    case .true: "true"
    case .false: "false"
    case .cell: "cell"
    case .switch: "switch"
    case .group: "group"
    case .status: "status"
    case .alert: "alert"
    }
  }
}
