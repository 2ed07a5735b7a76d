import GCSModel
import GRDB
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import GCSServer

@Suite struct PageTests {
  @Test(
    "SC-09 a page is drawn from the settings of the moment, the query and the cookies", arguments: ["/", "/settings"])
  func pages(path: String) async throws {
    try await withServer { client, _ in
      _ = try await client.change("display.darkMode", to: "true")
      let response = try await client.get(path + "?look=ios&dir=rtl", [.cookie: "a=b"])
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      #expect(response.headers[.cacheControl] == "no-store")
      #expect(response.text.hasPrefix("\(path)|look=ios&dir=rtl|a=b|1|"))
      #expect(response.text.contains(#""display.darkMode":true"#))
    }
  }

  @Test("SC-09 an unknown page is a readable 404", arguments: ["/nothing", "/settings/x", "/%3Cscript%3E"])
  func unknown(path: String) async throws {
    try await withServer { client, _ in
      let response = try await client.get(path)
      #expect(response.status == .notFound)
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      #expect(response.text.contains("<h1>Page not found</h1>"))
      #expect(response.text.contains("<a href=\"/\">"))
    }
  }

  @Test("SC-09 a page without its database says so")
  func noDatabase() async throws {
    try await withServer { client, server in
      try await server.store.pool.write { db in try db.execute(sql: "ALTER TABLE setting RENAME TO gone") }
      let response = try await client.get("/settings")
      #expect(response.status == .serviceUnavailable)
      #expect(response.headers[.retryAfter] == "5")
      #expect(response.text.contains("<h1>Storage not available</h1>"))
    }
  }
}
