import GCSModel
import GCSServer

/// The settings as a plain list.
struct PlainPages: PageRendering {
  func render(_ request: PageRequest) -> [UInt8] {
    var html = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>GCS</title><h1>Settings</h1><dl>"
    for id in SettingID.allCases {
      let value = String(decoding: id.json(request.snapshot.settings[id]).bytes, as: UTF8.self)
      html += "<dt>\(id.name)</dt><dd>\(value)</dd>"
    }
    return Array((html + "</dl></html>").utf8)
  }
}
