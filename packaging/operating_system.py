"""Which operating system this is, as far as installing libraries is concerned."""

import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class OperatingSystem:
    """What is known of the system; `name` is for people, `identifiers` are its own and those it resembles."""

    name: str
    identifiers: frozenset[str]
    is_linux: bool
    has_apt: bool

    @property
    def uses_apt(self) -> bool:
        """Whether Debian's package names are the right ones here and apt-get can install them."""
        return self.is_linux and self.has_apt and not self.identifiers.isdisjoint({"debian", "ubuntu"})


def parse_os_release(text: str) -> dict[str, str]:
    """Read an os-release file: shell-like assignments, one a line; lines that are none are passed over."""
    values = {}
    for line in text.splitlines():
        key, separator, value = line.strip().partition("=")
        if not separator or key.startswith("#"):
            continue
        try:
            words = shlex.split(value)
        except ValueError:  # an unbalanced quotation mark; the other lines are still good
            continue
        values[key] = words[0] if words else ""
    return values


def describe(release: dict[str, str], *, platform: str, has_apt: bool) -> OperatingSystem:
    """Make a description from the parsed os-release, `sys.platform` and whether apt-get is there."""
    identifiers = {release.get("ID", ""), *release.get("ID_LIKE", "").split()} - {""}
    return OperatingSystem(
        name=release.get("PRETTY_NAME") or release.get("ID") or platform,
        identifiers=frozenset(identifiers),
        is_linux=platform.startswith("linux"),
        has_apt=has_apt,
    )


def current() -> OperatingSystem:
    """Describe the system this script runs on."""
    release = ""
    for path in (Path("/etc/os-release"), Path("/usr/lib/os-release")):
        if path.is_file():
            release = path.read_text(encoding="utf-8", errors="replace")
            break
    has_apt = shutil.which("apt-get") is not None and shutil.which("dpkg-query") is not None
    return describe(parse_os_release(release), platform=sys.platform, has_apt=has_apt)
