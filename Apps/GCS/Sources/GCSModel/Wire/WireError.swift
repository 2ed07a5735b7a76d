/// Why a message cannot be understood.
public enum WireError: Error, Sendable {
  /// The bytes are not JSON.
  case notJSON(JSONError)
  /// The bytes are JSON, but not an object; carries what they are instead.
  case notAnObject(String)
  /// A member is missing or is not what it must be.
  case badMember(SettingProblem)

  init(field: String, _ detail: String) {
    self = .badMember(SettingProblem(field: field, detail: detail))
  }

  /// One sentence for people.
  public var detail: String {
    switch self {
    case .notJSON(let error): "The message is not JSON: expected " + error.description + "."
    case .notAnObject(let found): "The message must be a JSON object, not " + found + "."
    case .badMember(let problem): problem.detail
    }
  }

  /// The member that is wrong, where it is one.
  public var field: String? {
    switch self {
    case .notJSON, .notAnObject: nil
    case .badMember(let problem): problem.field
    }
  }
}

extension JSON {
  /// Reads a message, which is an object.
  static func message(_ bytes: [UInt8]) throws(WireError) -> JSON {
    let json: JSON
    do throws(JSONError) { json = try JSON(reading: bytes) } catch { throw .notJSON(error) }
    guard case .object = json else { throw .notAnObject(json.shortDescription) }
    return json
  }

  /// The sequence that a message carries.
  func sequence() throws(WireError) -> Int64 {
    guard let sequence = self["sequence"]?.wholeNumber, sequence >= 0 else {
      throw WireError(field: "sequence", "The message needs \"sequence\", a whole number that is not negative.")
    }
    return sequence
  }
}
