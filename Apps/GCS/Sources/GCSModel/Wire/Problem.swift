/// An error as RFC 9457 writes it (`application/problem+json`).
public struct Problem: Error, Sendable {
  /// What kind of problem it is: `/problems/NAME`.
  public var type: String
  public var title: String
  /// The HTTP status.
  public var status: Int
  /// One sentence that names the thing and the remedy.
  public var detail: String
  /// The member of the request, or the header, that is wrong.
  public var field: String?

  public init(type: String, title: String, status: Int, detail: String, field: String? = nil) {
    self.type = type
    self.title = title
    self.status = status
    self.detail = detail
    self.field = field
  }
}

extension Problem {
  /// Reads a problem. Members that are missing have the values that RFC 9457 gives them.
  public init(reading bytes: [UInt8]) throws(WireError) {
    let message = try JSON.message(bytes)
    self.init(
      type: message["type"]?.text ?? "about:blank",
      title: message["title"]?.text ?? "",
      status: Int(clamping: message["status"]?.wholeNumber ?? 0),
      detail: message["detail"]?.text ?? "",
      field: message["field"]?.text)
  }

  public var json: JSON {
    var members = [
      JSONMember("type", .string(type)),
      JSONMember("title", .string(title)),
      JSONMember("status", .whole(Int64(status))),
      JSONMember("detail", .string(detail)),
    ]
    if let field { members.append(JSONMember("field", .string(field))) }
    return .object(members)
  }
}

extension Problem: Equatable {
  public static func == (left: Problem, right: Problem) -> Bool {
    left.json == right.json
  }
}
