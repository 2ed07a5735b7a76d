import GCSModel
import HTTPTypes
import Hummingbird
import NIOCore

/// The page that a person sees when there is no other. It needs no style sheet and no script.
enum ErrorPage {
  static func response(for problem: Problem) -> Response {
    var response = Response(problem)
    response.headers[.contentType] = "text/html; charset=utf-8"
    response.body = ResponseBody(byteBuffer: ByteBuffer(string: html(problem)))
    return response
  }

  private static func html(_ problem: Problem) -> String {
    let detail = problem.status == 404 ? "There is no page at this address." : escape(problem.detail)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escape(problem.title)) – GCS</title>
      </head>
      <body>
      <main>
      <h1>\(problem.status == 404 ? "Page not found" : escape(problem.title))</h1>
      <p>\(detail)</p>
      <p><a href="/">Go to the start page</a></p>
      </main>
      </body>
      </html>

      """
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
