"""Building: the formats of one system, in order. The frozen program is made once for all of them."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import app_directory
import debian_package
import freezing
import portable
import system_packages
from saying import say
from stop import Stop
from version import read_version
from virtual_environment import VirtualEnvironment

FORMATS = {
    "linux": ("wheel", "deb", "tar", "run", "appdir", "bill"),
    "win32": ("wheel", "setup", "bill"),
    "darwin": ("wheel", "dmg", "bill"),
}.get(sys.platform, ("wheel",))
"""What is made here when nothing is named."""
_FROZEN = {"deb", "tar", "run", "appdir", "setup", "dmg"}


def build(project: Path, formats: Sequence[str]) -> list[Path]:
    """Make these formats in ``build``; returns the files, each of which is named with its size."""
    if unknown := set(formats) - set(FORMATS):
        raise Stop(Stop.USAGE, f"Not made here: {', '.join(sorted(unknown))}. There are {', '.join(FORMATS)}.")
    system_packages.ensure((*system_packages.FOR_A_WINDOW, *system_packages.FOR_PACKAGES))
    # What is shipped comes from an environment that holds nothing of the workshop.
    environment = VirtualEnvironment(project, "build/environment", "packaging/requirements.txt")
    environment.ensure()
    made: list[Path] = []
    if "wheel" in formats:
        made += wheel_and_sources(project, environment)
    if _FROZEN & set(formats):
        made += _wrap(project, environment, freezing.freeze(project, environment), formats)
    if "bill" in formats:
        made += _bill(project, environment)
    for path in made:
        print(f"{path.relative_to(project)}  {path.stat().st_size / 1e6:.1f} MB")
    return made


def wheel_and_sources(project: Path, environment: VirtualEnvironment) -> list[Path]:
    """The one distribution, as a wheel and as sources."""
    folder = project / "build" / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    words = ["-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)]
    say(str(environment.python), *words, cwd=project)
    return sorted(folder.iterdir())


def _wrap(project: Path, environment: VirtualEnvironment, frozen: Path, formats: Sequence[str]) -> list[Path]:
    made = []
    if "deb" in formats:
        made.append(debian_package.build(project, environment, frozen))
        debian_package.check(made[-1])
    if {"tar", "run", "appdir"} & set(formats):
        folder = portable.lay_out_folder(project, environment, frozen)
        if "tar" in formats:
            made.append(portable.archive(project, folder))
        if "run" in formats:
            target = project / "build" / f"{folder.name}.run"
            made.append(portable.self_extracting(folder, target, freezing.last_change(project)))
        if "appdir" in formats:
            app_directory.lay_out(project, frozen, folder / "share")
    if "setup" in formats:
        made.append(windows_installer(project, frozen))
    if "dmg" in formats:
        made.append(_disk_image(project))
    return made


def windows_installer(project: Path, payload: Path) -> Path:
    """Compile the installer around a folder of programs; takes makensis, of any system."""
    version = read_version(project)
    target = project / "build" / f"Remembrancer-{version}-setup.exe"
    defined = (f"-DVERSION={version}", f"-DPAYLOAD={payload}", f"-DTARGET={target}")
    say("makensis", "-V2", "-WX", *defined, str(project / "packaging/windows/installer.nsi"))
    return target


def _disk_image(project: Path) -> Path:
    target = project / "build" / f"Remembrancer-{read_version(project)}.dmg"
    settings = project / "packaging/macos/dmg_settings.py"
    subprocess.run(["dmgbuild", "-s", str(settings), "Remembrancer", str(target)], check=True, cwd=project)
    return target


def _bill(project: Path, environment: VirtualEnvironment) -> list[Path]:
    folder = project / "build" / "papers"
    folder.mkdir(parents=True, exist_ok=True)
    say(str(environment.python), str(project / "packaging/bill_of_materials.py"), str(folder))
    return sorted(folder.iterdir())
