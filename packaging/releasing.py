"""A release: the changelog closed, everything built and tried, the sums written, and the tag set last."""

import hashlib
import subprocess
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

import changelog
from stop import Stop
from version import read_version

SUMS = "SHA256SUMS"


def release(project: Path, build: Callable[[], Iterable[Path]]) -> Path:
    """Release the version that the engine names; returns the file of sums. ``build`` returns what it made.

    The changelog is closed in a commit of its own, from which everything is built, so that dates and contents agree.
    The tag comes last: a build that fails leaves none, and the same command goes on from there.
    """
    version = read_version(project)
    tag = f"v{version}"
    _require_ready(project, tag)
    file = project / changelog.FILE
    before = file.read_text(encoding="utf-8")
    after = changelog.close(before, version, datetime.now(UTC).date().isoformat())
    if after != before:
        file.write_text(after, encoding="utf-8")
        _git(project, "commit", "--quiet", "--message", f"Release {version}", "--", changelog.FILE)
    sums = write_sums(project / "build", build())
    _git(project, "tag", "--annotate", "--message", f"Remembrancer {version}", tag)
    return sums


def write_sums(folder: Path, made: Iterable[Path]) -> Path:
    """Write the SHA-256 of each file, by name, as ``sha256sum --check`` reads them."""
    lines = []
    for path in sorted(made, key=lambda path: path.name):
        with path.open("rb") as content:
            lines.append(f"{hashlib.file_digest(content, 'sha256').hexdigest()}  {path.name}\n")
    target = folder / SUMS
    target.write_text("".join(lines), encoding="utf-8")
    return target


def _require_ready(project: Path, tag: str) -> None:
    if _git(project, "status", "--porcelain", "--untracked-files=no").strip():
        raise Stop(Stop.USAGE, "There are changes that are not committed. A release is built from a commit.")
    if _git(project, "tag", "--list", tag).strip():
        raise Stop(Stop.USAGE, f"{tag} is released already. Raise the version in engine/remembrancer/__init__.py.")


def _git(project: Path, *words: str) -> str:
    result = subprocess.run(["git", *words], check=False, cwd=project, capture_output=True, text=True)
    if result.returncode != 0:
        raise Stop(Stop.INSTALLATION_FAILED, f"git {words[0]} did not work:\n{result.stderr.strip()}")
    return result.stdout
