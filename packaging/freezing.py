"""Freezing: one folder with both programs that needs no Python, tried out before anything is wrapped around it."""

import csv
import os
import shutil
import subprocess
import sys
from pathlib import Path

import icu_data
import smoke_test
from stop import Stop
from version import read_version
from virtual_environment import VirtualEnvironment

FOLDER = "build/frozen"
NAME = "remembrancer"
WINDOW = "remembrancer-app"
_ICON_FORMATS = {"win32": "ico", "darwin": "icns"}
QT_LIBRARIES = "_internal/PySide6/Qt/lib"
# Wheels that come with their tables of symbols (12 MB), which are read by debuggers alone. The others stay as they are:
# stripping breaks libraries that patchelf has changed, as those of numpy.
_WITH_SYMBOLS = (
    "apsw/*.so",
    "cryptography/**/*.so",
    "ijson/backends/*.so",
    "regex/*.so",
    "rpds/*.so",
    "tokenizers/*.so",
    "yaml/*.so",
    "PySide6/Qt/lib/libicui18n.so.*",
    "PySide6/Qt/lib/libicuuc.so.*",
)


def freeze(project: Path, environment: VirtualEnvironment) -> Path:
    """Make the folder of the frozen program anew and try it out; returns where it is."""
    place = project / FOLDER
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    print("Freezing the program (a minute or two) ...", flush=True)
    command = [
        *(str(environment.python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", str(place), "--workpath", str(place / "work")),
        str(project / "packaging" / "remembrancer.spec"),
    ]
    # The same sources give the same files.
    settings = {
        **os.environ,
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(last_change(project)),
        "REMEMBRANCER_VERSION": read_version(project),
        **_icon(environment, place),
    }
    result = subprocess.run(command, check=False, cwd=project, env=settings, capture_output=True, text=True)
    frozen = place / NAME
    if result.returncode != 0 or not frozen.is_dir():
        raise Stop(Stop.INSTALLATION_FAILED, f"PyInstaller could not freeze the program:\n{result.stderr[-3000:]}")
    name_what_is_there(frozen / "_internal")
    if sys.platform == "linux":
        for library in own_libraries(frozen):
            _strip(library)
        for library in libraries_with_symbols(frozen):
            _strip_symbols(library)
        icu_data.cut(frozen / QT_LIBRARIES, environment.python)
        (frozen / WINDOW).symlink_to(NAME)
    print("Trying the frozen program ...", flush=True)
    smoke_test.check(frozen)
    return frozen


def name_what_is_there(inside: Path) -> None:
    """Let the records of what was installed name only what is in this folder, and not the folder it was built in.

    About finds the licences by them. What pip wrote of scripts, of sources and of sums follows from that other place.
    """
    for place in inside.glob("*.dist-info/direct_url.json"):
        place.unlink()
    for record in inside.glob("*.dist-info/RECORD"):
        with record.open(encoding="utf-8", newline="") as lines:
            names = [line[0] for line in csv.reader(lines)]
        kept = [each for each in names if ".." not in Path(each).parts and (inside / each).is_file()]
        with record.open("w", encoding="utf-8", newline="") as lines:
            csv.writer(lines, lineterminator="\n").writerows([each, "", ""] for each in kept)


def _icon(environment: VirtualEnvironment, place: Path) -> dict[str, str]:
    """The mark as a file of the system's kind, where programs carry theirs in themselves."""
    ending = _ICON_FORMATS.get(sys.platform)
    if ending is None:
        return {}
    target = place / f"{NAME}.{ending}"
    script = (
        "import sys; from PySide6.QtGui import QGuiApplication; app = QGuiApplication([]);"
        " from remembrancer_app.theme.application_mark import mark_image;"
        " sys.exit(not mark_image(256).save(sys.argv[1]))"
    )
    subprocess.run([str(environment.python), "-c", script, str(target)], check=True)
    return {"REMEMBRANCER_ICON": str(target)}


def last_change(project: Path) -> int:
    """When the sources changed last, in seconds since 1970: the date of everything in a package."""
    result = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], check=True, cwd=project, capture_output=True, text=True
    )
    return int(result.stdout)


def own_libraries(frozen: Path) -> list[Path]:
    """The libraries of Python itself."""
    inside = frozen / "_internal"
    return sorted([*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")])


def libraries_with_symbols(frozen: Path) -> list[Path]:
    """The libraries of wheels from which the tables of symbols are taken; stops where one of these wheels is gone."""
    found = [sorted((frozen / "_internal").glob(each)) for each in _WITH_SYMBOLS]
    if missing := [each for each, those in zip(_WITH_SYMBOLS, found, strict=True) if not those]:
        raise Stop(Stop.INSTALLATION_FAILED, f"Not found in what was frozen: {', '.join(missing)}.")
    return [library for those in found for library in those]


def _strip_symbols(library: Path) -> None:
    subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)


def _strip(library: Path) -> None:
    _strip_symbols(library)
    # Pythons built from source name the folder that they were built for.
    subprocess.run(["patchelf", "--remove-rpath", str(library)], check=True)
