"""What is locked: everything the project names, by hash, and nothing that ties it to one place."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


@pytest.fixture(scope="module")
def locked_lines(checkout: Path) -> list[str]:
    """One string for each requirement, with its marker and hashes; comments left out."""
    text = (checkout / "requirements.txt").read_text(encoding="utf-8")
    without_comments = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [line for line in without_comments.replace("\\\n", " ").splitlines() if line.strip()]


def test_every_requirement_is_one_exact_version_with_hashes(locked_lines: list[str]) -> None:
    assert len(locked_lines) > 50
    for line in locked_lines:
        requirement, *hashes = line.split("--hash=")
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[^ ;]+( ; .+)?", requirement.strip()), line[:80]
        assert hashes, f"no hash: {requirement}"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one.strip()) for one in hashes), requirement


def test_no_address_path_or_option_is_in_it(checkout: Path, locked_lines: list[str]) -> None:
    assert "://" not in (checkout / "requirements.txt").read_text(encoding="utf-8")
    for line in locked_lines:
        requirement = line.split("--hash=")[0]
        assert not re.search(r"[/@]|(^|\s)-", requirement), requirement


def test_each_dependency_of_the_project_is_locked_in_a_version_it_allows(
    checkout: Path, locked_lines: list[str]
) -> None:
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked: dict[str, list[str]] = {}
    for line in locked_lines:
        pinned = Requirement(line.split("--hash=")[0].strip())
        locked.setdefault(canonicalize_name(pinned.name), []).append(next(iter(pinned.specifier)).version)
    for text in project["dependencies"] + project["optional-dependencies"]["development"]:
        wanted = Requirement(text)
        versions = locked.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted.name} is not locked"
        assert all(wanted.specifier.contains(version) for version in versions), f"{wanted} is locked as {versions}"


def test_what_is_installed_is_what_is_locked(locked_lines: list[str]) -> None:
    here = default_environment()
    for line in locked_lines:
        pinned = Requirement(line.split("--hash=")[0].strip())
        if pinned.marker is None or pinned.marker.evaluate(dict(here)):
            assert pinned.specifier.contains(version(pinned.name), prereleases=True), pinned


def test_what_is_shipped_is_locked_in_the_versions_that_are_tested(checkout: Path, locked_lines: list[str]) -> None:
    """The environment that packages are made in has all the program needs, as the tests have it."""
    text = (checkout / "packaging/requirements.txt").read_text(encoding="utf-8")
    shipped = dict(re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", text, re.MULTILINE))
    tested = {line.split("==")[0]: line.split("==")[1].split()[0] for line in locked_lines}
    different = {name for name in shipped.keys() & tested.keys() if shipped[name] != tested[name]}
    assert not different, "Lock packaging/requirements.txt again; the command is in its first lines."
    project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["release"]
    assert {canonicalize_name(Requirement(each).name) for each in wanted} <= {
        canonicalize_name(each) for each in shipped
    }
