/// A value of a component's own, kept for as long as the component stands on the screen.
///
/// ```swift
/// Local(false) { $isOn in
///   SwitchFormCell("Auto-Sync", isOn: $isOn)
/// }
/// ```
public struct Local<Value>: Component {
  private let initial: Value
  private let content: (Bound<Value>, ScopeID) -> Element

  /// - Parameters:
  ///   - initial: The value when the component first appears.
  ///   - content: What is drawn with the value; read again after each change, and nothing around it is.
  public init(_ initial: Value, @ElementBuilder content: @escaping (Bound<Value>) -> Element) {
    self.initial = initial
    self.content = { bound, _ in content(bound) }
  }

  /// As above, and tells the content which scope it stands in, so that its parts can refer to each other.
  public init(_ initial: Value, @ElementBuilder content: @escaping (Bound<Value>, ScopeID) -> Element) {
    self.initial = initial
    self.content = content
  }

  public var body: some Component { element }

  public var element: Element {
    .local(
      LocalScope(
        make: { LocalValue(initial) },
        content: { [content] box, scope in
          guard let box = box as? LocalValue<Value> else { return nil }
          return content(Bound(get: { box.value }, set: { box.change(to: $0) }), scope)
        }))
  }
}

/// The untyped form of a `Local` that an element can hold.
public struct LocalScope {
  let make: () -> LocalBox
  /// Gives nil where the box is not of this scope's type: another component stood in the place before.
  let content: (LocalBox, ScopeID) -> Element?
}

/// What keeps a local value between updates.
public class LocalBox {
  var changed: (() -> Void)?
}

final class LocalValue<Value>: LocalBox {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func change(to value: Value) {
    self.value = value
    changed?()
  }
}
