"""The package for Debian and Ubuntu: the frozen program with what a desktop and a shell expect around it."""

import gzip
import os
import shutil
import subprocess
import tomllib
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from freezing import last_change
from stop import Stop
from virtual_environment import VirtualEnvironment

NAME = "remembrancer"
LIBRARY = f"usr/lib/{NAME}"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
_LINUX = "packaging/linux"
_SHELLS = {
    "bash": f"usr/share/bash-completion/completions/{NAME}",
    "zsh": f"usr/share/zsh/vendor-completions/_{NAME}",
    "fish": f"usr/share/fish/vendor_completions.d/{NAME}.fish",
}
_MANUALS = {
    "remembrancer": "see, correct and govern what your AI agents remember",
    "remembrancer-app": "the window of Remembrancer",
}


def build(project: Path, environment: VirtualEnvironment, frozen: Path) -> Path:
    """Make ``build/remembrancer_VERSION_ARCH.deb``; returns its path."""
    root = project / "build" / "debian"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / LIBRARY, symlinks=True)
    (root / "usr/bin").mkdir(parents=True)
    for name in _MANUALS:
        (root / "usr/bin" / name).symlink_to(f"../lib/{NAME}/{name}")
    _add_desktop(project, environment, root)
    _add_manuals(root)
    _add_completions(root)
    _add_papers(project, root)
    version, architecture = _version(project), _say("dpkg", "--print-architecture").strip()
    _control(root, version, architecture)
    _date(root, last_change(project))
    package = project / "build" / f"{NAME}_{version}_{architecture}.deb"
    package.unlink(missing_ok=True)
    _say("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(root), str(package))
    return package


def check(package: Path) -> None:
    """Let the checkers of Debian read it."""
    _say("lintian", "--fail-on", "error", "--no-tag-display-limit", str(package))


def _version(project: Path) -> str:
    return str(tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def _add_desktop(project: Path, environment: VirtualEnvironment, root: Path) -> None:
    applications = root / "usr/share/applications"
    metainfo = root / "usr/share/metainfo"
    for folder in (applications, metainfo):
        folder.mkdir(parents=True)
    shutil.copy(project / _LINUX / "remembrancer.desktop", applications)
    name = "org.remembrancer.Remembrancer.metainfo.xml"
    day = datetime.fromtimestamp(last_change(project), UTC).date().isoformat()
    text = (project / _LINUX / name).read_text(encoding="utf-8")
    text = text.replace("@VERSION@", _version(project)).replace("@DATE@", day)
    (metainfo / name).write_text(text, encoding="utf-8")
    _say("desktop-file-validate", str(applications / "remembrancer.desktop"))
    _say("appstreamcli", "validate", "--no-net", str(metainfo / name))
    service = project / _LINUX / "remembrancer.service"
    if service.exists():
        units = root / "usr/lib/systemd/user"
        units.mkdir(parents=True)
        shutil.copy(service, units)
    icons = root / "usr/share/icons/hicolor"
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
    _say(*command, QT_QPA_PLATFORM="offscreen")


def _add_manuals(root: Path) -> None:
    folder = root / "usr/share/man/man1"
    folder.mkdir(parents=True)
    for name, summary in _MANUALS.items():
        program = root / LIBRARY / name
        words = ["--no-info", "--no-discard-stderr", "--name", summary, "--section", "1", "--manual", "Remembrancer"]
        text = _say("help2man", *words, str(program), QT_QPA_PLATFORM="offscreen")
        _compress(folder / f"{name}.1.gz", text.encode())


def _add_completions(root: Path) -> None:
    for shell, place in _SHELLS.items():
        target = root / place
        target.parent.mkdir(parents=True)
        script = _say(str(root / LIBRARY / NAME), _REMEMBRANCER_COMPLETE=f"source_{shell}")
        target.write_text(script, encoding="utf-8")


def _add_papers(project: Path, root: Path) -> None:
    papers = root / "usr/share/doc" / NAME
    papers.mkdir(parents=True)
    _compress(papers / "NEWS.gz", (project / "CHANGELOG.md").read_bytes())
    date = format_datetime(datetime.fromtimestamp(last_change(project), UTC))
    entry = (
        f"{NAME} ({_version(project)}) stable; urgency=medium\n\n  * See NEWS.gz.\n\n"
        f" -- The Remembrancer developers <developers@remembrancer.invalid>  {date}\n"
    )
    _compress(papers / "changelog.gz", entry.encode())
    (papers / "copyright").write_text(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Remembrancer\n\nFiles: *\nCopyright: The Remembrancer developers\nLicense: Apache-2.0\n"
        " On Debian systems the text of the Apache License, Version 2.0, is in\n"
        " /usr/share/common-licenses/Apache-2.0. Libraries in /usr/lib/remembrancer/_internal have licences of their\n"
        " own, which stand in the folders named after them.\n",
        encoding="utf-8",
    )
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copy(project / _LINUX / "lintian-overrides", overrides / NAME)


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
    said = _say("dpkg-shlibdeps", *words, cwd=work)
    shutil.rmtree(work)
    return said.removeprefix("shlibs:Depends=").strip()


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _compress(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def _date(root: Path, moment: int) -> None:
    """Give everything one date and the modes of files that everybody reads."""
    for each in sorted(root.rglob("*"), reverse=True):
        if not each.is_symlink():
            each.chmod(0o755 if each.is_dir() or (os.access(each, os.X_OK) and ".so" not in each.name) else 0o644)
        os.utime(each, (moment, moment), follow_symlinks=False)
    os.environ["SOURCE_DATE_EPOCH"] = str(moment)


def _say(*command: str, cwd: Path | None = None, **environment: str) -> str:
    try:
        result = subprocess.run(
            command, check=False, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True
        )
    except FileNotFoundError:
        raise Stop(Stop.MISSING_LIBRARIES, f"{command[0]} is not installed.") from None
    if result.returncode != 0:
        said = f"{result.stdout}\n{result.stderr}".strip()
        raise Stop(Stop.INSTALLATION_FAILED, f"{command[0]} said {result.returncode}:\n{said[-3000:]}")
    return result.stdout
