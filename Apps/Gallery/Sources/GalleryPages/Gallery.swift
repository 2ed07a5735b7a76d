import Switchyard

/// What the gallery shows and what its switches are set to.
public final class Gallery {
  public let page: GalleryPage
  public private(set) var environment: ElementEnvironment
  /// Called after each change of the environment, with the new one.
  public var changed: (ElementEnvironment) -> Void = { _ in }

  public init(page: GalleryPage, environment: ElementEnvironment) {
    self.page = page
    self.environment = environment
  }

  /// One value of the environment, to read and to change.
  func bound<Value>(
    _ read: @escaping (ElementEnvironment) -> Value, _ write: @escaping (inout ElementEnvironment, Value) -> Void
  ) -> Bound<Value> {
    Bound(
      get: { read(self.environment) },
      set: { value in
        write(&self.environment, value)
        self.changed(self.environment)
      })
  }
}
