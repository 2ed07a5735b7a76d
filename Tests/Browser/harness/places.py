"""Where the built product stands."""

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def gcs_binary() -> Path:
    """The built server; GCS_BINARY names another one."""
    return Path(os.environ.get("GCS_BINARY", ROOT / "Apps/GCS/.build/release/gcs"))


def gallery_folder() -> Path:
    """The gallery as `make run` writes it; GCS_GALLERY names another one."""
    return Path(os.environ.get("GCS_GALLERY", ROOT / ".build-gallery"))


def gallery_binary() -> Path:
    """The command that writes gallery pages natively; GALLERY_BINARY names another one."""
    return Path(os.environ.get("GALLERY_BINARY", ROOT / "Apps/Gallery/.build/debug/gallery"))


def chromium() -> str:
    """The browser on this machine; CHROMIUM names another one."""
    for name in (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and (path := shutil.which(name)):
            return path
    raise FileNotFoundError("No Chromium on the PATH: run Scripts/prepare test.")
