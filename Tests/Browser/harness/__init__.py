"""What the tests, the benchmark and the pictures share: the real server, a real Chromium, the Settings screen."""
