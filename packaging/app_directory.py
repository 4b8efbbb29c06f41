"""The folder of which an AppImage is made. The last step needs appimagetool, which is in no package of Debian.

ARCH=x86_64 appimagetool build/AppDir Remembrancer-x86_64.AppImage
"""

import os
import shutil
from pathlib import Path

from desktop_files import DESCRIPTION, DESKTOP_ENTRY, NAME
from saying import say
from stop import Stop

_ICON = "icons/hicolor/256x256/apps/remembrancer.png"


def lay_out(project: Path, frozen: Path, share: Path) -> Path:
    """Make ``build/AppDir`` of the frozen program and what a desktop expects around it; returns where it is."""
    folder = project / "build" / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen, folder / "usr/lib" / NAME, symlinks=True, copy_function=os.link)
    shutil.copytree(share, folder / "usr/share")
    shutil.copy(project / "packaging/appimage/AppRun", folder)
    (folder / "AppRun").chmod(0o755)
    shutil.copy(share / "applications" / DESKTOP_ENTRY, folder)
    shutil.copy(share / _ICON, folder / f"{NAME}.png")
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    check(folder)
    return folder


def check(folder: Path) -> None:
    """Stop unless the folder has what appimagetool asks for and starts the program by both names."""
    say("desktop-file-validate", str(folder / DESKTOP_ENTRY))
    entry = (folder / DESKTOP_ENTRY).read_text(encoding="utf-8")
    wanted = [folder / f"{NAME}.png", folder / ".DirIcon", folder / "usr/share/metainfo" / DESCRIPTION]
    missing = [str(each.relative_to(folder)) for each in wanted if not each.exists()]
    if missing or f"Icon={NAME}\n" not in entry:
        raise Stop(Stop.INSTALLATION_FAILED, f"The folder for the AppImage lacks {missing or 'its icon'}.")
    for words in (["--version"], ["remembrancer", "--version"]):
        say(str(folder / "AppRun"), *words, QT_QPA_PLATFORM="offscreen")
