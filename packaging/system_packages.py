"""The libraries that Qt expects of a Linux system, and how they get there on Debian and Ubuntu.

Python packages bring everything else. Only what is missing is installed, by apt-get, from whatever sources the
machine is set up with; on other distributions the libraries are looked for and what is missing is named.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass

import operating_system
from stop import Stop


@dataclass(frozen=True, slots=True)
class SystemPackage:
    """A Debian package, and what shows that it (or its like elsewhere) is there: a library or a program."""

    name: str
    library: str = ""
    program: str = ""
    optional: bool = False

    def is_usable(self) -> bool:
        """Say whether the library loads or the program is found, whoever installed it."""
        if self.library:
            try:
                ctypes.CDLL(self.library)
            except OSError:
                return False
        return not self.program or shutil.which(self.program) is not None


OFFSCREEN = (
    SystemPackage("libegl1", library="libEGL.so.1"),
    SystemPackage("libgl1", library="libGL.so.1"),
    SystemPackage("libxkbcommon0", library="libxkbcommon.so.0"),
    SystemPackage("libdbus-1-3", library="libdbus-1.so.3"),
    SystemPackage("libfontconfig1", library="libfontconfig.so.1"),
    SystemPackage("libglib2.0-0", library="libglib-2.0.so.0"),
)
XCB = (
    SystemPackage("libx11-xcb1", library="libX11-xcb.so.1"),
    SystemPackage("libxcb-cursor0", library="libxcb-cursor.so.0"),
    SystemPackage("libxcb-icccm4", library="libxcb-icccm.so.4"),
    SystemPackage("libxcb-keysyms1", library="libxcb-keysyms.so.1"),
    SystemPackage("libxcb-shape0", library="libxcb-shape.so.0"),
    SystemPackage("libxcb-xkb1", library="libxcb-xkb.so.1"),
    SystemPackage("libxkbcommon-x11-0", library="libxkbcommon-x11.so.0"),
    SystemPackage("libxcb-randr0", library="libxcb-randr.so.0"),
    SystemPackage("libxcb-xfixes0", library="libxcb-xfixes.so.0"),
    SystemPackage("libxcb-sync1", library="libxcb-sync.so.1"),
)
WAYLAND = (
    SystemPackage("libwayland-client0", library="libwayland-client.so.0"),
    SystemPackage("libwayland-cursor0", library="libwayland-cursor.so.0"),
    SystemPackage("libwayland-egl1", library="libwayland-egl.so.1"),
)
# For the test of a real keyring, which is skipped with a reason where these are absent.
KEYRING = (
    SystemPackage("dbus", program="dbus-run-session", optional=True),
    SystemPackage("gnome-keyring", program="gnome-keyring-daemon", optional=True),
)
FOR_PACKAGES = (
    SystemPackage("dpkg-dev", program="dpkg-shlibdeps"),
    SystemPackage("binutils", program="strip"),
    SystemPackage("patchelf", program="patchelf"),
    SystemPackage("icu-devtools", program="icupkg"),
    SystemPackage("lintian", program="lintian"),
    SystemPackage("desktop-file-utils", program="desktop-file-validate"),
    SystemPackage("appstream", program="appstreamcli"),
    SystemPackage("help2man", program="help2man"),
    SystemPackage("makeself", program="makeself"),
)
FOR_AN_ENVIRONMENT: tuple[SystemPackage, ...] = ()
FOR_TESTS = OFFSCREEN + KEYRING
FOR_A_WINDOW = OFFSCREEN + XCB + WAYLAND


def for_virtual_environments() -> tuple[SystemPackage, ...]:
    """Return the package that Debian splits `ensurepip` into, where this interpreter lacks it."""
    if importlib.util.find_spec("ensurepip") is not None:
        return ()
    return (SystemPackage(f"python{sys.version_info.major}.{sys.version_info.minor}-venv"),)


def installed_names(listing: str) -> frozenset[str]:
    """Collect the names that installed packages have or provide, from dpkg-query's answer to `installed`.

    Provided names count: Ubuntu 24.04 and Debian 13 install libglib2.0-0t64 where libglib2.0-0 is asked for.
    """
    names: set[str] = set()
    for line in listing.splitlines():
        name, status, provides = line.split("\t")
        if status.strip() == "ii":
            names.add(name)
            names.update(part.split("(")[0].strip() for part in provides.split(",") if part.strip())
    return frozenset(names)


def installed() -> frozenset[str]:
    """Ask dpkg what is installed."""
    command = ["dpkg-query", "--show", "--showformat", "${Package}\t${db:Status-Abbrev}\t${Provides}\n"]
    return installed_names(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def missing(wanted: Iterable[SystemPackage], present: frozenset[str]) -> list[SystemPackage]:
    """Return those of the wanted packages that are not among the present names, in the order given."""
    return [package for package in wanted if package.name not in present]


def ensure(wanted: tuple[SystemPackage, ...]) -> None:
    """Make the wanted packages available, or stop and say what a person has to do."""
    system = operating_system.current()
    if not system.is_linux:
        return  # Qt's wheels for Windows and macOS need nothing of the system
    wanted = wanted + for_virtual_environments()
    if not system.uses_apt:
        _require_libraries(wanted, system.name)
        return
    absent = missing(wanted, installed())
    if absent:
        _install(absent, system.name)


def _require_libraries(wanted: Iterable[SystemPackage], system_name: str) -> None:
    unusable = [package for package in wanted if not package.is_usable()]
    required = [package for package in unusable if not package.optional]
    if required:
        listed = "\n".join(f"  {package.library or package.program or package.name}" for package in required)
        raise Stop(
            Stop.MISSING_LIBRARIES,
            f"This is {system_name}, where this script cannot install libraries. Please install, with its own package "
            f"manager, what brings these:\n{listed}\n"
            f"(On Debian the packages are: {_names(required)}.)",
        )
    if unusable:
        print(f"Not found, so the tests that need them are skipped: {_names(unusable)}.")


def _install(absent: list[SystemPackage], system_name: str) -> None:
    prefix = _privilege(absent, system_name)
    if prefix is None:
        if optional := [package for package in absent if not package.is_usable()]:
            print(f"Not installed, so the tests that need them are skipped: {_names(optional)}.")
        return
    print(f"Installing system packages: {_names(absent)} ...", flush=True)
    # Waiting for the lock: a freshly started machine often runs its own update.
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300", "-q", "-y"]
    # A failed update is not final: the lists already there may be good enough, and install says if they are not.
    update = subprocess.run([*apt, "update"], check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    names = [package.name for package in absent]
    command = [*apt, "install", "--no-install-recommends", *names]
    result = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode == 0:
        return
    said = update.stdout + result.stdout
    tail = "\n".join(f"  {line}" for line in said.splitlines()[-15:])
    if _speaks_of_the_network(said):
        raise Stop(
            Stop.NO_NETWORK,
            "The system packages could not be fetched: the package sources of this machine do not answer. "
            f"Check the network and start again.\n{tail}",
        )
    raise Stop(Stop.INSTALLATION_FAILED, f"apt-get could not install {_names(absent)}:\n{tail}")


def _privilege(absent: list[SystemPackage], system_name: str) -> list[str] | None:
    """Return what to put before apt-get; None when it may not be used, and can be done without."""
    if os.geteuid() == 0:
        return []
    if all(package.optional or package.is_usable() for package in absent):
        return None  # not worth a question at every start
    by_hand = f"  apt-get install --no-install-recommends {' '.join(package.name for package in absent)}"
    if shutil.which("sudo") is None or not sys.stdin.isatty():
        raise Stop(
            Stop.NO_RIGHTS,
            f"{system_name} lacks packages that Remembrancer needs, and installing them takes an administrator's "
            f"rights, which this script has no way to ask for here. Please have this run as root:\n{by_hand}",
        )
    print(f"These system packages are missing:\n{by_hand}")
    if not _agrees("Install them now with sudo? [Y/n] "):
        raise Stop(Stop.DECLINED, f"Nothing was installed. Remembrancer needs these packages first:\n{by_hand}")
    return ["sudo"]


def _agrees(question: str) -> bool:
    try:
        return input(question).strip().lower() in {"", "y", "yes"}
    except EOFError:
        return False


def _speaks_of_the_network(output: str) -> bool:
    return any(
        words in output
        for words in (
            "Temporary failure resolving",
            "Could not resolve",
            "Could not connect",
            "Unable to connect",
            "Connection timed out",
            "Connection failed",
            "Network is unreachable",
            "Could not handshake",
        )
    )


def _names(packages: Iterable[SystemPackage]) -> str:
    return ", ".join(package.name for package in packages)
