import Switchyard

/// The whole of a gallery page.
public struct GalleryScreen: Component {
  let gallery: Gallery

  public init(_ gallery: Gallery) { self.gallery = gallery }

  public var body: some Component {
    Screen(gallery.page.title, back: gallery.page == .index ? nil : (title: "Gallery", address: "./")) {
      switch gallery.page {
      case .index: IndexPage()
      case .switch: SwitchPage()
      case .switchFormCell: SwitchFormCellPage()
      }
      AppearanceSection(gallery: gallery)
    }
  }
}

/// The list of all pages.
struct IndexPage: Component {
  var body: some Component {
    FormSection("Components") {
      Each(GalleryPage.allCases.filter { $0 != .index }, key: { Key($0.rawValue) }) { page in
        DrillDownRow(page.title, address: page.file)
      }
    }
  }
}

/// Changes how the page is drawn, in place.
struct AppearanceSection: Component {
  let gallery: Gallery

  var body: some Component {
    FormSection("Appearance") {
      ListPickerCell(
        "Look", selection: gallery.bound({ $0.look }, { $0.look = $1 }),
        options: Look.all.map { look in
          PickerOption(look, look.theme.isEmpty ? look.name : look.name + ", " + look.theme)
        })
      SwitchFormCell(
        "Dark", isOn: gallery.bound({ $0.scheme == .dark }, { $0.scheme = $1 ? .dark : .light }))
      SwitchFormCell(
        "Right to Left",
        isOn: gallery.bound({ $0.direction == .rightToLeft }, { $0.direction = $1 ? .rightToLeft : .leftToRight }))
      SwitchFormCell(
        "Reduced Motion", isOn: gallery.bound({ $0.motion == .reduced }, { $0.motion = $1 ? .reduced : .full }))
    }
  }
}
