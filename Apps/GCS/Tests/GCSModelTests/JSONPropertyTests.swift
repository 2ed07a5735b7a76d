import Foundation
import GCSModel
import SplitMix
import Testing

/// JSON as Foundation's coders read and write it. (Its `JSONSerialization` loses digits of doubles on Linux.)
private struct FoundationJSON: Codable {
  let json: JSON

  static func read(_ bytes: [UInt8]) throws -> JSON {
    try JSONDecoder().decode(FoundationJSON.self, from: Data(bytes)).json
  }

  static func write(_ json: JSON) throws -> [UInt8] {
    Array(try JSONEncoder().encode(FoundationJSON(json: json)))
  }

  init(json: JSON) {
    self.json = json
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      json = .null
    } else if let bool = try? value.decode(Bool.self) {
      json = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      json = .number(number)
    } else if let text = try? value.decode(String.self) {
      json = .string(text)
    } else if let items = try? value.decode([FoundationJSON].self) {
      json = .array(items.map(\.json))
    } else {
      let members = try value.decode([String: FoundationJSON].self)
      json = .object(members.map { JSONMember($0, $1.json) })
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch json {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let items): try container.encode(items.map(FoundationJSON.init))
    case .object(let members):
      try container.encode(
        Dictionary(uniqueKeysWithValues: members.map { ($0.name, FoundationJSON(json: $0.value)) }))
    }
  }
}

@Suite struct JSONPropertyTests {
  @Test("SC-09 JSON that is written reads back the same, here and in Foundation", arguments: 0..<40)
  func roundTrip(seed: Int) throws {
    var source = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let json = JSON.random(depth: 4, using: &source)
      let bytes = json.bytes
      #expect(try JSON(reading: bytes) == json)
      #expect(try FoundationJSON.read(bytes).sorted == json.sorted)
    }
  }

  @Test("SC-09 JSON that Foundation writes reads the same here", arguments: 0..<20)
  func readsFoundation(seed: Int) throws {
    var source = SplitMix64(seed: 1000 + UInt64(seed))
    for _ in 0..<100 {
      let json = JSON.random(depth: 3, using: &source)
      let bytes = try FoundationJSON.write(json)
      #expect(try JSON(reading: bytes).sorted == json.sorted)
    }
  }

  @Test("SC-09 damaged JSON is refused or read as Foundation reads it", arguments: 0..<40)
  func damaged(seed: Int) throws {
    var source = SplitMix64(seed: 2000 + UInt64(seed))
    for _ in 0..<100 {
      var bytes = JSON.random(depth: 3, using: &source).bytes
      for _ in 0..<Int.random(in: 1...3, using: &source) {
        let index = Int.random(in: 0...bytes.count, using: &source)
        switch Int.random(in: 0..<3, using: &source) {
        case 0: bytes.insert(UInt8.random(in: 0...255, using: &source), at: index)
        case 1 where index < bytes.count: bytes.remove(at: index)
        case 2 where index < bytes.count: bytes[index] = Array("{}[],:\"\\0-.e".utf8).randomElement(using: &source) ?? 0
        default: bytes = Array(bytes.prefix(index))
        }
      }
      do {
        let json = try JSON(reading: bytes)
        #expect(try FoundationJSON.read(bytes).sorted == json.sorted)
      } catch let error as JSONError {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}
