import GCSModel
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import GCSServer

@Suite struct OpenAPITests {
  @Test("SC-09 the server answers at every address and method that the description names")
  func everyOperation() async throws {
    try await withServer { client, _ in
      let response = try await client.get("/api/v1/openapi.json")
      #expect(response.headers[.contentType] == "application/json")
      let document = try JSON(reading: response.bytes)
      #expect(document["openapi"] == "3.1.0")
      guard case .object(let paths)? = document["paths"] else {
        Issue.record("the description has no paths")
        return
      }
      #expect(paths.count == 3 + SettingID.allCases.count)
      for path in paths where path.name != APIAddress.events {
        guard case .object(let operations) = path.value else { continue }
        for operation in operations {
          let method = HTTPRequest.Method(rawValue: operation.name.uppercased())
          let status = try await client.execute(uri: path.name, method: method ?? .trace).status
          #expect(status != .notFound && status != .methodNotAllowed, "\(operation.name) \(path.name)")
        }
      }
    }
  }

  @Test("SC-09 the description names what every address may answer, each once")
  func everyAnswer() async throws {
    guard case .object(let paths)? = OpenAPI.document["paths"] else {
      Issue.record("the description has no paths")
      return
    }
    for path in paths {
      guard case .object(let operations) = path.value else { continue }
      for operation in operations {
        guard case .object(let responses)? = operation.value["responses"] else { continue }
        let names = responses.map(\.name)
        #expect(Set(names).count == names.count, "\(path.name)")
        #expect(Set(names).isSuperset(of: ["200", "400", "421", "500"]), "\(path.name)")
      }
    }
  }

  @Test("SC-09 the description has the values and default of every setting", arguments: SettingID.allCases)
  func values(id: SettingID) {
    let body = OpenAPI.document["paths"]?[APIAddress.setting(id)]?["put"]?["requestBody"]
    let schema = body?["content"]?["application/json"]?["schema"]?["properties"]?["value"]
    #expect(schema?["default"] == id.json(id.kind.defaultValue))
    switch id.kind {
    case .bool: #expect(schema?["type"] == "boolean")
    case .choice(let options, _): #expect(schema?["enum"] == .array(options.map { .string($0) }))
    }
  }
}
