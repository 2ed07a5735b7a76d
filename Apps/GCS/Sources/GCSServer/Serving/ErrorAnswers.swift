import GCSModel
import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1

/// Turns every error into an answer: a problem under `/api`, a readable page elsewhere.
struct ErrorAnswers<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let problem: Problem
    do {
      return try await next(request, context)
    } catch let error as Problem {
      problem = error
    } catch let error as StorageFault {
      problem = .storage(error)
    } catch let error as HTTPParserError {
      // The connection is beyond repair: the server underneath answers 400 and closes it.
      throw error
    } catch let error as any HTTPResponseError where error.status == .notFound {
      problem = .unknownAddress(request.uri.path)
    } catch {
      context.logger.error(
        "A request failed.", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
      problem = .internalError
    }
    return request.uri.path.hasPrefix("/api/") ? Response(problem) : ErrorPage.response(for: problem)
  }
}
