#if arch(wasm32)
  extension Browser {
    /// Sends a request to the page's own server.
    ///
    /// - Parameters:
    ///   - headers: Names and values, without line breaks.
    ///   - reply: Hears the status, or 0 where the server cannot be reached, and the body.
    public static func fetch(
      _ method: String, _ address: String, headers: [(String, String)] = [], body: [UInt8] = [],
      reply: @escaping (ServiceReply) -> Void
    ) {
      var request = Array((method + "\n" + address + "\n").utf8)
      for (name, value) in headers { request += Array((name + ": " + value + "\n").utf8) }
      request.append(0x0A)
      request += body
      call(.fetch, request, listener: reply)
    }

    /// Keeps words under a key on this device, beyond a reload and a crash; written in the same tick.
    ///
    /// - Parameter done: Hears status 200 once the words are on the disk, or 0 where the browser keeps nothing.
    public static func keep(_ words: [UInt8], as key: String, done: @escaping (ServiceReply) -> Void) {
      call(.put, Array(key.utf8) + [0] + words, listener: done)
    }

    /// Forgets what was kept under a key.
    public static func forget(_ key: String) {
      call(.delete, Array(key.utf8))
    }

    /// Gives all that is kept: keys and words in turn, each ended by a zero byte, in the order of the keys.
    public static func kept(_ reply: @escaping (ServiceReply) -> Void) {
      call(.entries, [], listener: reply)
    }

    /// Listens to the events of one name that a server sends (HTML, server-sent events). Status 200 comes with each
    /// event, 100 when the connection opens, 0 when it breaks; the browser connects again by itself.
    public static func listen(to name: String, at address: String, event: @escaping (ServiceReply) -> Void) {
      call(.events, Array((address + "\n" + name).utf8), listener: event)
    }

    /// Calls back once after a time, in milliseconds.
    public static func after(_ milliseconds: Int, _ action: @escaping () -> Void) {
      call(.timer, Array(String(milliseconds).utf8)) { _ in action() }
    }

    /// How many bytes the browser keeps for this site, as decimal digits; status 0 where it cannot tell.
    public static func storageUsage(_ reply: @escaping (ServiceReply) -> Void) {
      call(.usage, [], listener: reply)
    }

    /// Sets a cookie that goes to the page's own server with the next page; empty words take it away.
    public static func setCookie(_ name: String, _ words: String) {
      call(.cookie, Array((name + "\n" + words).utf8))
    }

    static func vibrate(_ milliseconds: Int) {
      call(.vibrate, Array(String(milliseconds).utf8))
    }
  }
#endif
