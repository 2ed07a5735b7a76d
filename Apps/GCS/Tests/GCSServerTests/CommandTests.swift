import Foundation
import GCSModel
import GRDB
import Testing

@testable import GCSServer

/// The program as it is started by people. One after the other: each waits for locks of its own. A debug build takes
/// several seconds to start, so the limit leaves room for a slow machine.
@Suite(.serialized, .timeLimit(.minutes(5))) struct CommandTests {
  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The program that was built beside these tests.
  private static let program = Bundle.main.bundleURL.appendingPathComponent("gcs").path

  /// Through env, because setpriv itself still finds and starts a program with root's rights.
  private static let asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", "/usr/bin/env"]

  /// Whether the program can be run by somebody whom permissions bind: not so as root from a folder that others cannot enter.
  private static let canRunWithoutRights: Bool = {
    guard geteuid() == 0 else { return true }
    let probe = Process()
    probe.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    probe.arguments = asNobody + [program, "--help"]
    probe.standardOutput = FileHandle.nullDevice
    probe.standardError = FileHandle.nullDevice
    do { try probe.run() } catch { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }()

  /// Runs the program to its end; `whileRunning` gets its address once it is ready.
  private func run(
    _ arguments: [String], environment: [String: String] = [:], asNobody: Bool = false,
    folder: String? = nil, program: String = program,
    whileRunning: (Process, String) async throws -> Void = { process, _ in process.terminate() }
  ) async throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: asNobody ? "/usr/bin/setpriv" : program)
    process.arguments = (asNobody ? CommandTests.asNobody + [program] : []) + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/tmp"].merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let identifier = process.processIdentifier
    // Waiting for a process does not hear of a time limit; its end does end it.
    return try await withTaskCancellationHandler {
      let line = output.fileHandleForReading.availableData
      let ready = String(decoding: line, as: UTF8.self)
      if let address = ready.split(separator: " ").last {
        try await whileRunning(process, address.trimmingCharacters(in: .newlines))
      }
      process.waitUntilExit()
      let rest = try output.fileHandleForReading.readToEnd() ?? Data()
      return Outcome(
        status: process.terminationStatus, output: ready + String(decoding: rest, as: UTF8.self),
        errors: String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
    } onCancel: {
      kill(identifier, SIGKILL)
    }
  }

  @Test("SC-09 the program says where it listens and ends cleanly on SIGTERM")
  func readyAndStopped() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run([], environment: ["PORT": "0", "GCS_DATA": folder.path + "/data"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("GCS is ready on http://127.0.0.1:"))
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "")
    #expect(try folder.contents("data/gcs.sqlite-wal").isEmpty)
  }

  @Test("SC-09 the program ends cleanly on SIGINT")
  func interrupted() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run(["serve", "--port", "0", "--data", folder.path]) { process, _ in process.interrupt() }
    #expect(outcome.status == 0)
  }

  @Test("SC-09 the program ends cleanly while another program reads the database")
  func stoppedWhileRead() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run(["--port", "0", "--data", folder.path]) { process, _ in
      let other = try OtherProgram(path: folder.database)
      try other.execute("BEGIN; SELECT * FROM setting")
      process.terminate()
      process.waitUntilExit()
      try other.close()
    }
    #expect(outcome.status == 0)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("The write-ahead log stays."))
  }

  @Test("SC-09 an acknowledged change survives kill -9")
  func killed() async throws {
    let folder = try TemporaryFolder()
    for round in 1...5 {
      let outcome = try await run(["--port", "0", "--data", folder.path]) { process, address in
        let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
        let value = round % 2 == 1
        let body = "{\"value\":\(value)}"
        let acknowledgement = #"{"setting":"display.darkMode","value":\#(value),"sequence":\#(round)}"#
        let (answer, _) = try await RawConnection.receive(
          "PUT /api/v1/settings/display.darkMode HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Idempotency-Key: k\(round)\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body,
          port: port
        ) { $0.hasSuffix(acknowledgement) }
        #expect(answer.hasSuffix(acknowledgement))
        kill(process.processIdentifier, SIGKILL)
      }
      #expect(outcome.status == SIGKILL)
    }
    let store = try SettingsStore.test(folder)
    #expect(store.sequence == 5)
    #expect(try await store.snapshot().settings.isOn(.displayDarkMode))
    store.close()
  }

  @Test("SC-09 a start-up fault is one sentence on standard error and exit code 1")
  func notADatabase() async throws {
    let folder = try TemporaryFolder()
    try folder.write("this is a letter, not a database", to: "gcs.sqlite")
    let outcome = try await run(["--port", "0", "--data", folder.path])
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "gcs: \(folder.database) is not a GCS database; move it away, or choose another folder with --data.\n")
  }

  @Test("SC-09 a port that is taken is one sentence")
  func portTaken() async throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    let outcome = try await run(["--port", "0", "--data", first.path]) { process, address in
      let port = address.split(separator: ":").last.map(String.init) ?? ""
      let refused = try await run(["--port", port, "--data", second.path])
      #expect(refused.status == 1)
      #expect(
        refused.errors
          == "gcs: Port \(port) on 127.0.0.1 is used by another program; choose another one with --port or PORT.\n")
      process.terminate()
    }
    #expect(outcome.status == 0)
  }

  @Test("SC-09 a PORT that is no port is one sentence", arguments: ["http", "70000", "-1"])
  func badPort(port: String) async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run(["--data", folder.path], environment: ["PORT": port])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "gcs: PORT is \"\(port)\"; set it to a number from 0 to 65535.\n")
  }

  @Test("SC-09 a host that is not known is one sentence")
  func unknownHost() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run(["--host", "nosuch.invalid", "--port", "0", "--data", folder.path])
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "gcs: The host nosuch.invalid is not known; choose an address of this computer with --host or HOST.\n")
  }

  @Test("SC-09 a variable that is set to nothing counts as not set")
  func emptyVariables() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run(
      ["--port", "0"], environment: ["HOST": "", "PORT": "", "GCS_DATA": ""], folder: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("GCS is ready on http://127.0.0.1:"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/gcs-data/gcs.sqlite"))
  }

  @Test("SC-09 a program without its resources says so in one sentence, and runs where they are beside it")
  func moved() async throws {
    let folder = try TemporaryFolder()
    let program = folder.path + "/gcs"
    try FileManager.default.copyItem(atPath: CommandTests.program, toPath: program)
    let without = try await run(["--port", "0", "--data", folder.path + "/data"], program: program)
    #expect(without.status == 1)
    #expect(
      without.errors
        == "gcs: \(program)_gcs.resources/GCSClient.wasm is missing; keep gcs_gcs.resources beside the program, "
        + "or build it again with swift build.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
    try FileManager.default.copyItem(
      atPath: CommandTests.program + "_gcs.resources", toPath: program + "_gcs.resources")
    let with = try await run(["--port", "0", "--data", folder.path + "/data"], program: program)
    #expect(with.status == 0)
  }

  @Test("SC-09 a gallery folder that is not there is a warning")
  func noGallery() async throws {
    let folder = try TemporaryFolder()
    let outcome = try await run(["--port", "0", "--data", folder.path, "--gallery", folder.path + "/none"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("There is no folder \(folder.path)/none"))
  }

  /// Root may write everything, so root runs the program as somebody else.
  @Test(
    "SC-09 a database that may not be written is one sentence, and stays as it is",
    .enabled(if: canRunWithoutRights), arguments: [0o444, 0o000])
  func readOnly(mode: Int) async throws {
    let folder = try TemporaryFolder()
    try SettingsStore.test(folder).close()
    let before = try folder.contents()
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder.path + "/gcs.lock")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.database)
    let outcome = try await run(["--port", "0", "--data", folder.path], asNobody: geteuid() == 0)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors
        == "gcs: \(folder.database) cannot be written by this user; allow writing to it and its folder, "
        + "or choose another folder with --data.\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.database)
    #expect(try folder.contents() == before)
  }
}
