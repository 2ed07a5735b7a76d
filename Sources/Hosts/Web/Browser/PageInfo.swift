import SwitchyardDesign
import SwitchyardElements
import SwitchyardMarkup

/// The page that a client was started on, as its address and its document tell.
public struct PageInfo {
  public var path = "/"
  public var query = Query("")
  /// The words that the server put into the page for the client.
  public var state: [UInt8] = []
  /// The environment that the page is drawn in.
  public var environment = ElementEnvironment()

  public init() {}

  /// Reads what `host.js` sends at the start: path, query and the document's own attributes, a line each; then the state.
  init(_ bytes: [UInt8]) {
    var lines: [String] = []
    var start = bytes.startIndex
    while lines.count < 8, let end = bytes[start...].firstIndex(of: 0x0A) {
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    guard lines.count == 8 else { preconditionFailure("The page's description has eight lines.") }
    path = lines[0]
    query = Query(lines[1])
    environment = ElementEnvironment(document: lines[2...])
    state = Array(bytes[start...])
    environment.apply(query)
  }
}

extension ElementEnvironment {
  /// The environment that the document's own attributes state: language, direction, look, theme, scheme and motion.
  fileprivate init(document lines: ArraySlice<String>) {
    let facts = Array(lines)
    self.init(
      look: Look.named(facts[2], theme: facts[3]) ?? .fiori, scheme: Scheme(name: facts[4]) ?? .light,
      direction: facts[1] == "rtl" ? .rightToLeft : .leftToRight, locale: LocaleID(facts[0]),
      motion: facts[5] == "reduced" ? .reduced : .full)
  }
}
