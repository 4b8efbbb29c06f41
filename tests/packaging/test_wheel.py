"""The wheel holds the three packages with all that they read at run time, and nothing of the workshop."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PACKAGES = {
    "remembrancer": "engine/remembrancer",
    "remembrancer_app": "app/remembrancer_app",
    "remembrancer_resources": "resources/remembrancer_resources",
}
MODEL = "remembrancer_resources/models/answerai_colbert_small_v1/"


@pytest.fixture(scope="module")
def contents(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, check=True, cwd=checkout, capture_output=True)
    (wheel,) = folder.glob("remembrancer-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_file_of_the_three_packages_is_in_it(checkout: Path, contents: set[str]) -> None:
    expected = {
        f"{package}/{path.relative_to(checkout / folder).as_posix()}"
        for package, folder in PACKAGES.items()
        for path in (checkout / folder).rglob("*")
        if path.is_file()
        and not any(part.startswith((".", "__pycache__")) for part in path.relative_to(checkout).parts)
    }
    assert expected <= contents


def test_it_holds_the_model_the_icons_and_the_licences_of_both(contents: set[str]) -> None:
    assert {MODEL + "model.onnx", MODEL + "tokenizer.json"} <= contents
    assert any(name.startswith("remembrancer_resources/icons/") and name.endswith(".svg") for name in contents)
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in contents)


def test_it_holds_nothing_else(contents: set[str]) -> None:
    places = {name.split("/")[0] for name in contents}
    assert {place for place in places if not place.endswith(".dist-info")} == set(PACKAGES)
    assert not [name for name in contents if "__pycache__" in name or name.endswith((".pyc", ".db"))]
