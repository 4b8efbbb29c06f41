"""The frozen program as a folder that runs anywhere, in a tar archive and in one file that installs itself."""

import hashlib
import os
import platform
import shutil
from datetime import UTC, datetime
from pathlib import Path

from desktop_files import LINUX, NAME, lay_out
from freezing import last_change
from saying import say
from version import read_version
from virtual_environment import VirtualEnvironment

_SCRIPTS = ("install.sh", "uninstall.sh")


def lay_out_folder(project: Path, environment: VirtualEnvironment, frozen: Path) -> Path:
    """Make ``build/remembrancer-VERSION-linux-ARCH`` from the frozen program; returns where it is."""
    name = f"{NAME}-{read_version(project)}-linux-{platform.machine()}"
    folder = project / "build" / "portable" / name
    shutil.rmtree(folder.parent, ignore_errors=True)
    # Links to the same files: the frozen program is large.
    shutil.copytree(frozen, folder / "lib" / NAME, symlinks=True, copy_function=os.link)
    lay_out(project, environment, frozen, folder / "share")
    finish(project, folder)
    return folder


def finish(project: Path, folder: Path) -> None:
    """Add the scripts that install and take away, and the sums of everything in the folder."""
    for script in _SCRIPTS:
        shutil.copy(project / LINUX / script, folder / script)
        (folder / script).chmod(0o755)
    shutil.copy(project / LINUX / "README.txt", folder)
    lines = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as content:
                digest = hashlib.file_digest(content, "sha256").hexdigest()
            lines.append(f"{digest}  {path.relative_to(folder)}\n")
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def archive(project: Path, folder: Path) -> Path:
    """Pack the folder as ``.tar.xz``: the same contents give the same file."""
    target = project / "build" / f"{folder.name}.tar.xz"
    words = ["--sort=name", f"--mtime=@{last_change(project)}", "--owner=0", "--group=0", "--numeric-owner"]
    say("tar", *words, "-C", str(folder.parent), "-cJf", str(target), folder.name, XZ_OPT="-6 -T2")
    return target


def self_extracting(folder: Path, target: Path, moment: int, *, packing: str = "--xz") -> Path:
    """Pack the folder as one file that checks its own sum, unpacks itself and runs ``install.sh``.

    ``moment`` (seconds since 1970) is the date of everything in it: the same contents give the same file.
    """
    owners = f"--owner=0 --group=0 --numeric-owner --sort=name --mtime=@{moment}"
    date = datetime.fromtimestamp(moment, UTC).isoformat()
    words = ["--sha256", "--nox11", packing, "--packaging-date", date, "--tar-extra", owners]
    # It writes its own command line into the file, which is not to say where that was made.
    place = os.path.relpath(target, folder.parent)
    say("makeself", *words, folder.name, place, "Remembrancer", "./install.sh", cwd=folder.parent)
    return target
