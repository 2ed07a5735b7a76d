import Foundation
import Synchronization

/// Keeps a second server out of a data folder. The operating system drops the lock when the process ends, however it ends.
final class FolderLock: Sendable {
  /// The open file that carries the lock; nil once it is released.
  private let descriptor: Mutex<Int32?>

  /// Waits up to about `patience` for another server to leave.
  init(path: String, patience: Duration, naming database: String) throws(StartupFault) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw errno == ENOSPC
        ? StartupFault("The disk that holds \(path) is full; free some space, or choose another folder with --data.")
        : .notWritable(path)
    }
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < deadline else {
        close(descriptor)
        throw .locked(database)
      }
      usleep(50_000)
    }
    self.descriptor = Mutex(descriptor)
  }

  /// Lets another server have the folder.
  func release() {
    descriptor.withLock { descriptor in
      if let descriptor { close(descriptor) }
      descriptor = nil
    }
  }

  deinit {
    release()
  }
}
