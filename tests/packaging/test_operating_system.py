"""Which systems are taken for Debian or Ubuntu."""

import pytest

from operating_system import describe, parse_os_release

DEBIAN = """\
PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"
NAME="Debian GNU/Linux"
VERSION_ID="12"
ID=debian
"""
UBUNTU = """\
# made by hand
PRETTY_NAME="Ubuntu 24.04.1 LTS"
ID=ubuntu
ID_LIKE=debian

"""
MINT = "ID=linuxmint\nID_LIKE='ubuntu debian'\nPRETTY_NAME='Linux Mint 22'\n"
FEDORA = 'ID=fedora\nPRETTY_NAME="Fedora Linux 41"\n'


def test_values_are_read_with_and_without_quotation_marks() -> None:
    assert parse_os_release(UBUNTU) == {"PRETTY_NAME": "Ubuntu 24.04.1 LTS", "ID": "ubuntu", "ID_LIKE": "debian"}


def test_a_broken_line_does_not_hide_the_others() -> None:
    assert parse_os_release('NAME="half\nno assignment\nEMPTY=\nID=debian') == {"EMPTY": "", "ID": "debian"}


@pytest.mark.parametrize("release", [DEBIAN, UBUNTU, MINT])
def test_debian_and_what_resembles_it_use_apt(release: str) -> None:
    assert describe(parse_os_release(release), platform="linux", has_apt=True).uses_apt


def test_debian_without_apt_get_is_treated_like_any_other_distribution() -> None:
    assert not describe(parse_os_release(DEBIAN), platform="linux", has_apt=False).uses_apt


def test_another_distribution_does_not_use_apt_even_where_it_is_installed() -> None:
    fedora = describe(parse_os_release(FEDORA), platform="linux", has_apt=True)
    assert not fedora.uses_apt
    assert fedora.name == "Fedora Linux 41"


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_use_no_apt_and_have_a_name(platform: str) -> None:
    system = describe({}, platform=platform, has_apt=False)
    assert not system.is_linux
    assert not system.uses_apt
    assert system.name == platform
