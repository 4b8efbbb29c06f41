"""Trying the Debian package where it will live: in a bare Debian 12, after an earlier version, on a screen.

    sudo python3 packaging/installed_check.py NEW.deb [--previous OLD.deb] [--mirror URL]

Takes an administrator, debootstrap, Xvfb, openbox, xprop and xdotool, a gigabyte and several minutes. Run by the tests
with REMEMBRANCER_RELEASE_CHECKS=1. Without an earlier package there is no step from one, and it says so.
"""

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bare_debian
import screen
import smoke_test
from bare_debian import BareDebian
from earlier_vault import EarlierVault
from installed_person import Person
from stop import Stop

NAME = "remembrancer"
PROGRAMS = Path("/usr/bin")
_VAULT = {
    "HOME": "/root/earlier",
    "REMEMBRANCER_VAULT": "/root/earlier/vault",
    "REMEMBRANCER_PASSPHRASE": "a passphrase of words",
}


def check(new: Path, previous: Path | None, mirror: str = "") -> None:
    """Install, drive, upgrade where ``previous`` is given, and purge; raises Stop with what went wrong."""
    if missing := [each for each in (*bare_debian.NEEDED, *screen.NEEDED) if shutil.which(each) is None]:
        raise Stop(Stop.MISSING_LIBRARIES, f"Not installed: {', '.join(missing)}.")
    with tempfile.TemporaryDirectory(prefix="remembrancer-debian-") as place:
        system = BareDebian(Path(place))
        with _step("A bare Debian"):
            system.make(mirror)
        earlier = EarlierVault(lambda *words: system.run(NAME, *words, **_VAULT))
        if previous is not None:
            with _step(f"Installing {previous.name} and filling a vault"):
                system.install(previous)
                (system.root / "root/earlier").mkdir()
                earlier.fill()
        with _step(f"Installing {new.name}"):
            system.install(new)
        if previous is not None:
            with _step("Looking whether all of it is kept"):
                earlier.check()
        with _step("Driving it without a screen"):
            smoke_test.check(PROGRAMS, system.root, system.enter, {"QT_QPA_PLATFORM": "offscreen"})
        with screen.screen() as shown:
            with _step("Driving it on a screen with a window manager"):
                smoke_test.check(PROGRAMS, system.root, system.enter, {"QT_QPA_PLATFORM": "xcb", "DISPLAY": shown.name})
            with _step("A person's first day, by keyboard"):
                home = system.root / "root/person"
                home.mkdir()
                person = Person(system.enter, PROGRAMS, home, "/root/person", shown)
                person.first_day()
        with _step("Taking it away"):
            system.purge(NAME)
            _require_gone(system.root, [person.vault, *([system.root / "root/earlier/vault"] if previous else [])])
    print("Passed." if previous is not None else "Passed, without an upgrade: no earlier package was given.")


def _require_gone(root: Path, kept: list[Path]) -> None:
    left = [each for folder in ("usr", "etc", "var/lib/systemd") for each in (root / folder).rglob(f"*{NAME}*")]
    if left:
        raise Stop(Stop.INSTALLATION_FAILED, f"The package left behind {left}.")
    if lost := [each for each in kept if not (each / "vault.db").exists()]:
        raise Stop(Stop.INSTALLATION_FAILED, f"Taking the package away took {lost} with it.")


@contextmanager
def _step(words: str) -> Iterator[None]:
    print(f"{words} ...", flush=True)
    start = time.monotonic()
    yield
    print(f"  {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", type=Path, help="the package that is tried")
    parser.add_argument("--previous", type=Path, help="the package of an earlier version, installed before it")
    parser.add_argument(
        "--mirror",
        default=os.environ.get(bare_debian.MIRROR_VARIABLE, ""),
        help=f"where Debian is fetched from; else {bare_debian.MIRROR_VARIABLE}, or what debootstrap knows",
    )
    asked = parser.parse_args()
    try:
        check(asked.package, asked.previous, asked.mirror)
    except Stop as stop:
        sys.exit(str(stop))
