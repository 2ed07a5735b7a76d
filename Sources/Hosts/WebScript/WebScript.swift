/// The script that a page needs before its client: `host.js`, as it is sent to browsers.
public enum WebScript {
  public static var bytes: [UInt8] { PackageResources.host_js }
}
