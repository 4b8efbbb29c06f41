"""The environment is made once, made again when what it holds is out of date, and never taken for ready by half."""

import os
import socket
import subprocess
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from stop import Stop
from virtual_environment import VirtualEnvironment

# The least that pip takes for a project, so that no package index is needed.
BUILD_BACKEND = """
import zipfile

WHEEL = "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    name = "thing-1.0-py3-none-any.whl"
    with zipfile.ZipFile(f"{wheel_directory}/{name}", "w") as wheel:
        wheel.writestr("thing.py", "ANSWER = 42\\n")
        wheel.writestr("thing-1.0.dist-info/METADATA", "Metadata-Version: 2.1\\nName: thing\\nVersion: 1.0\\n")
        wheel.writestr("thing-1.0.dist-info/WHEEL", WHEEL)
        wheel.writestr("thing-1.0.dist-info/RECORD", "")
    return name

build_wheel = build_editable
"""
PROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "thing"
version = "1.0"
"""
LOCKED_ELSEWHERE = "remembrancer-has-no-such-package==1.0 --hash=sha256:" + 64 * "0" + "\n"


def write_project(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (folder / "backend.py").write_text(BUILD_BACKEND, encoding="utf-8")
    (folder / "requirements.txt").write_text("", encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> VirtualEnvironment:
    """One environment for all tests here, since making one takes seconds."""
    environment = VirtualEnvironment(write_project(tmp_path_factory.mktemp("project")))
    assert not environment.is_ready()
    environment.ensure()
    return environment


@pytest.fixture
def environment(made: VirtualEnvironment) -> Iterator[VirtualEnvironment]:
    """The made environment, ready again after the test, whatever that did to what is locked."""
    stamp, locked = made.stamp.read_bytes(), (made.project / "requirements.txt").read_bytes()
    yield made
    made.stamp.write_bytes(stamp)
    (made.project / "requirements.txt").write_bytes(locked)


@pytest.fixture
def index_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Point pip at a port of this machine that is taken, so that nobody else answers, but not listening."""
    for name in [name for name in os.environ if name.upper().startswith("PIP_")]:
        monkeypatch.delenv(name)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
        monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{closed.getsockname()[1]}/")
        monkeypatch.setenv("PIP_RETRIES", "0")
        monkeypatch.setenv("NO_PROXY", "127.0.0.1")
        yield


def test_made_complete_it_is_ready_and_the_project_can_be_imported(environment: VirtualEnvironment) -> None:
    assert VirtualEnvironment(environment.project).is_ready()
    command = [str(environment.python), "-c", "import thing; print(thing.ANSWER)"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "42\n"


@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml"])
def test_it_is_ready_only_until_what_is_locked_or_built_changes(environment: VirtualEnvironment, name: str) -> None:
    before = (environment.project / name).read_text(encoding="utf-8")
    (environment.project / name).write_text(before + "# another state\n", encoding="utf-8")
    assert not environment.is_ready()
    (environment.project / name).write_text(before, encoding="utf-8")
    assert environment.is_ready()


def test_an_index_that_does_not_answer_is_said_in_words_and_leaves_it_unready(
    environment: VirtualEnvironment, index_that_does_not_answer: None
) -> None:
    (environment.project / "requirements.txt").write_text(LOCKED_ELSEWHERE, encoding="utf-8")
    with pytest.raises(Stop, match="does not answer") as stopped:
        environment.ensure()
    assert stopped.value.exit_code == Stop.NO_NETWORK
    assert not environment.is_ready()


def test_a_checkout_that_was_moved_gets_a_new_environment(tmp_path: Path) -> None:
    first = VirtualEnvironment(write_project(tmp_path / "first"))
    venv.create(first.folder, with_pip=False)
    first.stamp.write_text(first.expected_stamp(), encoding="utf-8")
    assert first.is_ready()
    left_over = "left-over"
    (first.folder / left_over).touch()

    moved = VirtualEnvironment(first.project.rename(tmp_path / "moved"))
    assert not moved.is_ready()
    moved.ensure()
    assert moved.is_ready()
    assert not (moved.folder / left_over).exists()


def test_an_environment_behind_a_link_is_left_alone(tmp_path: Path) -> None:
    project, other = write_project(tmp_path / "project"), tmp_path / "other"
    other.mkdir()
    (other / "kept").touch()
    (project / ".venv").symlink_to(other, target_is_directory=True)
    with pytest.raises(Stop, match="is a link"):
        VirtualEnvironment(project).ensure()
    assert [each.name for each in other.iterdir()] == ["kept"]
