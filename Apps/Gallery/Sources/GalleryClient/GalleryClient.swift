import GalleryPages
import Switchyard
import SwitchyardWeb

@main struct GalleryClient: WebClient {
  private let gallery: Gallery

  init() {
    gallery = Gallery(page: GalleryPage(path: Browser.page.path), environment: Browser.page.environment)
    gallery.changed = { GalleryClient.refresh(in: $0) }
  }

  var body: some Component { GalleryScreen(gallery) }
}
