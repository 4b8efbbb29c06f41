"""Work in the background that keeps derived data whole: encoding what has no codes of the present encoder.

That is what was stored while the model was missing, or by a program whose encoder was another one. Codes of another
encoder go once every text has been encoded again: nothing reads them any more.
"""

from __future__ import annotations

from functools import partial
from threading import Event, Thread
from typing import Final

import structlog

from remembrancer.embedding.encoder import CONTEXT_TURNS
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.model.errors import RemembrancerError
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer.storage.codes import texts_without_codes, window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText, remove_windows, store_windows, turns_before, windows_of_others
from remembrancer.text.language import segment_for_index

_BATCH: Final = 16
_REMOVED_AT_ONCE: Final = 200
"""Windows: so few are removed in some milliseconds, and whoever writes hardly waits."""


class Upkeep:
    """Encodes texts that have no codes and removes codes of other encoders, a few at a time.

    Stopping loses nothing, the next start goes on.
    """

    def __init__(self, store: Store, encoder: EncoderSource) -> None:
        self._store = store
        self._encoder = encoder
        self._stop = Event()
        self._thread: Thread | None = None

    def start(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="upkeep", daemon=True)
            self._thread.start()

    def start_again(self) -> None:
        """Look once more, where it was started: much came that has no codes."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
            self.start()

    def stop(self) -> None:
        """Ask the work to end and wait for it."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            self.encode_missing()
            self.remove_other_codes()
        except RemembrancerError as error:
            structlog.get_logger("vault").warning("upkeep_stopped", reason=error.code, detail=error.detail)

    def encode_missing(self, progress: Progress | None = None) -> int:
        """Encode every text that has no codes yet; returns how many got some.

        Raises:
            CancelledError: the person asked to stop; what was encoded stays.
        """
        encoder, progress = self._encoder(), progress or Silent()
        done = last = 0
        while encoder is not None and not self._stop.is_set():
            check_cancelled(progress)
            progress.report(done, 0, "encoding")
            with self._store.read() as connection:
                generation = window_generation(connection)
                batch = [
                    (each, turns_before(connection, each.text, CONTEXT_TURNS) if each.episode else None)
                    for each in texts_without_codes(connection, encoder.encoder_id, last, _BATCH)
                ]
            if not batch:
                break
            texts = []
            for each, turn in batch:
                text = embedded_text(each.title, each.content)
                texts.append((each.text, searchable(text, segment_for_index(text), encoder, turn)))
            if self._store.maintain(partial(_keep, texts, generation)):
                last = batch[-1][0].text
                done += sum(bool(text.windows) for _, text in texts)
        return done

    def remove_other_codes(self) -> int:
        """Remove what other encoders made; returns how many windows went. To be called when every text is encoded."""
        encoder = self._encoder()
        done = 0
        while encoder is not None and not self._stop.is_set():
            with self._store.read() as connection:
                windows = windows_of_others(connection, encoder.encoder_id, _REMOVED_AT_ONCE)
            if not windows:
                break
            self._store.maintain(partial(remove_windows, windows=windows))
            done += len(windows)
        return done


def _keep(texts: list[tuple[int, SearchableText]], generation: int, connection: Connection) -> bool:
    """Keep the codes of texts; not if something was erased since they were read, for they may have stood behind it."""
    if window_generation(connection) != generation:
        return False
    for row, text in texts:
        store_windows(connection, row, text)
    return True
