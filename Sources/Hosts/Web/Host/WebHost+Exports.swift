#if arch(wasm32)
  import SwitchyardElements

  // What host.js calls. Bytes come in memory that it got from `alloc`, and are freed here.

  private func take(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32) -> [UInt8] {
    guard let bytes else { return [] }
    let taken = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    bytes.deallocate()
    return taken
  }

  @c(sy_configure) public func configure(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    Browser.page = PageInfo(take(bytes, count))
  }

  @c(sy_frame) public func frame() {
    WebHost.current?.frame()
  }

  @c(sy_reply) public func reply(
    _ token: Int32, _ status: Int32, _ isLast: Int32, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32
  ) {
    let reply = ServiceReply(status: Int(status), body: take(bytes, count))
    Browser.deliver(reply, to: Int(token), isLast: isLast == 1)
  }

  @c(sy_pointer) public func pointer(
    _ id: UInt32, _ phase: Int32, _ device: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Int32 {
    guard
      let phase = PointerEvent.Phase(rawValue: UInt8(phase)), let device = PointerEvent.Device(rawValue: UInt8(device))
    else { return 0 }
    let event = PointerEvent(phase: phase, device: device, x: x, y: y, width: width, height: height)
    return WebHost.current?.dispatch(.pointer(event), at: id) ?? 0
  }

  @c(sy_activate) public func activate(_ id: UInt32, _ byPointer: Int32) -> Int32 {
    WebHost.current?.dispatch(.activate(byPointer: byPointer == 1), at: id) ?? 0
  }

  @c(sy_key) public func key(_ id: UInt32, _ isDown: Int32, _ name: Int32, _ isRepeat: Int32) -> Int32 {
    guard let name = KeyEvent.Name(rawValue: UInt8(name)) else { return 0 }
    let key = KeyEvent(name, isRepeat: isRepeat == 1)
    return WebHost.current?.dispatch(isDown == 1 ? .keyDown(key) : .keyUp(key), at: id) ?? 0
  }

  @c(sy_focus_lost) public func focusLost(_ id: UInt32) {
    _ = WebHost.current?.dispatch(.focusLost, at: id)
  }

  @c(sy_change) public func change(_ id: UInt32, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int32) {
    let value = String(decoding: take(bytes, count), as: UTF8.self)
    _ = WebHost.current?.dispatch(.change(value), at: id)
  }
#endif
