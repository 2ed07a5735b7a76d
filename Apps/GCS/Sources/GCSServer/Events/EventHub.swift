import Synchronization

/// Wakes every connected event stream. A stream that is slow keeps one wake-up, never a queue: it then reads the newest
/// sequence, so nothing it would have been told is lost.
final class EventHub: Sendable {
  private struct State {
    var sequence: Int64
    var nextID = 0
    var subscribers: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let state: Mutex<State>

  init(sequence: Int64) {
    state = Mutex(State(sequence: sequence))
  }

  /// The newest sequence that was published.
  var sequence: Int64 { state.withLock { $0.sequence } }

  var subscriberCount: Int { state.withLock { $0.subscribers.count } }

  func publish(_ sequence: Int64) {
    state.withLock { $0.sequence = max($0.sequence, sequence) }
    wake()
  }

  /// Wakes every stream; one that has nothing new to tell sends a sign of life.
  func wake() {
    let subscribers = state.withLock { Array($0.subscribers.values) }
    for subscriber in subscribers { subscriber.yield() }
  }

  /// A stream of wake-ups, the first at once.
  func subscribe() -> EventSubscription {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      state.nextID += 1
      state.subscribers[state.nextID] = continuation
      return state.nextID
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.subscribers.removeValue(forKey: id) }
    }
    continuation.yield()
    return EventSubscription(wakeUps: stream, end: { continuation.finish() })
  }
}

/// One connected event stream.
struct EventSubscription: Sendable {
  let wakeUps: AsyncStream<Void>
  let end: @Sendable () -> Void
}
