"""Trying the Debian package where it will live: in a bare Debian 12, after an earlier version, on a screen.

    sudo python3 packaging/installed_check.py NEW.deb [OLD.deb]

Takes an administrator, debootstrap, Xvfb and openbox, half a gigabyte and several minutes. Run by the tests with
REMEMBRANCER_RELEASE_CHECKS=1. Without OLD there is no step from an earlier version, and it says so.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import smoke_test
from stop import Stop

RELEASE = "bookworm"
MIRROR_VARIABLE = "REMEMBRANCER_DEBIAN_MIRROR"
NEEDED = ("debootstrap", "chroot", "Xvfb", "openbox")
_SCREEN = ":77"
_PASSPHRASE = "a passphrase of words"  # noqa: S105 - of a vault that is thrown away
_STATEMENT = "The spare key hangs behind the blue door."


def check(new: Path, old: Path | None) -> None:
    """Install, drive, upgrade where ``old`` is given, and purge; raises Stop with what went wrong."""
    if missing := [each for each in NEEDED if shutil.which(each) is None]:
        raise Stop(Stop.MISSING_LIBRARIES, f"Not installed: {', '.join(missing)}.")
    with tempfile.TemporaryDirectory(prefix="remembrancer-debian-") as place:
        root = Path(place)
        _say("A bare Debian ...")
        # Without the variable, debootstrap takes the mirror that it knows itself.
        mirror = [os.environ[MIRROR_VARIABLE]] if os.environ.get(MIRROR_VARIABLE) else []
        _run("debootstrap", "--variant=minbase", RELEASE, place, *mirror)
        (root / "etc/apt/apt.conf.d/90quiet").write_text('APT::Install-Recommends "false";\n', encoding="utf-8")
        if old is not None:
            _say(f"Installing {old.name} and keeping a memory ...")
            _install(root, old)
            _keep_a_memory(root)
        _say(f"Installing {new.name} ...")
        _install(root, new)
        if old is not None:
            _find_the_memory(root)
        _say("Driving it without a screen ...")
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        smoke_test.check(Path("/usr/bin"), root)
        _say("Driving it on a screen with a window manager ...")
        with _screen():
            smoke_test.check(Path("/usr/bin"), root)
        _say("Taking it away ...")
        _run("chroot", place, "apt-get", "-q", "-y", "purge", "remembrancer")
        _require_gone(root, kept=old is not None)
    _say("Passed." if old is not None else "Passed, without an upgrade: no earlier package was given.")


def _install(root: Path, package: Path) -> None:
    shutil.copy(package, root / "tmp")
    command = ["apt-get", "-q", "-y", "install", f"/tmp/{package.name}"]  # noqa: S108 - inside the folder
    _run("chroot", str(root), "env", "DEBIAN_FRONTEND=noninteractive", *command)


def _command(root: Path, *words: str) -> str:
    variables = [
        "HOME=/root",
        "LANG=C.UTF-8",
        "REMEMBRANCER_VAULT=/root/vault",
        f"REMEMBRANCER_PASSPHRASE={_PASSPHRASE}",
    ]
    return _run("chroot", str(root), "env", *variables, "remembrancer", *words)


def _keep_a_memory(root: Path) -> None:
    _command(root, "vault", "create")
    _command(root, "remember", _STATEMENT)


def _find_the_memory(root: Path) -> None:
    if _STATEMENT not in _command(root, "recall", "where is the spare key?"):
        raise Stop(Stop.INSTALLATION_FAILED, "The new version does not find what was kept with the old one.")
    _command(root, "health")


def _require_gone(root: Path, *, kept: bool) -> None:
    left = [each for folder in ("usr", "etc", "var/lib/systemd") for each in (root / folder).rglob("*emembrancer*")]
    if left:
        raise Stop(Stop.INSTALLATION_FAILED, f"The package left behind {left}.")
    if kept and not (root / "root/vault/vault.db").exists():
        raise Stop(Stop.INSTALLATION_FAILED, "Taking the package away took a vault with it.")


@contextmanager
def _screen() -> Iterator[None]:
    """A screen with a window manager; programs inside the folder reach it, since they share the network."""
    before = {name: os.environ.get(name) for name in ("DISPLAY", "QT_QPA_PLATFORM")}
    with (
        subprocess.Popen(["Xvfb", _SCREEN, "-screen", "0", "1280x800x24", "-nolisten", "unix"], stderr=-3) as server,
        subprocess.Popen(["sh", "-c", "sleep 3; exec openbox"], env={**os.environ, "DISPLAY": _SCREEN}) as manager,
    ):
        os.environ.update({"DISPLAY": _SCREEN, "QT_QPA_PLATFORM": "xcb"})
        time.sleep(5)
        if server.poll() is not None or manager.poll() is not None:
            raise Stop(Stop.NO_DISPLAY, "Xvfb or openbox did not start.")
        try:
            yield
        finally:
            for name, value in before.items():
                os.environ.pop(name) if value is None else os.environ.update({name: value})
            manager.terminate()
            server.terminate()


def _run(*command: str) -> str:
    result = subprocess.run(command, check=False, capture_output=True, text=True)
    if result.returncode != 0:
        told = f"{result.stdout}\n{result.stderr}"[-3000:]
        raise Stop(Stop.INSTALLATION_FAILED, f"{' '.join(command)} ended with {result.returncode}:\n{told}")
    return result.stdout


def _say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    try:
        check(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    except Stop as stop:
        sys.exit(str(stop))
