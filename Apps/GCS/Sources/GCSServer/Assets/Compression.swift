import CBrotliEncoder
import CZlib

/// Compresses whole files in memory.
enum Compression {
  /// Brotli with a window of 4 MiB; nil if it fails. `quality` runs from 0 to 11.
  static func brotli(_ bytes: [UInt8], quality: Int32) -> [UInt8]? {
    let capacity = BrotliEncoderMaxCompressedSize(bytes.count)
    guard capacity > 0 else { return nil }
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = capacity
      let result = BrotliEncoderCompress(
        quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, bytes.count, bytes, &count, buffer.baseAddress)
      isDone = result == BROTLI_TRUE
      if !isDone { count = 0 }
    }
    return isDone ? output : nil
  }

  /// Gzip at the best level; nil if it fails.
  static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let gzipWindow: Int32 = 15 + 16  // zlib: 16 more means a gzip header
    let size = Int32(MemoryLayout<z_stream>.size)
    let begun = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipWindow, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    guard begun == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let capacity = Int(deflateBound(&stream, UInt(bytes.count)))
    var input = bytes
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      input.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(capacity)
        isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
      count = isDone ? Int(stream.total_out) : 0
    }
    return isDone ? output : nil
  }
}
