import ServiceLifecycle

/// Wakes the event streams at a steady pace, so that proxies keep them open and gone clients are found.
struct Heartbeat: Service {
  let hub: EventHub
  let interval: Duration

  func run() async {
    await cancelWhenGracefulShutdown {
      while true {
        do { try await Task.sleep(for: interval) } catch { return }
        hub.wake()
      }
    }
  }
}
