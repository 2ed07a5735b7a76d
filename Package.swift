// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "switchyard",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Switchyard", targets: ["Switchyard"]),
    .library(name: "SwitchyardHTML", targets: ["SwitchyardHTML", "SwitchyardMarkup", "SwitchyardWebScript"]),
    .library(name: "SwitchyardWeb", targets: ["SwitchyardWeb", "SwitchyardMarkup"]),
    .plugin(name: "BuildClient", targets: ["BuildClient"]),
  ],
  targets: [
    .target(name: "SwitchyardDesign", path: "Sources/Design", swiftSettings: strict),
    .target(
      name: "SwitchyardElements", dependencies: ["SwitchyardDesign"], path: "Sources/Elements", swiftSettings: strict),
    .target(
      name: "SwitchyardForms", dependencies: ["SwitchyardElements"], path: "Sources/Forms", swiftSettings: strict),
    .target(
      name: "SwitchyardSwitches", dependencies: ["SwitchyardForms"], path: "Sources/Switches", swiftSettings: strict),
    .target(
      name: "Switchyard", dependencies: ["SwitchyardForms", "SwitchyardSwitches"], path: "Sources/Switchyard",
      swiftSettings: strict),

    .target(
      name: "SwitchyardMarkup", dependencies: ["SwitchyardElements"], path: "Sources/Hosts/Markup",
      swiftSettings: strict),
    .target(
      name: "SwitchyardHTML", dependencies: ["SwitchyardMarkup", "SwitchyardWebScript"], path: "Sources/Hosts/HTML",
      swiftSettings: strict),
    .target(
      name: "SwitchyardWebScript", path: "Sources/Hosts/WebScript", resources: [.embedInCode("host.js")],
      swiftSettings: strict),
    .target(name: "CSwitchyardRuntime", path: "Sources/Hosts/WebRuntime"),
    .target(
      name: "SwitchyardWeb", dependencies: ["SwitchyardMarkup", "CSwitchyardRuntime"], path: "Sources/Hosts/Web",
      swiftSettings: strict),

    .plugin(name: "BuildClient", capability: .buildTool()),

    .target(name: "Seeded", path: "Tests/Seeded", swiftSettings: strict),
    .testTarget(
      name: "ElementsTests", dependencies: ["Seeded", "SwitchyardElements"], swiftSettings: strict),
    .testTarget(
      name: "SwitchesTests", dependencies: ["Seeded", "SwitchyardSwitches"], swiftSettings: strict),
    .testTarget(name: "HostsTests", dependencies: ["Switchyard", "SwitchyardHTML"], swiftSettings: strict),
  ]
)
