import SwitchyardDesign
import SwitchyardElements

/// How a property is written into the markup.
public enum MarkupFact: Equatable, Sendable {
  /// The words inside the node.
  case text(String)
  case attribute(Word, MarkupValue)
  /// A custom property of the node's style.
  case style(Word, String)
}

/// What an attribute says.
public enum MarkupValue: Equatable, Sendable {
  case word(Word)
  case part(Part)
  case text(String)
}

extension Property.Slot {
  /// Where the property of a slot stands in the markup; nil for the words inside the node.
  public var place: MarkupPlace? {
    switch self {
    case .text: nil
    case .part: .attribute(.dataPart)
    case .role: .attribute(.role)
    case .name: .attribute(.ariaLabel)
    case .reference: .attribute(.id)
    case .labelledBy: .attribute(.ariaLabelledby)
    case .describedBy: .attribute(.ariaDescribedby)
    case .checked: .attribute(.ariaChecked)
    case .disabled: .attribute(.ariaDisabled)
    case .unavailable: .attribute(.disabled)
    case .dimmed: .attribute(.dataDimmed)
    case .inert: .attribute(.inert)
    case .decorative: .attribute(.ariaHidden)
    case .open: .attribute(.dataOpen)
    case .pressed: .attribute(.dataPressed)
    case .dragging: .attribute(.dataDragging)
    case .selected: .attribute(.selected)
    case .value: .attribute(.value)
    case .address: .attribute(.href)
    case .wholeCell: .attribute(.dataTarget)
    case .dragged: .style(.drag)
    case .onTint: .attribute(.dataOnTint)
    case .offTint: .attribute(.dataOffTint)
    case .thumbTint: .attribute(.dataThumbTint)
    }
  }
}

/// A place in a node's markup that holds one fact.
public enum MarkupPlace: Equatable, Sendable {
  case attribute(Word)
  case style(Word)
}

extension Property {
  /// The markup that states the property.
  public var markup: MarkupFact {
    switch self {
    case .text(let text): return .text(text)
    case .dragged(let points): return style(points.text + "px")
    case .tint(_, let colour): return attribute(.text(colour.css))
    case .part(let part): return attribute(.part(part))
    case .role(let role): return attribute(.word(role.word))
    case .name(let text), .value(let text), .address(let text): return attribute(.text(text))
    case .reference(let reference), .labelledBy(let reference): return attribute(.text(reference.text))
    case .describedBy(let references):
      var text = ""
      for reference in references {
        if !text.isEmpty { text += " " }
        text += reference.text
      }
      return attribute(.text(text))
    case .checked(let isOn), .open(let isOn): return attribute(.word(isOn ? .true : .false))
    case .disabled, .dimmed, .decorative, .pressed, .dragging: return attribute(.word(.true))
    case .unavailable, .inert, .selected: return attribute(.word(.empty))
    case .wholeCell: return attribute(.word(.cell))
    }
  }

  private func attribute(_ value: MarkupValue) -> MarkupFact {
    guard case .attribute(let name)? = slot.place else { preconditionFailure("Not an attribute.") }
    return .attribute(name, value)
  }

  private func style(_ value: String) -> MarkupFact {
    guard case .style(let name)? = slot.place else { preconditionFailure("Not a style.") }
    return .style(name, value)
  }
}

extension Role {
  var word: Word {
    switch self {
    case .switch: .switch
    case .group: .group
    case .status: .status
    case .alert: .alert
    }
  }
}

extension Reference {
  /// The `id` of the node that is referred to.
  var text: String { "s" + String(scope) + "-" + part.name }
}
