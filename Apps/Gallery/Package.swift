// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let switchyard = "switchyard"

let package = Package(
  name: "gallery",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: switchyard, path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "GalleryPages", dependencies: [.product(name: "Switchyard", package: switchyard)], swiftSettings: strict),
    .executableTarget(
      name: "GalleryClient",
      dependencies: ["GalleryPages", .product(name: "SwitchyardWeb", package: switchyard)], swiftSettings: strict),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryPages", .product(name: "Switchyard", package: switchyard),
        .product(name: "SwitchyardHTML", package: switchyard),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict, plugins: [.plugin(name: "BuildClient", package: switchyard)]),
  ]
)
