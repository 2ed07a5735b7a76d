import Foundation
import PackagePlugin

/// Builds a package's clients for the browser, as resources of the target that uses the plugin.
///
/// A client is an executable target of the same package whose name ends in "Client". `ShopClient` becomes the
/// resource `ShopClient.wasm`, built by the same toolchain with Embedded Swift; no other SDK is needed.
@main
struct BuildClient: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let clients = context.package.targets.filter { target in
      target.name.hasSuffix("Client") && target.sourceModule?.kind == .executable
    }
    guard !clients.isEmpty else {
      Diagnostics.error("The plugin BuildClient found no executable target whose name ends in \"Client\".")
      return []
    }
    let swift = try context.tool(named: "swift").url
    let toolset = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "embedded-wasm.json")
    let inputs = sources(of: clients, in: context.package) + [toolset]
    return clients.map { client in
      let output = context.pluginWorkDirectoryURL.appending(path: "\(client.name).wasm")
      let scratch = context.pluginWorkDirectoryURL.appending(path: "build-\(client.name)")
      let triple = "wasm32-unknown-none-wasm"
      // Everything is compiled anew: an Embedded module carries its functions' bodies into the modules that use it, and
      // the incremental build does not know that a changed body makes those stale.
      let script = """
        set -e
        ulimit -v 12000000 || true
        rm -rf "$3/\(triple)"
        "$1" build --configuration release --package-path "$2" --scratch-path "$3" --triple \(triple) \
          --toolset "$4" --product "$5" --disable-sandbox >&2
        cp "$3/\(triple)/release/$5.wasm" "$6"
        """
      return .buildCommand(
        displayName: "Building \(client.name) for the browser",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", script, "sh", swift.path(percentEncoded: false),
          context.package.directoryURL.path(percentEncoded: false), scratch.path(percentEncoded: false),
          toolset.path(percentEncoded: false), client.name, output.path(percentEncoded: false),
        ],
        inputFiles: inputs, outputFiles: [output])
    }
  }

  /// Every source file that the clients are made of, in this package and in those it depends on.
  private func sources(of clients: [any Target], in package: Package) -> [URL] {
    var files: Set<URL> = [package.directoryURL.appending(path: "Package.swift")]
    for client in clients {
      for target in [client] + client.recursiveTargetDependencies {
        guard let module = target.sourceModule else { continue }
        for file in module.sourceFiles { files.insert(file.url) }
      }
    }
    return files.sorted { $0.path < $1.path }
  }
}
