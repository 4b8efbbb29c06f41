"""A release: refused where it would tell nobody what is new, and otherwise one commit, its packages, sums and a tag."""

import subprocess
from pathlib import Path

import pytest

import changelog
import releasing
from stop import Stop
from version import read_version

FRESH = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A window.\n"
EMPTY = "# Changelog\n\n## [Unreleased]\n\n### Added\n"
PAST = EMPTY + "\n## [0.2.0] - 2026-01-02\n\n### Added\n\n- A window.\n"


def git(project: Path, *words: str) -> str:
    return subprocess.check_output(["git", *words], cwd=project, text=True)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository of a program in version 0.2.0."""
    for name, text in (("engine/remembrancer/__init__.py", '__version__ = "0.2.0"\n'), ("CHANGELOG.md", FRESH)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    for key, value in (("user.name", "A Person"), ("user.email", "person@example.invalid")):
        git(tmp_path, "config", key, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def build_in(project: Path) -> list[Path]:
    made = project / "build" / "remembrancer.deb"
    made.parent.mkdir()
    made.write_text("a package", encoding="utf-8")
    return [made]


def test_what_is_unreleased_becomes_the_entry_of_the_version() -> None:
    closed = changelog.close(FRESH, "0.2.0", "2026-01-02")
    found = changelog.sections(closed)
    assert list(found) == ["Unreleased", "0.2.0"]
    assert found["Unreleased"] == ("", "")
    assert found["0.2.0"] == ("2026-01-02", "### Added\n\n- A window.")
    assert changelog.close(closed, "0.2.0", "2026-01-03") == closed


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (EMPTY, "0.2.0"),
        (PAST, "0.3.0"),
        (PAST.replace(" - 2026-01-02", ""), "0.2.0"),
        (FRESH + PAST[len(EMPTY) :], "0.2.0"),
    ],
    ids=["nothing is told", "nothing of this version", "no date", "more came after it"],
)
def test_a_changelog_that_does_not_tell_what_is_new_stops_a_release(text: str, version: str) -> None:
    with pytest.raises(Stop, match="CHANGELOG"):
        changelog.close(text, version, "2026-01-02")


def test_a_release_is_a_commit_with_its_packages_sums_and_tag(project: Path) -> None:
    sums = releasing.release(project, lambda: build_in(project))
    assert git(project, "log", "-1", "--format=%s").strip() == "Release 0.2.0"
    assert git(project, "tag", "--points-at", "HEAD").strip() == "v0.2.0"
    subprocess.run(["sha256sum", "--check", "--strict", sums.name], check=True, cwd=sums.parent, capture_output=True)
    with pytest.raises(Stop, match="released already"):
        releasing.release(project, lambda: build_in(project))


def test_a_build_that_fails_leaves_no_tag_and_the_command_goes_on_from_there(project: Path) -> None:
    def fail() -> list[Path]:
        raise Stop(Stop.INSTALLATION_FAILED, "no")

    with pytest.raises(Stop, match="no"):
        releasing.release(project, fail)
    assert not git(project, "tag")
    releasing.release(project, lambda: build_in(project))
    assert git(project, "tag").strip() == "v0.2.0"
    assert git(project, "rev-list", "--count", "HEAD").strip() == "2"


def test_what_is_not_committed_is_not_released(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(FRESH + "- More.\n", encoding="utf-8")
    with pytest.raises(Stop, match="not committed"):
        releasing.release(project, lambda: build_in(project))


def test_the_changelog_of_this_checkout_can_be_released(checkout: Path) -> None:
    changelog.close((checkout / "CHANGELOG.md").read_text(encoding="utf-8"), read_version(checkout), "2026-01-02")


def test_the_version_stands_in_one_place(checkout: Path) -> None:
    assert 'dynamic = ["version"]' in (checkout / "pyproject.toml").read_text(encoding="utf-8")
