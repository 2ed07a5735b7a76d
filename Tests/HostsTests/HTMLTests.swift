import Switchyard
import SwitchyardHTML
import SwitchyardMarkup
import Testing

struct HTMLTests {
  @Test("SC-01 A form cell as a browser would hold it")
  func cell() {
    let screen = RenderedScreen(
      SwitchFormCell("A <b> & \"c\"", isOn: .constant(true), helper: "Why\u{A0}not"), in: ElementEnvironment())
    #expect(
      screen.html == """
        <div data-part="form-cell"><div data-part="texts"><span data-part="label" id="s1-label">A &lt;b&gt; &amp; "c"\
        </span><span data-part="helper" id="s1-helper">Why&nbsp;not</span></div><button type="button" \
        data-part="switch" role="switch" aria-checked="true" aria-labelledby="s1-label" \
        aria-describedby="s1-helper"><span data-part="track"><span data-part="thumb"></span></span></button></div>
        """)
  }

  @Test("A page holds hostile words as words")
  func hostile() {
    let page = HTMLPage(
      title: "</title><script>", environment: ElementEnvironment(),
      addresses: .init(styleSheet: "a\"b", script: "s", client: "c"), state: "{\"a\":\"</script><!--\"}")
    let text = page.text(of: Paragraph("<img onerror=x>"))
    #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    #expect(text.contains("href=\"a&quot;b\""))
    #expect(text.contains("{\"a\":\"\\u003c/script>\\u003c!--\"}"))
    #expect(!text.contains("<img"))
  }

  @Test("The checksum that a page carries is that of the commands a client would send")
  func checksum() {
    let component = SwitchFormCell("Auto-Sync", isOn: .constant(false))
    let client = Reconciler(sink: CommandEncoder())
    client.update(component.element, in: ElementEnvironment())
    let screen = RenderedScreen(component, in: ElementEnvironment())
    #expect(screen.checksum == String(client.sink.checksum, radix: 16))
    #expect(screen.checksum != RenderedScreen(SwitchFormCell("B", isOn: .constant(false)), in: .init()).checksum)
  }

  @Test("SW-06 The spring reaches its end at 0.175 s, overshoots by 2.8 % at 0.227 s, and settles")
  func spring() {
    let spring = Look.ios.motion.travel
    #expect(spring == SpringCurve(dampingFraction: 0.75, response: 0.3))
    #expect(spring.progress(at: 0) == 0)
    #expect(abs(spring.progress(at: 0.1746) - 1) < 0.001)
    #expect(spring.progress(at: 0.17) < 1)
    #expect(abs(spring.progress(at: 0.2268) - 1.0284) < 0.0001)
    for step in 0...100 {
      #expect(abs(spring.progress(at: spring.settlingTime + Double(step) / 100) - 1) < 0.0005)
    }
  }

  @Test("A look is data: one defined here is drawn with its own figures, and nothing else has to know of it")
  func newLook() {
    var look = Look.ios
    look.name = "test"
    look.switches.trackWidth = 64
    look.light.track.on = SRGB(0x123456)
    let sheet = StyleSheet(looks: [look]).text
    #expect(sheet.contains("[data-look=\"test\"] {\n  --track-width: 64px;"))
    #expect(sheet.contains("--track-on: #123456;"))
    #expect(sheet.contains("--travel: 33px;"))
    let page = HTMLPage(
      title: "", environment: ElementEnvironment(look: look), addresses: .init(styleSheet: "", script: "", client: ""))
    #expect(page.text(of: Paragraph("x")).contains("data-look=\"test\""))
  }

  @Test("SW-02 SW-03 SW-04 SW-10 SC-01 The figures of the looks are the specification's")
  func figures() {
    for look in Look.all {
      let metrics = look.switches
      #expect(metrics.trackWidth == 51 && metrics.trackHeight == 31 && metrics.trackPadding == 2)
      #expect(metrics.thumb == 27 && metrics.pressedThumbWidth == 31 && metrics.travel == 20)
      #expect(metrics.thumbShadows.map(\.y) == [3, 3] && metrics.thumbShadows.map(\.blur) == [8, 1])
      #expect(metrics.thumbShadows.map(\.colour.opacity) == [0.15, 0.06])
      #expect(look.cells.minHeight == 44 && look.cells.horizontalPadding == 16 && look.cells.verticalPadding == 12)
      #expect(look.cells.gap == 12 && look.cells.label.size == 17 && look.cells.helper.size == 13)
      #expect(look.light.text.label == SRGB(0x1D2D3E) && look.light.text.helper == SRGB(0x556B82))
    }
    #expect(Look.ios.light.track == TrackColours(off: SRGB(0xE9E9EB), on: SRGB(0x34C759), offBorder: SRGB(0xE0E0E0)))
    #expect(Look.ios.dark.track == TrackColours(off: SRGB(0x39393D), on: SRGB(0x30D158)))
    #expect(Look.fiori.light.track == TrackColours(off: SRGB(0xE5E5E5), on: SRGB(0x34C759)))
    #expect(Look.fioriBrand.light.track.on == SRGB(0xF69000))
  }
}
