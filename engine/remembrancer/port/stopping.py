"""Work on a thread that whoever asked for it may call off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from threading import Event
from typing import TypeVar

import anyio
import anyio.to_thread
from pydantic import ValidationError

from remembrancer.model.errors import RemembrancerError
from remembrancer.model.progress import Progress

ResultT = TypeVar("ResultT")


class _Stoppable:
    """Progress of a request that is told when nobody waits for it any more."""

    def __init__(self) -> None:
        self._stopped = Event()

    def stop(self) -> None:
        self._stopped.set()

    def report(self, done: int, total: int, stage: str) -> None:
        """Nobody watches."""

    def is_cancelled(self) -> bool:
        return self._stopped.is_set()


async def on_thread(
    work: Callable[[Progress], ResultT], gone: Callable[[], Awaitable[object]] = anyio.sleep_forever
) -> ResultT:
    """Do the work on a thread; what is called off is told so and waited for, since it may be writing.

    ``gone`` returns when whoever asked has hung up. Raises what the work raises.
    """
    progress = _Stoppable()
    refusal: RemembrancerError | ValidationError | None = None
    async with anyio.create_task_group() as group:
        group.start_soon(_stop_when_over, progress, gone)
        try:
            result = await anyio.to_thread.run_sync(work, progress)
        except (RemembrancerError, ValidationError) as error:
            # Out of the group it would come as a group of errors.
            refusal = error
        group.cancel_scope.cancel()
    if refusal is not None:
        raise refusal
    return result


async def _stop_when_over(progress: _Stoppable, gone: Callable[[], Awaitable[object]]) -> None:
    try:
        await gone()
    finally:
        progress.stop()
