extension Property {
  /// Which fact a property states, without what it says.
  public enum Slot: UInt8, CaseIterable, Sendable {
    case part, role, text, name, reference, labelledBy, describedBy, checked, disabled, unavailable, dimmed, inert
    case decorative, open, pressed, dragging, dragged, selected, value, address, onTint, offTint, thumbTint, wholeCell
  }

  /// The slot that the property fills.
  public var slot: Slot {
    switch self {
    case .part: .part
    case .role: .role
    case .text: .text
    case .name: .name
    case .reference: .reference
    case .labelledBy: .labelledBy
    case .describedBy: .describedBy
    case .checked: .checked
    case .disabled: .disabled
    case .unavailable: .unavailable
    case .dimmed: .dimmed
    case .inert: .inert
    case .decorative: .decorative
    case .open: .open
    case .pressed: .pressed
    case .dragging: .dragging
    case .dragged: .dragged
    case .selected: .selected
    case .value: .value
    case .address: .address
    case .tint(.on, _): .onTint
    case .tint(.off, _): .offTint
    case .tint(.thumb, _): .thumbTint
    case .wholeCell: .wholeCell
    }
  }
}
