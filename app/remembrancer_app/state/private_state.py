"""What the window remembers of what the person typed: in the vault, encrypted, and nowhere else.

A search, a draft or the name of a saved search can say what is in the vault. What cannot, such as sizes and columns,
is in :mod:`remembrancer_app.state.page_state`.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from remembrancer.model.errors import RemembrancerError, VaultReadOnlyError

if TYPE_CHECKING:
    from remembrancer_app.jobs.engine import Engine, Job

WRITE_AFTER_MS = 400


class PrivateState(QObject):
    """Texts by name, at hand in memory and written to the vault shortly after they change. The last write wins."""

    def __init__(self, engine: Engine, kept: Mapping[str, str], parent: QObject | None = None) -> None:
        """``kept`` is what the vault keeps now (see :meth:`remembrancer.vault.Vault.kept`)."""
        super().__init__(parent)
        self._engine = engine
        self._values = dict(kept)
        self._unwritten: set[str] = set()
        self._is_closed = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WRITE_AFTER_MS)
        self._soon.timeout.connect(self.flush)

    def value(self, name: str) -> str:
        """What is kept under a name; an empty text if nothing is."""
        return self._values.get(name, "")

    def keep(self, name: str, value: str) -> None:
        """Keep this under the name; an empty text forgets what was there."""
        if value == self.value(name):
            return
        if value:
            self._values[name] = value
        else:
            del self._values[name]
        self._unwritten.add(name)
        if not self._is_closed:
            self._soon.start()

    def texts(self, name: str) -> list[str]:
        """The list of texts that is kept under a name; an empty one if there is none."""
        try:
            texts = json.loads(self.value(name) or "[]")
        except ValueError:
            return []  # another version of the program wrote it
        return [str(text) for text in texts] if isinstance(texts, list) else []

    def keep_texts(self, name: str, texts: Sequence[str]) -> None:
        """Keep this list under the name."""
        self.keep(name, json.dumps(list(texts), ensure_ascii=False) if texts else "")

    def close(self) -> None:
        """Hand over what is not written yet, before the engine is closed, which waits until it is on disk."""
        self.flush()
        self._is_closed = True

    @Slot()
    def flush(self) -> None:
        """Hand over what is not written yet."""
        self._soon.stop()
        if not self._unwritten:
            return
        values = {name: self.value(name) for name in sorted(self._unwritten)}
        self._unwritten.clear()
        vault = self._engine.vault

        def write(_job: Job[None]) -> None:
            try:
                for name, value in values.items():
                    vault.keep(name, value)
            except VaultReadOnlyError:
                # Said all the time, in a banner; what is typed stays at hand as long as the window is open.
                logging.getLogger("state").info("not_kept_in_damaged_vault")
            except RemembrancerError as error:
                # Also said to the person, unless the window is gone by then.
                logging.getLogger("state").warning("not_kept reason=%r", error.code)
                raise

        self._engine.work(self, write, _done)


def _done(_nothing: None) -> None:
    return
