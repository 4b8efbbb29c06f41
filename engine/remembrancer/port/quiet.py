"""A server that sleeps while nobody asks: uvicorn's own looks ten times a second whether it shall end."""

from __future__ import annotations

import asyncio

import uvicorn


class QuietServer(uvicorn.Server):
    """Ends by :meth:`end`. It has no clock: whoever answers says the date."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._ended = asyncio.Event()
        self._serving_loop: asyncio.AbstractEventLoop | None = None

    def end(self) -> None:
        """Stop serving, and answer what is under way. May be called from any thread."""
        self.should_exit = True
        # In this order, and in the other one below: one of both sees what the other has done.
        if self._serving_loop is not None:
            self._serving_loop.call_soon_threadsafe(self._ended.set)

    async def main_loop(self) -> None:
        self._serving_loop = asyncio.get_running_loop()
        if not self.should_exit:
            await self._ended.wait()
