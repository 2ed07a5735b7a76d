/// The browser's services, for the app that runs in it. Everything here runs on the page's one thread.
public enum Browser {
  /// The page that the client was started on.
  nonisolated(unsafe) public internal(set) static var page = PageInfo()
}

#if arch(wasm32)
  import CSwitchyardRuntime

  extension Browser {
    /// Now, in milliseconds since 1970.
    public static var now: Double { host_now() }

    // One closure for each call that may still be answered; a token is its place.
    nonisolated(unsafe) private static var listeners: [((ServiceReply) -> Void)?] = []

    enum Service: Int32 {
      case fetch = 1, put, delete, entries, events, timer, usage, vibrate, cookie
    }

    /// Calls a service; `listener` hears every answer.
    static func call(_ service: Service, _ request: [UInt8], listener: ((ServiceReply) -> Void)? = nil) {
      var token = -1
      if let listener {
        token = listeners.firstIndex { $0 == nil } ?? listeners.count
        if token == listeners.count { listeners.append(listener) } else { listeners[token] = listener }
      }
      request.withUnsafeBufferPointer {
        host_call(service.rawValue, $0.baseAddress, Int32($0.count), Int32(token))
      }
    }

    static func deliver(_ reply: ServiceReply, to token: Int, isLast: Bool) {
      guard listeners.indices.contains(token), let listener = listeners[token] else { return }
      if isLast { listeners[token] = nil }
      listener(reply)
    }
  }

  /// What a service of the browser answers.
  public struct ServiceReply {
    /// An HTTP status, or 0 where the service could not do what was asked.
    public var status: Int
    public var body: [UInt8]
  }
#endif
