// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "gcs",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gcs", targets: ["gcs"])
  ],
  dependencies: [
    .package(name: "switchyard", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
  ],
  targets: [
    // What both sides know: settings, JSON, messages. Compiles as Embedded Swift too.
    .target(name: "GCSModel", swiftSettings: strict),
    // The client's half of saving, as a pure machine.
    .target(name: "GCSSync", dependencies: ["GCSModel"], swiftSettings: strict),
    .target(
      name: "GCSScreens", dependencies: ["GCSModel", .product(name: "Switchyard", package: "switchyard")],
      swiftSettings: strict),
    .executableTarget(
      name: "GCSClient",
      dependencies: [
        "GCSModel", "GCSScreens", "GCSSync", .product(name: "Switchyard", package: "switchyard"),
        .product(name: "SwitchyardWeb", package: "switchyard"),
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CBrotliEncoder", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"]), .brew(["brotli"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "GCSServer",
      dependencies: [
        "GCSModel", "CBrotliEncoder", "CZlib",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "gcs",
      dependencies: [
        "GCSModel", "GCSScreens", "GCSServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Switchyard", package: "switchyard"),
        .product(name: "SwitchyardHTML", package: "switchyard"),
      ],
      swiftSettings: strict, plugins: [.plugin(name: "BuildClient", package: "switchyard")]),
    .target(name: "SplitMix", path: "Tests/SplitMix", swiftSettings: strict),
    .testTarget(name: "GCSSyncTests", dependencies: ["GCSModel", "GCSSync", "SplitMix"], swiftSettings: strict),
    .testTarget(name: "GCSModelTests", dependencies: ["GCSModel", "SplitMix"], swiftSettings: strict),
    .testTarget(
      name: "GCSServerTests",
      dependencies: [
        "CZlib", "GCSModel", "GCSServer", "gcs",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
