import GCSModel

/// Every problem that the API answers.
extension Problem {
  static func notJSON(_ detail: String) -> Problem {
    Problem(type: "/problems/not-json", title: "Not JSON", status: 400, detail: detail, field: "body")
  }

  static let keyMissing = Problem(
    type: "/problems/idempotency-key", title: "Idempotency key missing", status: 400,
    detail: "Send an Idempotency-Key header of 1 to 100 letters, digits, dots, underscores, colons or hyphens.",
    field: "Idempotency-Key")

  static let badHost = Problem(
    type: "/problems/bad-host", title: "Bad host", status: 400,
    detail: "Send one Host header with the server's name and, if needed, its port.", field: "Host")

  static func foreignHost(_ host: String) -> Problem {
    Problem(
      type: "/problems/foreign-host", title: "Not this host", status: 421,
      detail: "This server does not answer for \(host); start it with --allow-host \(host) if it should.",
      field: "Host")
  }

  static func foreignOrigin(_ origin: String) -> Problem {
    Problem(
      type: "/problems/foreign-origin", title: "Foreign origin", status: 403,
      detail: "Changes are taken from this server's own pages only, not from \(origin).", field: "Origin")
  }

  static func unknownSetting(_ name: String) -> Problem {
    Problem(
      type: "/problems/unknown-setting", title: "Unknown setting", status: 404,
      detail: "There is no setting \"\(name.prefix(100))\"; GET \(APIAddress.settings) lists them.", field: "id")
  }

  static func unknownAddress(_ path: String) -> Problem {
    Problem(
      type: "/problems/unknown-address", title: "Unknown address", status: 404,
      detail: "There is nothing at \(path.prefix(100)); GET \(APIAddress.description) lists the addresses.",
      field: "path")
  }

  static func methodNotAllowed(_ method: String, allowed: String) -> Problem {
    Problem(
      type: "/problems/method-not-allowed", title: "Method not allowed", status: 405,
      detail: "\(method.prefix(20)) is not possible here; use \(allowed).", field: "method")
  }

  static let tooLarge = Problem(
    type: "/problems/too-large", title: "Body too large", status: 413,
    detail: "A change has at most 4096 bytes; send {\"value\":…} and nothing else.", field: "body")

  static let notJSONType = Problem(
    type: "/problems/not-json-type", title: "Not a JSON type", status: 415,
    detail: "Send the change with Content-Type: application/json.", field: "Content-Type")

  static func badValue(_ detail: String, field: String) -> Problem {
    Problem(type: "/problems/bad-value", title: "Bad value", status: 422, detail: detail, field: field)
  }

  static let keyOfAnotherChange = Problem(
    type: "/problems/key-of-another-change", title: "Key of another change", status: 422,
    detail: "This Idempotency-Key was used for another change; send a new key.", field: "Idempotency-Key")

  static let internalError = Problem(
    type: "/problems/internal", title: "Internal error", status: 500,
    detail: "The server made a mistake, which its log describes; try again.")

  static func storage(_ fault: StorageFault) -> Problem {
    Problem(type: "/problems/storage", title: "Storage not available", status: 503, detail: fault.sentence)
  }
}

extension Problem {
  /// The problem for a message that cannot be understood.
  init(_ error: WireError) {
    switch error {
    case .notJSON: self = .notJSON(error.detail)
    case .notAnObject, .badMember: self = .badValue(error.detail, field: error.field ?? "body")
    }
  }

  /// The problem for a change that was not kept.
  init(_ refusal: ChangeRefusal) {
    switch refusal {
    case .keyOfAnotherChange: self = .keyOfAnotherChange
    case .storage(let fault): self = .storage(fault)
    }
  }
}
