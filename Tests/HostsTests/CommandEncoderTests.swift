import Switchyard
import SwitchyardMarkup
import Testing

struct CommandEncoderTests {
  @Test("Each command is a code and its operands, and strings cross once")
  func codes() {
    var encoder = CommandEncoder()
    let a = Int32(Word.ariaChecked.rawValue)
    for command: HostCommand in [
      .create(1, .group), .set(1, .checked(true)), .set(1, .name("é😀x")), .unset(1, .name), .set(1, .text("ab")),
      .unset(1, .text), .place(1, in: 0, before: nil), .place(1, in: 2, before: 3), .set(1, .dragged(6.5)),
      .unset(1, .dragged), .restore(1), .remove(1),
    ] { encoder.receive(command) }
    let drag = Int32(Word.drag.rawValue)
    let label = Int32(Word.ariaLabel.rawValue)
    #expect(
      encoder.operations == [
        1, 1, Int32(Word.div.rawValue), 2, 1, a, Int32(Word.true.rawValue), 3, 1, label, 0, 4, 4, 1, label, 5, 1, 4, 6,
        5, 1, 0, 0, 6, 1, 0, 0, 6, 1, 2, 3, 8, 1, drag, 6, 11, 9, 1, drag, 10, 1, 7, 1,
      ])
    #expect(String(decoding: encoder.text, as: UTF8.self) == "é😀xab6.5px")
  }

  @Test("The vocabulary tells every word in the order of its number")
  func vocabulary() {
    let words = CommandEncoder.vocabulary.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(words.dropLast() == (Word.allCases.map(\.text) + Part.allCases.map(\.name))[...])
    #expect(Set(Word.allCases.map(\.text)).count == Word.allCases.count)
    #expect(Set(Part.allCases.map(\.name)).count == Part.allCases.count)
    for (index, part) in Part.allCases.enumerated() { #expect(Int(part.rawValue) == index) }
    for (index, word) in Word.allCases.enumerated() { #expect(Int(word.rawValue) == index) }
  }

  @Test("Every slot has a place of its own in the markup")
  func slots() {
    var places: [MarkupPlace] = []
    for slot in Property.Slot.allCases {
      guard let place = slot.place else { continue }
      #expect(!places.contains(place))
      places.append(place)
    }
  }

  @Test("The checksum tells screens apart")
  func checksum() {
    func checksum(_ words: String) -> UInt64 {
      var encoder = CommandEncoder()
      encoder.receive(.set(1, .text(words)))
      return encoder.checksum
    }
    #expect(checksum("a") == checksum("a"))
    #expect(checksum("a") != checksum("b"))
    #expect(CommandEncoder().checksum == 0xCBF2_9CE4_8422_2325)
  }

  @Test(
    "Numbers are written in decimal to a ten-thousandth",
    arguments: [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.15, "0.15"), (15.5, "15.5"), (0.00004, "0"), (2.00005, "2.0001"),
    ])
  func decimals(_ number: Double, _ text: String) {
    #expect(number.text == text)
  }

  @Test("SW-03 Colours are written as CSS writes them")
  func colours() {
    #expect(SRGB(0x34C759).css == "#34C759")
    #expect(SRGB(0x00000A).css == "#00000A")
    #expect(SRGB(0x000000, opacity: 0.15).css == "rgb(0 0 0 / 0.15)")
  }

  @Test("A query is decoded, and what is not of its form stands as it came")
  func queries() {
    let query = Query("?look=ios&scheme=dark&a%20b=c+d%C3%A9&e&bad=%zz&look=fiori")
    #expect(query["look"] == "ios")
    #expect(query["a b"] == "c dé")
    #expect(query["e"] == "")
    #expect(query["bad"] == "%zz")
    #expect(query["none"] == nil)
    var environment = ElementEnvironment()
    environment.apply(query)
    #expect(environment.look == .ios && environment.scheme == .dark)
    environment.apply(Query("look=unknown&scheme=pink&dir=rtl&motion=reduced"))
    #expect(environment.look == .ios && environment.scheme == .dark)
    #expect(environment.direction == .rightToLeft && environment.motion == .reduced)
    environment.apply(Query("look=fiori&theme=brand"))
    #expect(environment.look == .fioriBrand)
    environment.apply(Query(""))
    #expect(environment.look == .fioriBrand)
  }
}
