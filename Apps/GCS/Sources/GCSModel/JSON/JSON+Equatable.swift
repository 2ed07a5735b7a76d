// Written out: comparing `String` with `==` follows Unicode canonical equivalence, which is not JSON's rule, and links
// the Unicode tables into WebAssembly.

extension JSON: Equatable {
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): sameText(left, right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }
}

extension JSONMember: Equatable {
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    sameText(left.name, right.name) && left.value == right.value
  }
}

/// Whether two texts are the same UTF-8 bytes.
func sameText(_ left: String, _ right: String) -> Bool {
  left.utf8.elementsEqual(right.utf8)
}
