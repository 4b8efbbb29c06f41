"""What is made for systems that are not this one, as far as it can be tried here."""

import runpy
import shutil
from pathlib import Path

import pytest

import app_directory
import building
import desktop_files
from saying import say


@pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not installed (Debian: nsis)")
def test_the_installer_for_windows_compiles_around_a_stand_in(checkout: Path, tmp_path: Path, monkeypatch) -> None:
    payload = tmp_path / "remembrancer"
    (payload / "_internal").mkdir(parents=True)
    for name in ("remembrancer.exe", "remembrancer-app.exe", "_internal/library.dll"):
        (payload / name).write_bytes(b"a stand-in for " + name.encode())
    project = tmp_path / "project"
    (project / "build").mkdir(parents=True)
    for name in ("packaging", "engine"):
        (project / name).symlink_to(checkout / name)
    made = building.windows_installer(project, payload)
    assert made.read_bytes()[:2] == b"MZ"


def test_the_settings_of_the_disk_image_name_what_the_frozen_program_is_called(checkout: Path, monkeypatch) -> None:
    monkeypatch.chdir(checkout)
    settings = runpy.run_path(str(checkout / "packaging/macos/dmg_settings.py"))
    spec = (checkout / "packaging/remembrancer.spec").read_text(encoding="utf-8")
    assert [Path(each).name for each in settings["files"]] == ["Remembrancer.app"]
    assert 'name="Remembrancer.app"' in spec
    assert set(settings["icon_locations"]) == {"Remembrancer.app", *settings["symlinks"]}


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not installed")
def test_the_folder_for_the_appimage_is_whole_and_starts_both_programs(checkout: Path, tmp_path: Path) -> None:
    frozen, share, project = tmp_path / "frozen", tmp_path / "share", tmp_path / "project"
    frozen.mkdir()
    for name in ("remembrancer", "remembrancer-app"):
        (frozen / name).write_text(f"#!/bin/sh\necho {name} $1\n", encoding="utf-8")
        (frozen / name).chmod(0o755)
    for place in ("applications", "icons/hicolor/256x256/apps", "metainfo"):
        (share / place).mkdir(parents=True)
    shutil.copy(checkout / "packaging/linux/remembrancer.desktop", share / "applications")
    shutil.copy(checkout / "packaging/linux" / desktop_files.DESCRIPTION, share / "metainfo")
    (share / "icons/hicolor/256x256/apps/remembrancer.png").write_bytes(b"")
    project.mkdir()
    (project / "packaging").symlink_to(checkout / "packaging")
    folder = app_directory.lay_out(project, frozen, share)
    said = [say(str(folder / "AppRun"), *words) for words in ([], ["remembrancer", "--version"])]
    assert said == ["remembrancer-app\n", "remembrancer --version\n"]
