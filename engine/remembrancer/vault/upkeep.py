"""Work in the background that keeps derived data whole: encoding what has no codes of the present encoder.

That is what was stored while the model was missing, or by a program whose encoder was another one. Codes of another
encoder go once every text has been encoded again: nothing reads them any more.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from remembrancer.embedding.encoder import CONTEXT_TURNS
from remembrancer.embedding.searchable import EncoderSource, embedded_text, searchable
from remembrancer.model.progress import Progress, Silent, check_cancelled
from remembrancer.storage.codes import texts_without_codes, window_generation
from remembrancer.storage.connection import Connection
from remembrancer.storage.store import Store
from remembrancer.storage.texts import SearchableText, remove_windows, store_windows, turns_before, windows_of_others
from remembrancer.text.language import segment_for_index
from remembrancer.vault.background import BackgroundWork

_BATCH: Final = 16
_REMOVED_AT_ONCE: Final = 200
"""Windows: so few are removed in some milliseconds, and whoever writes hardly waits."""


class Upkeep(BackgroundWork):
    """Encodes texts that have no codes and removes codes of other encoders, a few at a time.

    It steps aside for nobody: until it is done, what has no codes is found by its words alone.
    """

    def __init__(self, store: Store, encoder: EncoderSource) -> None:
        super().__init__("upkeep", lambda: None)
        self._store = store
        self._encoder = encoder

    def work(self) -> None:
        self.encode_missing()
        self.remove_other_codes()

    def encode_missing(self, progress: Progress | None = None) -> int:
        """Encode every text that has no codes yet; returns how many got some.

        Raises:
            CancelledError: the person asked to stop; what was encoded stays.
        """
        encoder, progress = self._encoder(), progress or Silent()
        done = last = 0
        while encoder is not None and not self.must_stop():
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
        while encoder is not None and not self.must_stop():
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
