/// The number of a node on the screen; 0 is the place that the host gives to the whole tree.
public typealias NodeID = UInt32

/// One change that a host makes to its screen. A host does as it is told, in order, and decides nothing.
public enum HostCommand: Equatable, Sendable {
  case create(NodeID, NodeKind)
  case set(NodeID, Property)
  case unset(NodeID, Property.Slot)
  /// Puts a node into its parent, before another of the parent's nodes or last. A node that is there already moves.
  case place(NodeID, in: NodeID, before: NodeID?)
  /// Takes a node away with all it holds.
  case remove(NodeID)
  /// Makes a native control show again what its properties say.
  case restore(NodeID)
}

/// Takes the commands of one host.
public protocol CommandSink {
  mutating func receive(_ command: HostCommand)
}

/// Keeps commands, for hosts that draw once and for tests.
public struct CommandRecorder: CommandSink {
  public private(set) var commands: [HostCommand] = []

  public init() {}

  public mutating func receive(_ command: HostCommand) {
    commands.append(command)
  }

  /// Gives the commands received since the last time, in order.
  public mutating func take() -> [HostCommand] {
    defer { commands = [] }
    return commands
  }
}
