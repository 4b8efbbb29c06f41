"""What goes on over one connection to the owner. Each can be asked to end when nothing is under way."""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from abc import ABC, abstractmethod
from time import monotonic
from typing import Any, Final

from remembrancer.model.errors import InvalidInputError, RemembrancerError
from remembrancer.model.secrets import SecretAction
from remembrancer.model.way_in import WayIn
from remembrancer.owner.frames import (
    GREETING_BYTES,
    LENGTH_BYTES,
    MOST_BYTES,
    BrokenFrameError,
    as_message,
    checked_length,
    framed,
)
from remembrancer.owner.messages import decoded_request, encoded, encoded_error
from remembrancer.vault import Vault

_SECONDS_BETWEEN_REPORTS: Final = 0.1


class Channel:
    """Frames over a pair of streams. Sending is for the event loop's thread."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @property
    def socket(self) -> Any:
        """The socket underneath."""
        return self._writer.get_extra_info("socket")

    async def read(self, most: int = MOST_BYTES) -> bytes | None:
        """The next frame; None where the other side is gone, in whatever way, or sends more than ``most`` bytes."""
        try:
            length = checked_length(int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big"), most)
            return await self._reader.readexactly(length)
        except (asyncio.IncompleteReadError, OSError):
            return None

    async def read_greeting(self) -> dict[str, Any] | None:
        """The next message of somebody of whom nothing is known yet."""
        body = await self.read(GREETING_BYTES)
        return None if body is None else as_message(body)

    def send(self, body: bytes) -> None:
        """Begin to send; what a peer that is gone would have got is dropped."""
        if not self._writer.is_closing():
            self._writer.write(framed(body))

    def send_message(self, message: dict[str, Any]) -> None:
        self.send(json.dumps(message).encode())

    async def flush(self) -> None:
        try:
            await self._writer.drain()
        except OSError:
            return

    async def close(self) -> None:
        await self.flush()
        self._writer.close()
        try:
            await self._writer.wait_closed()
        except OSError:
            return


class Conversation(ABC):
    """Serves one connection until the other side goes or :meth:`end` is called."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self._ending = asyncio.Event()

    def end(self) -> None:
        """Take nothing new; what is under way is finished and answered."""
        self._ending.set()

    async def next_frame(self) -> bytes | None:
        """The next frame; None once there is to be none."""
        if self._ending.is_set():
            return None
        reading = asyncio.ensure_future(self.channel.read())
        ending = asyncio.ensure_future(self._ending.wait())
        done, _ = await asyncio.wait({reading, ending}, return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        if reading not in done:
            reading.cancel()
            return None
        return reading.result()

    @abstractmethod
    async def serve(self) -> None:
        """Serve until there is nothing more to serve."""


class _WatchedProgress:
    """Progress that is told over a channel; may be used from any thread."""

    def __init__(self, channel: Channel, loop: asyncio.AbstractEventLoop) -> None:
        self._channel = channel
        self._loop = loop
        self._last = 0.0
        self._cancelled = False

    def cancel(self) -> None:
        self._cancelled = True

    def report(self, done: int, total: int, stage: str) -> None:
        if monotonic() - self._last >= _SECONDS_BETWEEN_REPORTS:
            self._last = monotonic()
            self._loop.call_soon_threadsafe(self._channel.send_message, {"progress": [done, total, stage]})

    def is_cancelled(self) -> bool:
        return self._cancelled


class Requests(Conversation):
    """Requests of the vault and their replies, one after the other: what the command line speaks."""

    def __init__(self, channel: Channel, way: WayIn, vault: Vault | None = None) -> None:
        """``vault``: whose files whoever asks may have copied and checked."""
        super().__init__(channel)
        self._way = way
        self._vault = vault

    async def serve(self) -> None:
        loop = asyncio.get_running_loop()
        while (body := await self.next_frame()) is not None:
            progress = _WatchedProgress(self.channel, loop)
            watching = asyncio.ensure_future(self._watch(progress))
            try:
                answer = await loop.run_in_executor(None, self._answer, as_message(body), progress)
            finally:
                # Gone before the next request is read: a stream has one reader.
                watching.cancel()
                await asyncio.wait({watching})
            self.channel.send_message(answer)
            await self.channel.flush()

    async def _watch(self, progress: _WatchedProgress) -> None:
        """While a request is under way, all that can come is that it should stop, or that nobody waits any more."""
        await self.channel.read()
        progress.cancel()

    def _answer(self, message: dict[str, Any], progress: _WatchedProgress) -> dict[str, Any]:
        try:
            return {"reply": encoded(self._carry_out(message, progress))}
        except RemembrancerError as error:
            return encoded_error(error)
        except BrokenFrameError:
            return encoded_error(InvalidInputError("request", "not_usable"))
        except Exception as error:  # noqa: BLE001  (a bug: logged here, and raised where it was asked for)
            # Where it happened, but nothing of what was asked: a log is no place for it.
            last = traceback.extract_tb(error.__traceback__)[-1]
            place, kind = f"{last.filename}:{last.lineno}", type(error).__name__
            logging.getLogger("owner").error("request_failed error=%r place=%r", kind, place)  # noqa: TRY400  (its words may be stored ones)
            return {"failed": f"{type(error).__name__}: {error}"}

    def _carry_out(self, message: dict[str, Any], progress: _WatchedProgress) -> Any:
        match message.get("kind"):
            case "query":
                return self._way.query(decoded_request(message.get("request")), progress)
            case "change":
                decided = _decided(message.get("secrets"))
                return self._way.change(decoded_request(message.get("request")), progress, decided)
            case "back_up" if self._vault is not None:
                return str(self._vault.file_of(self._vault.back_up()))
        raise InvalidInputError("kind", "unknown")


def _decided(raw: object) -> SecretAction | None:
    """What a person decided about the secrets in a change; None where nobody was asked."""
    if raw is None:
        return None
    known = {each.value: each for each in SecretAction}
    if raw not in known:
        raise InvalidInputError("secrets", "unknown")
    return known[str(raw)]
