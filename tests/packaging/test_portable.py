"""The portable folder: installed for one person, replaced, taken away without a trace; refused when it is damaged."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import portable

PROGRAMS = ("remembrancer", "remembrancer-app")
MOMENT = 1_780_000_000


@pytest.fixture
def folder(checkout: Path, tmp_path: Path) -> Path:
    """As it is built, around two programs that only say their names."""
    folder = tmp_path / "remembrancer-1.2.3-linux"
    library = folder / "lib/remembrancer"
    library.mkdir(parents=True)
    for name in PROGRAMS:
        (library / name).write_text(f"#!/bin/sh\necho {name}\n", encoding="utf-8")
        (library / name).chmod(0o755)
    entries = folder / "share/applications"
    entries.mkdir(parents=True)
    shutil.copy(checkout / "packaging/linux/remembrancer.desktop", entries)
    portable.finish(checkout, folder)
    return folder


def install(folder: Path, place: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([folder / "install.sh", place], check=False, capture_output=True, text=True)


def files_in(place: Path) -> set[str]:
    return {str(each.relative_to(place)) for each in place.rglob("*") if not each.is_dir()}


def test_it_is_installed_replaced_and_taken_away_without_touching_anything_else(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "a person"
    mine = place / "share/applications/mine.desktop"
    mine.parent.mkdir(parents=True)
    mine.write_text("mine", encoding="utf-8")
    for _ in range(2):
        assert install(folder, place).returncode == 0
        for name in PROGRAMS:
            assert subprocess.check_output([place / "bin" / name], text=True) == f"{name}\n"
    entry = (place / "share/applications/remembrancer.desktop").read_text(encoding="utf-8")
    assert f'\nExec="{place}/bin/remembrancer-app" %u\n' in entry
    assert f"\nTryExec={place}/bin/remembrancer-app\n" in entry
    subprocess.run(["sh", place / "lib/remembrancer/uninstall.sh"], check=True, capture_output=True)
    # The desktop's own list of entries stays, and is made anew.
    assert files_in(place) - {"share/applications/mimeinfo.cache"} == {"share/applications/mine.desktop"}


def test_nothing_is_left_where_nothing_was(folder: Path, tmp_path: Path) -> None:
    place = tmp_path / "home"
    assert install(folder, place).returncode == 0
    # As update-desktop-database writes it, where that is installed.
    (place / "share/applications/mimeinfo.cache").write_text("[MIME Cache]\n", encoding="utf-8")
    subprocess.run(["sh", place / "lib/remembrancer/uninstall.sh"], check=True, capture_output=True)
    assert not files_in(place)


def test_a_damaged_folder_installs_nothing(folder: Path, tmp_path: Path) -> None:
    with (folder / "lib/remembrancer/remembrancer").open("a", encoding="utf-8") as program:
        program.write("echo something else\n")
    place = tmp_path / "home"
    result = install(folder, place)
    assert result.returncode == 1
    assert "nothing was installed" in result.stderr
    assert not files_in(place)


def test_what_lies_there_and_is_not_ours_stays(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "home/lib/remembrancer/other"
    other.parent.mkdir(parents=True)
    other.write_text("other", encoding="utf-8")
    assert install(folder, tmp_path / "home").returncode == 1
    assert files_in(tmp_path / "home") == {"lib/remembrancer/other"}


@pytest.mark.skipif(shutil.which("makeself") is None, reason="makeself is not installed; dev.py build installs it")
def test_the_one_file_installs_itself_and_notices_when_it_is_cut_or_changed(folder: Path, tmp_path: Path) -> None:
    program = portable.self_extracting(folder, tmp_path / "remembrancer.run", MOMENT, packing="--gzip")
    subprocess.run(["sh", program, "--quiet", "--", tmp_path / "home"], check=True, capture_output=True)
    assert (tmp_path / "home/bin/remembrancer-app").exists()
    content = bytearray(program.read_bytes())
    content[-20] ^= 1
    program.write_bytes(content)
    changed = subprocess.run(["sh", program, "--", tmp_path / "other"], check=False, capture_output=True, text=True)
    assert changed.returncode != 0
    assert not (tmp_path / "other").exists()


@pytest.mark.skipif(shutil.which("makeself") is None, reason="makeself is not installed; dev.py build installs it")
def test_the_one_file_is_the_same_wherever_and_whenever_it_is_made(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere" / folder.name
    shutil.copytree(folder, elsewhere)
    for each in elsewhere.rglob("*"):
        os.utime(each, (1, 1))
    made = [
        portable.self_extracting(each, each.parent / "made.run", MOMENT).read_bytes() for each in (folder, elsewhere)
    ]
    assert made[0] == made[1]
