"""MCP over a connection to the owner: each frame is one JSON-RPC message."""

from __future__ import annotations

import asyncio
from typing import Any

import anyio
import mcp_types as wire
from mcp.server.lowlevel import Server
from mcp.shared.message import SessionMessage
from pydantic import ValidationError

from remembrancer.owner.conversations import Channel, Conversation


class McpConversation(Conversation):
    """Drives an MCP server. Asked to end, it takes no more messages and leaves when all requests are answered."""

    def __init__(self, channel: Channel, server: Server[Any]) -> None:
        super().__init__(channel)
        self._server = server
        self._open: set[wire.RequestId] = set()
        self._answered = asyncio.Event()

    async def serve(self) -> None:
        into, inbound = anyio.create_memory_object_stream[SessionMessage | Exception](16)
        outbound, out = anyio.create_memory_object_stream[SessionMessage](16)
        options = self._server.create_initialization_options()
        async with anyio.create_task_group() as group, into, out:
            group.start_soon(self._server.run, inbound, outbound, options)
            group.start_soon(self._send, out)
            while (body := await self.next_frame()) is not None:
                message = _read(body)
                if isinstance(message, wire.JSONRPCRequest):
                    self._open.add(message.id)
                await into.send(message if isinstance(message, Exception) else SessionMessage(message))
            while self._ending.is_set() and self._open:
                self._answered.clear()
                await self._answered.wait()
            group.cancel_scope.cancel()

    async def _send(self, out: anyio.abc.ObjectReceiveStream[SessionMessage]) -> None:
        async for each in out:
            message = each.message
            self.channel.send(message.model_dump_json(by_alias=True, exclude_unset=True).encode())
            await self.channel.flush()
            if isinstance(message, wire.JSONRPCResponse | wire.JSONRPCError) and message.id is not None:
                self._open.discard(message.id)
                self._answered.set()


def _read(body: bytes) -> wire.JSONRPCMessage | Exception:
    try:
        return wire.jsonrpc_message_adapter.validate_json(body, by_name=False)
    except ValidationError as error:
        return error
