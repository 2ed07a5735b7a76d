import SwitchyardElements

/// The layout that every form cell shares: words at the leading edge, something at the trailing one (SC-01).
public struct FormCell: Component {
  private let scope: ScopeID
  private let words: CellWords
  private let properties: [Property]
  private let handler: Node.Handler?
  private let trailing: Element

  /// - Parameters:
  ///   - scope: The scope in which the words can be referred to.
  ///   - words: The label and the lines under it.
  ///   - properties: What else is true of the cell as a whole.
  ///   - handler: Answers events that nothing inside the cell has answered.
  ///   - trailing: What stands at the trailing edge.
  public init(
    scope: ScopeID, words: CellWords, properties: [Property] = [], handler: Node.Handler? = nil,
    @ElementBuilder trailing: () -> Element
  ) {
    self.scope = scope
    self.words = words
    self.properties = properties
    self.handler = handler
    self.trailing = trailing()
  }

  public var body: some Component { element }

  public var element: Element {
    let texts = Node(
      .group, [.part(.texts)],
      children: [
        .node(Node(.text, [.part(.label), .reference(Reference(scope, .label)), .text(words.label)])),
        line(.helper, words.helper), line(.pending, words.pending),
        line(.error, words.error, role: .alert),
      ])
    return .node(
      Node(.group, [.part(.formCell)] + properties, children: [.node(texts), trailing], handler: handler))
  }

  private func line(_ part: Part, _ text: String?, role: Role? = nil) -> Element {
    guard let text else { return .nothing }
    var properties: [Property] = [.part(part), .reference(Reference(scope, part)), .text(text)]
    if let role { properties.append(.role(role)) }
    return .node(Node(.text, properties))
  }
}

/// The words at the leading edge of a form cell.
public struct CellWords: Equatable, Sendable {
  /// What the cell is about.
  public var label: String
  /// What helps to decide, or why the cell is disabled.
  public var helper: String?
  /// Says that the value has not reached its keeper yet (SC-09).
  public var pending: String?
  /// What is wrong with the value (SC-04).
  public var error: String?

  /// - Parameters:
  ///   - label: What the cell is about.
  ///   - helper: A line that helps to decide.
  ///   - pending: Says that the value has not reached its keeper yet.
  ///   - error: One concise line that says what is wrong.
  public init(label: String, helper: String? = nil, pending: String? = nil, error: String? = nil) {
    self.label = label
    self.helper = helper
    self.pending = pending
    self.error = error
  }

  /// The lines that describe a control of the cell, in reading order (AX-02); nil where there are none.
  public func description(in scope: ScopeID) -> Property? {
    var references: [Reference] = []
    if helper != nil { references.append(Reference(scope, .helper)) }
    if pending != nil { references.append(Reference(scope, .pending)) }
    if error != nil { references.append(Reference(scope, .error)) }
    return references.isEmpty ? nil : .describedBy(references)
  }
}
