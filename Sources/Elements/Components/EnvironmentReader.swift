/// A component made from the environment it stands in.
public struct EnvironmentReader: Component {
  private let content: (ElementEnvironment) -> Element

  /// - Parameter content: What is drawn in an environment; read for every update.
  public init(@ElementBuilder content: @escaping (ElementEnvironment) -> Element) {
    self.content = content
  }

  public var body: some Component { element }

  public var element: Element { .deferred(content) }
}
