"""Which system packages are missing, and what happens when they may not be installed."""

import os
import shutil
from pathlib import Path

import pytest

import system_packages
from stop import Stop
from system_packages import SystemPackage, installed, installed_names, missing

LISTING = (
    "libegl1\tii \t\n"
    "libglib2.0-0t64\tii \tlibglib2.0-0 (= 2.80.0-6ubuntu3)\n"
    "libgl1\trc \t\n"
    "mawk\tii \tawk, other-awk (= 1)\n"
)
ABSENT = SystemPackage("remembrancer-has-no-such-package", library="libremembrancer-none.so.9")
needs_linux = pytest.mark.skipif(not hasattr(os, "geteuid") or not Path("/etc").is_dir(), reason="not a Linux system")


def test_what_is_installed_counts_under_its_own_name_and_under_those_it_provides() -> None:
    assert installed_names(LISTING) == {"libegl1", "libglib2.0-0t64", "libglib2.0-0", "mawk", "awk", "other-awk"}


def test_a_removed_package_whose_configuration_remains_is_missing() -> None:
    wanted = (SystemPackage("libegl1"), SystemPackage("libgl1"), SystemPackage("libglib2.0-0"))
    assert [package.name for package in missing(wanted, installed_names(LISTING))] == ["libgl1"]


def test_a_window_needs_what_the_tests_need_of_qt_and_the_x_libraries_as_well() -> None:
    assert set(system_packages.OFFSCREEN) < set(system_packages.FOR_A_WINDOW)
    assert set(system_packages.XCB) < set(system_packages.FOR_A_WINDOW)
    assert set(system_packages.OFFSCREEN) < set(system_packages.FOR_TESTS)


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="dpkg is not the package manager here")
def test_dpkg_is_asked_for_real() -> None:
    present = installed()
    assert {"dpkg", "libc6"} <= present
    assert ABSENT.name not in present


@needs_linux
def test_a_library_is_looked_for_where_the_package_manager_is_another() -> None:
    assert SystemPackage("libc6", library="libc.so.6").is_usable()
    assert not ABSENT.is_usable()
    assert SystemPackage("sh", program="sh").is_usable()
    assert not SystemPackage("none", program="remembrancer-no-such-program").is_usable()


@needs_linux
def test_without_root_and_sudo_a_required_package_stops_and_the_command_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(Stop, match="apt-get install --no-install-recommends remembrancer-has-no") as stopped:
        system_packages._privilege([ABSENT], "Debian 12")
    assert stopped.value.exit_code == Stop.NO_RIGHTS


@needs_linux
def test_without_root_and_sudo_an_optional_package_is_done_without(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", "")
    system_packages._install([SystemPackage("none", program="remembrancer-none", optional=True)], "Debian 12")
    assert "the tests that need them are skipped: none" in capsys.readouterr().out


@needs_linux
def test_on_another_distribution_the_missing_library_is_named() -> None:
    with pytest.raises(Stop, match=r"Fedora(.|\n)*libremembrancer-none\.so\.9") as stopped:
        system_packages._require_libraries([SystemPackage("libc6", library="libc.so.6"), ABSENT], "Fedora Linux 41")
    assert stopped.value.exit_code == Stop.MISSING_LIBRARIES


@needs_linux
def test_on_another_distribution_work_goes_on_when_the_libraries_load() -> None:
    system_packages._require_libraries([SystemPackage("libc6", library="libc.so.6")], "Fedora Linux 41")
