import GCSModel

/// The description of the API. Everything about settings comes from the catalogue, so it cannot fall behind.
enum OpenAPI {
  static var document: JSON {
    .object([
      JSONMember("openapi", "3.1.0"),
      JSONMember(
        "info",
        .object([
          JSONMember("title", "GCS"), JSONMember("version", "1"),
          JSONMember("description", "Settings of GCS, the warehouse app."),
        ])),
      JSONMember("paths", .object(paths)),
      JSONMember("components", .object([JSONMember("schemas", .object(schemas))])),
    ])
  }

  private static var paths: [JSONMember] {
    var paths = [
      JSONMember(
        APIAddress.settings,
        operation(
          "get", id: "readSettings", summary: "All settings",
          responses: [answer("200", "All settings.", "SettingsSnapshot"), problem("503")])),
      JSONMember(
        APIAddress.events,
        operation(
          "get", id: "watchSettings",
          summary: "Server-sent events: the newest sequence on connecting and after every change",
          responses: [response("200", "The events.", type: "text/event-stream", schema: reference("ChangeEvent"))])),
      JSONMember(
        APIAddress.description,
        operation(
          "get", id: "describe", summary: "This document",
          responses: [
            response("200", "The document.", type: "application/json", schema: .object([JSONMember("type", "object")]))
          ])),
    ]
    for setting in SettingID.allCases { paths.append(JSONMember(APIAddress.setting(setting), change(setting))) }
    return paths
  }

  private static func change(_ setting: SettingID) -> JSON {
    let key = JSON.object([
      JSONMember("name", "Idempotency-Key"), JSONMember("in", "header"), JSONMember("required", .bool(true)),
      JSONMember("description", "Names the change: sent again with the same key, it is kept once."),
      JSONMember(
        "schema", .object([JSONMember("type", "string"), JSONMember("pattern", "^[A-Za-z0-9._:-]{1,100}$")])),
    ])
    let body = object([JSONMember("value", schema(of: setting))])
    return operation(
      "put", id: "change." + setting.name, summary: "Changes " + setting.name,
      extra: [
        JSONMember("parameters", .array([key])),
        JSONMember(
          "requestBody",
          .object([JSONMember("required", .bool(true)), JSONMember("content", content("application/json", body))])),
      ],
      responses: [answer("200", "The change is kept.", "ChangeAcknowledgement")]
        + ["400", "403", "413", "415", "422", "503"].map(problem))
  }

  private static var schemas: [JSONMember] {
    let sequence = JSON.object([JSONMember("type", "integer"), JSONMember("minimum", .whole(0))])
    let text = JSON.object([JSONMember("type", "string")])
    let names = JSON.array(SettingID.allCases.map { .string($0.name) })
    return [
      JSONMember(
        "SettingsSnapshot",
        object([
          JSONMember("sequence", sequence),
          JSONMember("values", object(SettingID.allCases.map { JSONMember($0.name, schema(of: $0)) })),
        ])),
      JSONMember(
        "ChangeAcknowledgement",
        object([
          JSONMember("setting", .object([JSONMember("type", "string"), JSONMember("enum", names)])),
          JSONMember(
            "value", .object([JSONMember("type", .array(["boolean", "string"]))])),
          JSONMember("sequence", sequence),
        ])),
      JSONMember("ChangeEvent", object([JSONMember("sequence", sequence)])),
      JSONMember(
        "Problem",
        object(
          [
            JSONMember("type", text), JSONMember("title", text), JSONMember("detail", text),
            JSONMember("status", .object([JSONMember("type", "integer")])),
          ], optional: [JSONMember("field", text)])),
    ]
  }

  private static func schema(of setting: SettingID) -> JSON {
    let value = setting.json(setting.kind.defaultValue)
    switch setting.kind {
    case .bool: return .object([JSONMember("type", "boolean"), JSONMember("default", value)])
    case .choice(let options, _):
      return .object([
        JSONMember("type", "string"), JSONMember("enum", .array(options.map { .string($0) })),
        JSONMember("default", value),
      ])
    }
  }

  private static func object(_ members: [JSONMember], optional: [JSONMember] = []) -> JSON {
    .object([
      JSONMember("type", "object"),
      JSONMember("required", .array(members.map { .string($0.name) })),
      JSONMember("properties", .object(members + optional)),
    ])
  }

  /// What every address may answer: a bad host, the host of another server, a mistake of this server.
  private static var everywhere: [JSONMember] { ["400", "421", "500"].map(problem) }

  private static func operation(
    _ method: String, id: String, summary: String, extra: [JSONMember] = [], responses: [JSONMember]
  ) -> JSON {
    let members = [JSONMember("operationId", .string(id)), JSONMember("summary", .string(summary))]
    let all = responses + everywhere.filter { answer in !responses.contains { $0.name == answer.name } }
    return .object([JSONMember(method, .object(members + extra + [JSONMember("responses", .object(all))]))])
  }

  private static func answer(_ status: String, _ description: String, _ name: String) -> JSONMember {
    response(status, description, type: "application/json", schema: reference(name))
  }

  private static func problem(_ status: String) -> JSONMember {
    response(status, "What is wrong.", type: "application/problem+json", schema: reference("Problem"))
  }

  private static func response(_ status: String, _ description: String, type: String, schema: JSON) -> JSONMember {
    JSONMember(
      status,
      .object([JSONMember("description", .string(description)), JSONMember("content", content(type, schema))]))
  }

  private static func content(_ type: String, _ schema: JSON) -> JSON {
    .object([JSONMember(type, .object([JSONMember("schema", schema)]))])
  }

  private static func reference(_ name: String) -> JSON {
    .object([JSONMember("$ref", .string("#/components/schemas/" + name))])
  }
}

extension JSON: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self = .string(text)
  }
}
