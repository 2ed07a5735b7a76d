/// A piece of an interface, described by what it is made of.
///
/// ```swift
/// struct Notifications: Component {
///   @Bound var isOn: Bool
///   var body: some Component {
///     SwitchFormCell("Enable Notifications", isOn: $isOn)
///   }
/// }
/// ```
public protocol Component {
  associatedtype Body: Component
  /// What the component is made of. It is read once for every update that reaches the component.
  @ElementBuilder var body: Body { get }
  /// The component as plain data. The default defers `body` until the environment is known.
  var element: Element { get }
}

extension Component {
  public var element: Element {
    .deferred { _ in body.element }
  }
}

extension Element: Component {
  public var body: Element { self }
  public var element: Element { self }
}
