import GCSModel
import HTTPTypes
import Hummingbird

/// `/api/v1/settings`: reading all settings, changing one.
struct SettingsAPI: Sendable {
  static let bodyLimit = 4096

  let store: SettingsStore

  func read() async throws -> Response {
    Response(try await store.snapshot().json)
  }

  func change(_ request: Request, settingName: String) async throws -> Response {
    guard let setting = SettingID(name: settingName) else { throw Problem.unknownSetting(settingName) }
    guard SettingsAPI.isJSON(request.headers[.contentType]) else { throw Problem.notJSONType }
    guard let key = request.headers[.idempotencyKey].flatMap({ IdempotencyKey($0) }) else { throw Problem.keyMissing }
    let change: SettingChange
    let body = try await body(of: request)
    do throws(WireError) {
      change = try SettingChange(of: setting, reading: body)
    } catch {
      throw Problem(error)
    }
    do throws(ChangeRefusal) {
      return Response(try await store.apply(change, key: key).json)
    } catch {
      throw Problem(error)
    }
  }

  private func body(of request: Request) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await part in request.body {
      bytes.append(contentsOf: part.readableBytesView)
      guard bytes.count <= SettingsAPI.bodyLimit else { throw Problem.tooLarge }
    }
    return bytes
  }

  /// `application/json`, with parameters or without.
  private static func isJSON(_ contentType: String?) -> Bool {
    guard let type = contentType?.split(separator: ";", omittingEmptySubsequences: false).first else { return false }
    return type.lowercased().filter { $0 != " " && $0 != "\t" } == "application/json"
  }
}
