"""What holds for every file of the checkout."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDERS = ("engine", "app", "resources", "tests", "packaging")
LINES_OF_A_PYTHON_FILE = 500
BYTES_OF_A_FILE = 40_000_000  # the embedding model is the largest, and hosts refuse files not much larger


@pytest.fixture(scope="module")
def files(checkout: Path) -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for path in sorted((checkout / folder).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]


@pytest.fixture(scope="module")
def python_files(files: list[Path]) -> list[Path]:
    return [path for path in files if path.suffix == ".py"]


def imported(path: Path) -> Iterator[str]:
    """Name the packages that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_no_python_file_is_longer_than_one_can_read_at_a_sitting(python_files: list[Path]) -> None:
    lengths = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in python_files}
    assert not {path: length for path, length in lengths.items() if length > LINES_OF_A_PYTHON_FILE}


def test_no_file_is_too_large_for_the_repository(files: list[Path]) -> None:
    sizes = {str(path): path.stat().st_size for path in files}
    assert not {path: size for path, size in sizes.items() if size > BYTES_OF_A_FILE}


def test_nothing_imports_the_sqlite_of_the_standard_library(python_files: list[Path]) -> None:
    """A second SQLite in a process drops the locks of the first one when it closes the same file."""
    assert not [path for path in python_files if "sqlite3" in imported(path)]


def test_the_development_script_needs_only_the_standard_library(checkout: Path) -> None:
    folder = checkout / "packaging"
    beside = {path.stem for path in folder.glob("*.py")}
    modules = ["dev", "commands", "checks", "display", "operating_system", "stop", "system_packages"]
    for module in [*modules, "virtual_environment"]:
        foreign = set(imported(folder / f"{module}.py")) - beside - sys.stdlib_module_names
        assert not foreign, f"{module} imports {foreign}"


def test_tests_are_no_packages(files: list[Path]) -> None:
    assert not [path for path in files if path.name == "__init__.py" and "tests" in path.parts]


def test_who_stands_outside_of_a_vault_leaves_its_store_alone(checkout: Path) -> None:
    """The window and the entrances speak to the facade; what they need of what lies under it, it offers itself."""
    engine = checkout / "engine" / "remembrancer"
    outside = (checkout / "app", checkout / "packaging", engine / "cli", engine / "owner", engine / "port")
    reaching = [
        f"{path}:{node.lineno}"
        for folder in outside
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "store" and ast.unparse(node.value).endswith("vault")
    ]
    assert reaching == []
