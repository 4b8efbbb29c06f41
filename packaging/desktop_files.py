"""What a desktop and a shell expect around the program: entry, icons, description, manual pages, completions.

Manual pages and completions are asked of the frozen program itself, so that they always tell what it can do.
"""

import gzip
import shutil
from datetime import UTC, datetime
from pathlib import Path

from freezing import last_change
from saying import say
from version import read_version
from virtual_environment import VirtualEnvironment

NAME = "remembrancer"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
DESKTOP_ENTRY = "remembrancer.desktop"
DESCRIPTION = "org.remembrancer.Remembrancer.metainfo.xml"
LINUX = "packaging/linux"
_SHELLS = {
    "bash": f"bash-completion/completions/{NAME}",
    "zsh": f"zsh/vendor-completions/_{NAME}",
    "fish": f"fish/vendor_completions.d/{NAME}.fish",
}
MANUALS = {
    "remembrancer": "see, correct and govern what your AI agents remember",
    "remembrancer-app": "the window of Remembrancer",
}


def lay_out(project: Path, environment: VirtualEnvironment, frozen: Path, share: Path) -> None:
    """Fill ``share`` (``usr/share`` of a package, or one like it) for the program in ``frozen``."""
    add_entry(project, share)
    add_icons(project, environment, share)
    _add_manuals(project, frozen, share)
    _add_completions(frozen, share)
    _add_papers(project, environment, share)


def add_entry(project: Path, share: Path) -> None:
    """The desktop entry and the description for software centres, both read by their checkers."""
    applications = share / "applications"
    metainfo = share / "metainfo"
    for folder in (applications, metainfo):
        folder.mkdir(parents=True)
    shutil.copy(project / LINUX / DESKTOP_ENTRY, applications)
    day = datetime.fromtimestamp(last_change(project), UTC).date().isoformat()
    text = (project / LINUX / DESCRIPTION).read_text(encoding="utf-8")
    text = text.replace("@VERSION@", read_version(project)).replace("@DATE@", day)
    (metainfo / DESCRIPTION).write_text(text, encoding="utf-8")
    say("desktop-file-validate", str(applications / DESKTOP_ENTRY))
    say("appstreamcli", "validate", "--no-net", str(metainfo / DESCRIPTION))


def add_icons(project: Path, environment: VirtualEnvironment, share: Path) -> None:
    """The mark in every size that desktops ask for, and as a drawing."""
    icons = share / "icons/hicolor"
    drawing = project / "resources/remembrancer_resources/images/mark.svg"
    (icons / "scalable/apps").mkdir(parents=True)
    shutil.copy(drawing, icons / "scalable/apps" / f"{NAME}.svg")
    for side in ICON_SIZES:
        (icons / f"{side}x{side}/apps").mkdir(parents=True)
    script = (
        "import sys; from pathlib import Path; from PySide6.QtGui import QGuiApplication; app = QGuiApplication([]);"
        " from remembrancer_app.theme.application_mark import mark_png;"
        " [Path(sys.argv[1], f'{s}x{s}', 'apps', sys.argv[2]).write_bytes(mark_png(s)) for s in map(int, sys.argv[3:])]"
    )
    sides = [str(side) for side in ICON_SIZES]
    command = [str(environment.python), "-c", script, str(icons), f"{NAME}.png", *sides]
    say(*command, QT_QPA_PLATFORM="offscreen")


def _add_manuals(project: Path, frozen: Path, share: Path) -> None:
    folder = share / "man/man1"
    folder.mkdir(parents=True)
    moment = str(last_change(project))
    for name, summary in MANUALS.items():
        words = ["--no-info", "--no-discard-stderr", "--name", summary, "--section", "1", "--manual", "Remembrancer"]
        text = say("help2man", *words, str(frozen / name), QT_QPA_PLATFORM="offscreen", SOURCE_DATE_EPOCH=moment)
        compress(folder / f"{name}.1.gz", text.encode())


def _add_completions(frozen: Path, share: Path) -> None:
    for shell, place in _SHELLS.items():
        target = share / place
        target.parent.mkdir(parents=True)
        script = say(str(frozen / NAME), _REMEMBRANCER_COMPLETE=f"source_{shell}")
        target.write_text(script, encoding="utf-8")


def _add_papers(project: Path, environment: VirtualEnvironment, share: Path) -> None:
    papers = share / "doc" / NAME
    papers.mkdir(parents=True)
    compress(papers / "NEWS.gz", (project / "CHANGELOG.md").read_bytes())
    say(str(environment.python), str(project / "packaging/bill_of_materials.py"), str(papers))


def compress(path: Path, content: bytes) -> None:
    """Write ``content`` packed, without the moment at which it was."""
    path.write_bytes(gzip.compress(content, 9, mtime=0))
