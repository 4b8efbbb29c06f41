"""The owner's side of the private socket: one thread with an event loop that serves whoever connects."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import Future
from enum import StrEnum
from threading import Thread
from typing import Any, Final

from remembrancer import __version__
from remembrancer.model.clients import ListClients
from remembrancer.model.errors import ClientRefusedError
from remembrancer.owner.address import Listening, is_same_user, where_from
from remembrancer.owner.admission import Admission, Introduced
from remembrancer.owner.conversations import Channel, Conversation, Requests
from remembrancer.owner.frames import BrokenFrameError
from remembrancer.owner.loading import LATER_SECONDS, EarlyLoading
from remembrancer.port.server import LOADING_MCP
from remembrancer.storage.faults import translated_file_faults
from remembrancer.vault import PROGRAM, Vault

_SECONDS_TO_GREET: Final = 5.0
_SECONDS_TO_FINISH: Final = 30.0
_MOST_CONNECTIONS: Final = 64
_NONCE_BYTES: Final = 16


class OwnerKind(StrEnum):
    """What holds the vault: a person's window, which keeps it, or a process without one, which hands it over."""

    WINDOW = "window"
    HEADLESS = "headless"


class OwnerService:
    """Serves a vault over its private socket, from :meth:`start` until the vault is closed.

    ``hand_over`` is called, on the service's thread, when a window wants the vault: it should lead to closing it.
    ``left`` is called there whenever the last connection has ended.
    """

    def __init__(
        self,
        vault: Vault,
        kind: OwnerKind,
        hand_over: Callable[[], None] = lambda: None,
        left: Callable[[], None] = lambda: None,
        *,
        over_loopback: bool = not hasattr(socket, "AF_UNIX"),
    ) -> None:
        self._vault = vault
        self._kind = kind
        self._hand_over = hand_over
        self._left = left
        self._over_loopback = over_loopback
        self._admission = Admission(vault)
        self._loading = EarlyLoading()
        self._conversations: set[Conversation] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = logging.getLogger("owner")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._thread: Thread | None = None

    def start(self) -> None:
        """Listen, and end when the vault is closed.

        Raises:
            VaultUnreadableError: no socket can be made in this place.
        """
        with translated_file_faults():
            listening = Listening(self._vault.folder, over_loopback=self._over_loopback)
        ready: Future[None] = Future()
        self._thread = Thread(target=lambda: asyncio.run(self._serve(listening, ready)), name="owner", daemon=True)
        self._thread.start()
        with translated_file_faults():
            ready.result()
        self._vault.before_closing(self.stop)
        if self._kind is OwnerKind.HEADLESS:
            self._loading.start(0.0)
        elif self._vault.entrance(PROGRAM).query(ListClients()):
            self._loading.start(LATER_SECONDS)

    @property
    def connections(self) -> int:
        """How many are connected."""
        return len(self._tasks)

    def stop(self) -> None:
        """Answer what is under way, take nothing new, and listen no more. Not for the service's own thread."""
        if self._loop is None or self._stop is None or self._thread is None:
            return
        self._loading.stop()
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop = None

    async def _serve(self, listening: Listening, ready: Future[None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        over_path = bool(listening.address.path)
        start = asyncio.start_unix_server if over_path else asyncio.start_server
        try:
            server = await start(lambda reader, writer: self._accept(listening, reader, writer), sock=listening.socket)
        except OSError as error:
            listening.close()
            ready.set_exception(error)
            return
        ready.set_result(None)
        await self._stop.wait()
        server.close()
        listening.close()
        for each in self._conversations:
            each.end()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=_SECONDS_TO_FINISH)
            for task in late:
                task.cancel()

    def _accept(self, listening: Listening, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        if len(self._tasks) >= _MOST_CONNECTIONS or (listening.address.path and not is_same_user(connection)):
            writer.close()
            return
        task = asyncio.ensure_future(self._converse(listening, Channel(reader, writer)))
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error("conversation_failed", exc_info=error)
        if not self._tasks:
            self._left()

    async def _converse(self, listening: Listening, channel: Channel) -> None:
        try:
            conversation = await self._begun(listening, channel)
            if conversation is None:
                return
            self._conversations.add(conversation)
            if self._stop is not None and self._stop.is_set():
                conversation.end()
            try:
                await conversation.serve()
            finally:
                self._conversations.discard(conversation)
        except (BrokenFrameError, TimeoutError) as error:
            self._log.info("conversation_broken detail=%r", str(error))
        finally:
            await channel.close()

    async def _begun(self, listening: Listening, channel: Channel) -> Conversation | None:
        """What somebody who connected wants, if they may have it."""
        nonce = os.urandom(_NONCE_BYTES).hex()
        wanted = await asyncio.wait_for(self._greet(listening, channel, nonce), _SECONDS_TO_GREET)
        if wanted is None or not listening.address.is_answered("client", nonce, wanted.get("answer")):
            return None
        if wanted.get("want") == "mcp":
            loop = asyncio.get_running_loop()
            where = where_from(channel.socket) if listening.address.path else ""
            return await loop.run_in_executor(None, self._mcp, channel, wanted, where, loop)
        if wanted.get("want") == "client":
            return self._client(channel, wanted)
        if not self._admission.unlocked(nonce.encode(), wanted.get("proof")):
            channel.send_message({"refused": "not_unlocked"})
            return None
        if wanted.get("version") != __version__:
            channel.send_message({"refused": "other_version"})
            return None
        return self._unlocked(channel, wanted)

    async def _greet(self, listening: Listening, channel: Channel, nonce: str) -> dict[str, Any] | None:
        first = await channel.read_greeting()
        if first is None:
            return None
        answer = listening.address.answer("owner", str(first.get("nonce")))
        channel.send_message({"nonce": nonce, "answer": answer, "owner": self._kind.value})
        return await channel.read_greeting()

    def _client(self, channel: Channel, wanted: dict[str, Any]) -> Conversation | None:
        try:
            way = self._vault.client(str(wanted.get("token") or ""))
        except ClientRefusedError:
            channel.send_message({"refused": "token"})
            return None
        if wanted.get("version") != __version__:
            channel.send_message({"refused": "other_version"})
            return None
        channel.send_message({"accepted": True})
        return Requests(channel, way)

    def _unlocked(self, channel: Channel, wanted: dict[str, Any]) -> Conversation | None:
        if wanted.get("want") == "requests":
            channel.send_message({"accepted": True})
            entrance = self._admission.commands(at_terminal=wanted.get("at_terminal") is True)
            return Requests(channel, entrance, self._vault)
        if wanted.get("want") == "vault" and self._kind is OwnerKind.HEADLESS:
            channel.send_message({"accepted": True})
            self._hand_over()
            return None
        channel.send_message({"refused": "kept"})
        return None

    def _mcp(
        self, channel: Channel, wanted: dict[str, Any], where: str, loop: asyncio.AbstractEventLoop
    ) -> Conversation:
        # The SDK takes most of a second to load: off the loop's thread, where it is not there already.
        with LOADING_MCP:
            from remembrancer.owner.mcp_conversation import McpConversation  # noqa: PLC0415
            from remembrancer.port.mcp.offered import tools_of  # noqa: PLC0415
            from remembrancer.port.mcp.server import Serving  # noqa: PLC0415

        def tell_token(token: str) -> None:
            loop.call_soon_threadsafe(channel.send_message, {"relay": "token", "token": token})

        given = Introduced.as_said(wanted.get("name"), wanted.get("program"), where)
        way = self._admission.client(str(wanted.get("token") or ""), given, tell_token)
        serving = Serving(lambda _: way, self._vault.clock, tools_of(wanted.get("tools")))
        return McpConversation(channel, serving.server())
