"""Settings for dmgbuild, which makes the disk image on macOS; never run there so far.

dmgbuild -s packaging/macos/dmg_settings.py Remembrancer build/Remembrancer.dmg
"""

from pathlib import Path

application = str(Path("build/frozen/Remembrancer.app").resolve())
format = "UDZO"  # noqa: A001 - dmgbuild's name
files = [application]
symlinks = {"Applications": "/Applications"}
icon_locations = {"Remembrancer.app": (140, 120), "Applications": (380, 120)}
window_rect = ((200, 200), (520, 300))
icon_size = 96
default_view = "icon-view"
