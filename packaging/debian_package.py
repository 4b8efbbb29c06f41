"""The package for Debian and Ubuntu: the frozen program with what a desktop and a shell expect around it."""

import os
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from desktop_files import LINUX, MANUALS, NAME, compress, lay_out
from freezing import last_change
from saying import say
from version import read_version
from virtual_environment import VirtualEnvironment

LIBRARY = f"usr/lib/{NAME}"


def build(project: Path, environment: VirtualEnvironment, frozen: Path) -> Path:
    """Make ``build/remembrancer_VERSION_ARCH.deb``; returns its path."""
    root = project / "build" / "debian"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / LIBRARY, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    for name in MANUALS:
        (root / "usr/bin" / name).symlink_to(f"../lib/{NAME}/{name}")
    lay_out(project, environment, root / LIBRARY, root / "usr/share")
    _add_service(project, root)
    _add_papers(project, root)
    version, architecture = read_version(project), say("dpkg", "--print-architecture").strip()
    _control(root, version, architecture)
    _date(root, last_change(project))
    package = project / "build" / f"{NAME}_{version}_{architecture}.deb"
    package.unlink(missing_ok=True)
    say("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(package))
    return package


def check(package: Path) -> None:
    """Let the checkers of Debian read it."""
    say("lintian", "--fail-on", "error", "--no-tag-display-limit", str(package))


def _add_service(project: Path, root: Path) -> None:
    units = root / "usr/lib/systemd/user"
    units.mkdir(parents=True)
    shutil.copy(project / LINUX / "remembrancer.service", units)


def _add_papers(project: Path, root: Path) -> None:
    papers = root / "usr/share/doc" / NAME
    date = format_datetime(datetime.fromtimestamp(last_change(project), UTC))
    entry = (
        f"{NAME} ({read_version(project)}) stable; urgency=medium\n\n  * See NEWS.gz.\n\n"
        f" -- The Remembrancer developers <developers@remembrancer.invalid>  {date}\n"
    )
    compress(papers / "changelog.gz", entry.encode())
    licences = papers / "THIRD-PARTY-LICENCES.txt"
    compress(papers / f"{licences.name}.gz", licences.read_bytes())
    licences.unlink()
    (papers / "copyright").write_text(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Remembrancer\n\nFiles: *\nCopyright: The Remembrancer developers\nLicense: Apache-2.0\n"
        " On Debian systems the text of the Apache License, Version 2.0, is in\n"
        " /usr/share/common-licenses/Apache-2.0. The libraries in /usr/lib/remembrancer/_internal have licences of\n"
        " their own; all of them stand in THIRD-PARTY-LICENCES.txt.gz beside this file.\n",
        encoding="utf-8",
    )
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copy(project / LINUX / "lintian-overrides", overrides / NAME)


def _control(root: Path, version: str, architecture: str) -> None:
    size = sum(each.stat().st_size for each in root.rglob("*") if each.is_file() and not each.is_symlink())
    lines = [
        f"Package: {NAME}",
        f"Version: {version}",
        "Section: utils",
        "Priority: optional",
        f"Architecture: {architecture}",
        "Maintainer: The Remembrancer developers <developers@remembrancer.invalid>",
        f"Installed-Size: {size // 1024}",
        f"Depends: {_dependencies(root)}",
        "Recommends: gnome-keyring | kwalletmanager, fonts-noto-core | fonts-dejavu-core, xdg-desktop-portal",
        "Description: see, correct and govern what your AI agents remember",
        " Remembrancer keeps what your AI agents remember in an encrypted vault on your",
        " own machine. It shows it, finds contradictions, keeps every past state, and",
        " needs no cloud, no key of anybody's service and no language model.",
    ]
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _dependencies(root: Path) -> str:
    """The packages that hold the libraries of the system which the program's own ones ask for."""
    work = root.parent / "shlibdeps"
    shutil.rmtree(work, ignore_errors=True)
    (work / "debian").mkdir(parents=True)
    (work / "debian/control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", encoding="utf-8")
    binaries = [each for each in (root / LIBRARY).rglob("*") if each.is_file() and _is_elf(each)]
    folders = sorted({str(each.parent) for each in binaries})
    words = ["-O", "--ignore-missing-info", *(f"-l{each}" for each in folders), *(f"-e{each}" for each in binaries)]
    said = say("dpkg-shlibdeps", *words, cwd=work)
    shutil.rmtree(work)
    return said.removeprefix("shlibs:Depends=").strip()


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _date(root: Path, moment: int) -> None:
    """Give everything one date and the modes of files that everybody reads."""
    for each in sorted(root.rglob("*"), reverse=True):
        if not each.is_symlink():
            each.chmod(0o755 if each.is_dir() or (os.access(each, os.X_OK) and ".so" not in each.name) else 0o644)
        os.utime(each, (moment, moment), follow_symlinks=False)
    os.environ["SOURCE_DATE_EPOCH"] = str(moment)
