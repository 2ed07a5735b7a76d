#if arch(wasm32)
  import CSwitchyardRuntime
  import SwitchyardElements
  import SwitchyardMarkup

  /// Draws a client's components into the page and brings events back.
  final class WebHost {
    // The page has one client, and the browser calls it through plain functions.
    nonisolated(unsafe) static var current: WebHost?

    private let makeRoot: () -> Element
    private let reconciler = Reconciler(sink: CommandEncoder())
    private var environment: ElementEnvironment
    private var isRootStale = false
    private var isFrameRequested = false

    init(environment: ElementEnvironment, root: @escaping () -> Element) {
      self.environment = environment
      makeRoot = root
    }

    /// Takes the page over: keeps its nodes where they are what the client would draw, and draws them anew if not.
    func start() {
      let words = CommandEncoder.vocabulary
      Array(words.utf8).withUnsafeBufferPointer { host_define($0.baseAddress, Int32($0.count)) }
      reconciler.needsFlush = { [unowned(unsafe) self] in requestFrame() }
      reconciler.update(makeRoot(), in: environment)
      let checksum = Array(String(reconciler.sink.checksum, radix: 16).utf8)
      let isAdopted = checksum.withUnsafeBufferPointer { host_adopt($0.baseAddress, Int32($0.count)) } == 1
      if isAdopted { reconciler.sink.removeAll() }
      writeDocumentFacts(of: environment, instead: isAdopted ? environment : nil)
      apply()
    }

    /// Draws everything again before the next paint.
    func refresh(in environment: ElementEnvironment? = nil) {
      if let environment, environment != self.environment {
        writeDocumentFacts(of: environment, instead: self.environment)
        self.environment = environment
      }
      isRootStale = true
      requestFrame()
    }

    func frame() {
      isFrameRequested = false
      if isRootStale {
        isRootStale = false
        reconciler.update(makeRoot(), in: environment)
      }
      reconciler.flush()
      apply()
    }

    /// Gives what the browser shall do: bit 0, answered; 1, follow the pointer; 2, leave out its own action.
    func dispatch(_ event: Event, at id: NodeID) -> Int32 {
      guard let reply = reconciler.dispatch(event, at: id) else { return 0 }
      if reply.haptic > 0 { Browser.vibrate(reply.haptic) }
      if !reconciler.sink.isEmpty { requestFrame() }
      return 1 | (reply.followsPointer ? 2 : 0) | (reply.preventsDefault ? 4 : 0)
    }

    private func requestFrame() {
      if isFrameRequested { return }
      isFrameRequested = true
      host_request_frame()
    }

    private func writeDocumentFacts(of new: ElementEnvironment, instead old: ElementEnvironment?) {
      let known = old?.documentFacts
      for (index, fact) in new.documentFacts.enumerated() where known?[index].value != fact.value {
        reconciler.sink.write(fact.name, fact.value, of: 0)
      }
    }

    private func apply() {
      if reconciler.sink.isEmpty { return }
      reconciler.sink.operations.withUnsafeBufferPointer { operations in
        reconciler.sink.text.withUnsafeBufferPointer { text in
          host_apply(operations.baseAddress, Int32(operations.count), text.baseAddress, Int32(text.count))
        }
      }
      reconciler.sink.removeAll()
    }
  }
#endif
