/// A value that lives elsewhere, and that can be read and changed from here.
@propertyWrapper
public struct Bound<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// - Parameters:
  ///   - get: Reads the value of now, not of when the screen was drawn.
  ///   - set: Changes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// Lets a closure take the bound value as `$name`.
  public init(projectedValue: Bound<Value>) {
    self = projectedValue
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Bound<Value> { self }

  /// A value that never changes, for pictures of a component.
  public static func constant(_ value: Value) -> Bound<Value> {
    Bound(get: { value }, set: { _ in })
  }
}
