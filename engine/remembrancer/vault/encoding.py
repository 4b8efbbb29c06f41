"""The encoder while it loads, once it is there, and when it is not."""

from __future__ import annotations

import logging
from threading import Lock, Thread
from typing import Final

from remembrancer.embedding.encoder import Encoder
from remembrancer.model.errors import ModelMiscalculatesError, ModelMissingError, ModelTamperedError

LOADING: Final = "loading"
READY: Final = "ready"


class EncoderSlot:
    """Loads the encoder on a thread of its own, from the first moment somebody may need it.

    Calling it waits for the outcome. ``state`` is ``loading``, ``ready``, or the code of the error that stopped it.
    """

    def __init__(self, *, threads: int = 1) -> None:
        self.state = LOADING
        self._encoder: Encoder | None = None
        self._thread = Thread(target=self._load, args=(threads,), name="encoder-loader", daemon=True)
        self._started = False
        self._starting = Lock()

    def start(self) -> None:
        """Begin loading, if that has not begun."""
        with self._starting:
            if not self._started:
                self._started = True
                self._thread.start()

    def __call__(self) -> Encoder | None:
        """The encoder, or None where there is none: then words alone are searched."""
        self.start()
        self._thread.join()
        return self._encoder

    def _load(self, threads: int) -> None:
        try:
            self._encoder = Encoder.load(threads=threads)
        except (ModelMissingError, ModelTamperedError, ModelMiscalculatesError) as error:
            self.state = error.code
            logging.getLogger("vault").warning("model_not_loaded reason=%r detail=%r", error.code, error.detail)
        else:
            self.state = READY
