/// A piece of the screen as plain data: what a component gives, and what a host draws after it was resolved.
///
/// Every component is erased to this one type as soon as a builder meets it. That keeps the tree flat in its types,
/// which Embedded Swift needs, and small in code.
public indirect enum Element {
  case node(Node)
  /// Several elements, one after the other, that stand where one could.
  case fragment([Element])
  /// An element that keeps its identity when it changes its place among its neighbours.
  case keyed(Key, Element)
  /// A component whose content is made when its environment is known.
  case deferred((ElementEnvironment) -> Element)
  /// An element that keeps a value of its own for as long as it stands on the screen.
  case local(LocalScope)
  /// An element that stands in a changed environment.
  case environment((inout ElementEnvironment) -> Void, Element)

  /// Nothing, in a place where something may stand at another time.
  public static var nothing: Element { .fragment([]) }
}
