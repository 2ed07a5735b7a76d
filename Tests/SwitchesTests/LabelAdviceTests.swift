import SwitchyardSwitches
import Testing

struct LabelAdviceTests {
  @Test(
    "SC-10 Short labels that say what is turned on need no advice",
    arguments: [
      "Auto-Sync", "Enable Notifications", "Sync on WiFi Only", "Notes", "Nothing Hidden", "Show Empty Stock",
    ])
  func fine(_ label: String) {
    #expect(LabelAdvice.about(label).isEmpty)
  }

  @Test(
    "SC-10 Negations are named",
    arguments: [
      ("Disable Sounds", "disable"), ("Don't Disturb", "don't"), ("Don\u{2019}t Disturb", "don't"),
      ("Do Not Disturb", "do not"), ("No Sounds", "no"), ("NEVER sleep", "never"), ("Turn Off Sounds", "turn off"),
    ])
  func negative(_ label: String, _ start: String) {
    #expect(LabelAdvice.about(label) == [.negative(start)])
  }

  @Test("SC-10 More than four words are counted")
  func long() {
    #expect(LabelAdvice.about("Tell me about every single change") == [.tooLong(words: 6)])
    #expect(LabelAdvice.tooLong(words: 6).remedy.contains("6 words"))
    #expect(LabelAdvice.about("Don't tell me about it") == [.tooLong(words: 5), .negative("don't")])
  }
}
