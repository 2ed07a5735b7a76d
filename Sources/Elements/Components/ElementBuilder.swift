/// Gathers the components of a body, each erased to an `Element`.
///
/// A condition that does not hold leaves `Element.nothing` in its place, so what follows it keeps its identity.
@resultBuilder
public enum ElementBuilder {
  public static func buildExpression<C: Component>(_ component: C) -> Element { component.element }
  public static func buildBlock(_ element: Element) -> Element { element }
  public static func buildBlock(_ elements: Element...) -> Element { .fragment(elements) }
  public static func buildOptional(_ element: Element?) -> Element { element ?? .nothing }
  // The key tells the branches apart: a change of branch is a change of identity.
  public static func buildEither(first element: Element) -> Element { .fragment([.keyed(Key(0), element)]) }
  public static func buildEither(second element: Element) -> Element { .fragment([.keyed(Key(1), element)]) }
  public static func buildArray(_ elements: [Element]) -> Element { .fragment(elements) }
}
