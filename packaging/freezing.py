"""Freezing: one folder with both programs that needs no Python, tried out before anything is wrapped around it."""

import os
import shutil
import subprocess
from pathlib import Path

import smoke_test
from stop import Stop
from virtual_environment import VirtualEnvironment

FOLDER = "build/frozen"
NAME = "remembrancer"


def freeze(project: Path, environment: VirtualEnvironment) -> Path:
    """Make the folder of the frozen program anew and try it out; returns where it is."""
    place = project / FOLDER
    shutil.rmtree(place, ignore_errors=True)
    print("Freezing the program (a minute or two) ...", flush=True)
    command = [
        *(str(environment.python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
        *("--distpath", str(place), "--workpath", str(place / "work")),
        str(project / "packaging" / "remembrancer.spec"),
    ]
    # The same sources give the same files.
    settings = {**os.environ, "PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(last_change(project))}
    result = subprocess.run(command, check=False, cwd=project, env=settings, capture_output=True, text=True)
    frozen = place / NAME
    if result.returncode != 0 or not frozen.is_dir():
        raise Stop(Stop.INSTALLATION_FAILED, f"PyInstaller could not freeze the program:\n{result.stderr[-3000:]}")
    if os.name == "posix":
        for library in own_libraries(frozen):
            _strip(library)
    print("Trying the frozen program ...", flush=True)
    smoke_test.check(frozen)
    return frozen


def last_change(project: Path) -> int:
    """When the sources changed last, in seconds since 1970: the date of everything in a package."""
    result = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], check=True, cwd=project, capture_output=True, text=True
    )
    return int(result.stdout)


def own_libraries(frozen: Path) -> list[Path]:
    """The libraries of Python itself. Those of wheels stay as they came: stripping breaks some of them."""
    inside = frozen / "_internal"
    return sorted([*inside.glob("libpython*.so*"), *inside.glob("python3*/lib-dynload/*.so")])


def _strip(library: Path) -> None:
    subprocess.run(["strip", "--strip-unneeded", str(library)], check=True)
    # Pythons built from source name the folder that they were built for.
    subprocess.run(["patchelf", "--remove-rpath", str(library)], check=True)
