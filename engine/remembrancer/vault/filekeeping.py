"""Keeping the blocks of files up to date in the background, after each change."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from remembrancer.model.errors import CancelledError, RemembrancerError
from remembrancer.model.syncing import ListSyncs, RunSync
from remembrancer.vault.background import BackgroundWork

if TYPE_CHECKING:
    from remembrancer.vault.entrance import Entrance

_SECONDS_BETWEEN: Final = 2.0
"""Changes that follow each other are written together."""


class FileKeeping(BackgroundWork):
    """Runs what is kept up to date. What was edited by hand is looked at before it is written over."""

    def __init__(self, program: Entrance, step_aside: Callable[[], None]) -> None:
        super().__init__("filekeeping", step_aside, gather_seconds=_SECONDS_BETWEEN)
        self._program = program

    def work(self) -> None:
        for sync in self._program.query(ListSyncs()):
            if self.must_stop():
                return
            try:
                self._program.change(RunSync(sync.path))
            except CancelledError:
                raise
            except RemembrancerError as error:
                # One that cannot be written, or is kept no longer, keeps none of the others back.
                logging.getLogger("vault").warning("file_not_kept reason=%r detail=%r", error.code, error.detail)
