"""``remembrancer mcp``: MCP on stdin and stdout, passed on to the process that holds the vault.

It greets at once and loads next to nothing. Requests that have no answer yet are kept, so that when the owner changes
they are asked again; what writes carries a key, so that it is never carried out twice. Standard output carries the
protocol and nothing else.
"""

from __future__ import annotations

import json
import os
import select
import socket
import sys
import threading
from functools import cached_property
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from remembrancer.owner.address import NobodyThereError, connect
from remembrancer.owner.frames import as_message, read_frame, write_frame, write_message
from remembrancer.owner.starting import Starting
from remembrancer.owner.tokens import Tokens
from remembrancer.port.mcp import greeting

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_MOST_LINE_BYTES: Final = 4 * 1024 * 1024
_MOST_ATTEMPTS: Final = 3
_SECONDS_FOR_ANSWERS: Final = 30.0
_SECONDS_BETWEEN_LOOKS: Final = 0.5
_SECONDS_BETWEEN_TRIES: Final = 0.03
_OWN_REQUEST: Final = "remembrancer-relay"
_PARSE_ERROR, _INVALID_REQUEST, _INVALID_PARAMS, _INTERNAL_ERROR = -32700, -32600, -32602, -32603
_UNSUPPORTED_VERSION: Final = -32022
_META: Final = "io.modelcontextprotocol/"

RequestId = int | str


class _Waiting:
    """A request without an answer: as it is sent, and how often it was."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.attempts = 0


class _State:
    """What both threads share, under the lock. No dataclass: to load what makes those takes a relay too long."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.begun = threading.Event()
        self.quiet = threading.Event()
        self.ended = False
        self.connection: socket.socket | None = None
        self.opening: dict[str, Any] | None = None
        self.is_initialized = False
        self.name = ""
        self.program = ""
        self.waiting: dict[RequestId, _Waiting] = {}


class Relay:
    """Relays between a client on two streams and the owner of the vault in the folder that ``place`` tells.

    It is asked for when the client was greeted: to find it out may take as long as all else before.
    """

    def __init__(self, place: Callable[[], Path], tools: str, source: BinaryIO, sink: BinaryIO) -> None:
        self._place = place
        self._tools = tools
        self._source = source
        self._sink = sink
        self._writing = threading.Lock()
        self._state = _State()

    @cached_property
    def _folder(self) -> Path:
        return self._place()

    @cached_property
    def _starting(self) -> Starting:
        return Starting(self._folder)

    @cached_property
    def _tokens(self) -> Tokens:
        return Tokens(self._folder)

    def run(self) -> None:
        """Relay until the client ends; what it asked before is still answered, if that does not take long."""
        link = threading.Thread(target=self._keep_linked, name="owner-link", daemon=True)
        link.start()
        while line := self._source.readline(_MOST_LINE_BYTES + 1):
            if len(line) > _MOST_LINE_BYTES:
                self._skip_line(line)
                self._fail(None, _INVALID_REQUEST, "The message is too long.")
            elif line.strip():
                self._take(line)
        self._settle()

    def _settle(self) -> None:
        state = self._state
        end = monotonic() + _SECONDS_FOR_ANSWERS
        while state.waiting and monotonic() < end:
            state.quiet.wait(_SECONDS_BETWEEN_TRIES)
            state.quiet.clear()
        with state.lock:
            state.ended = True
            state.begun.set()
            if state.connection is not None:
                _shut(state.connection)

    def _skip_line(self, line: bytes) -> None:
        while line and not line.endswith(b"\n"):
            line = self._source.readline(_MOST_LINE_BYTES)

    # From the client.

    def _take(self, line: bytes) -> None:
        try:
            message = json.loads(line)
        except ValueError:
            self._fail(None, _PARSE_ERROR, "This is not JSON.")
            return
        if not isinstance(message, dict):
            self._fail(None, _INVALID_REQUEST, "This is not one message.")
            return
        request, method = message.get("id"), message.get("method")
        if not isinstance(method, str):
            self._pass_on(line.strip())
        elif isinstance(request, int | str):
            self._take_request(request, method, message)
        else:
            self._take_notice(method, message, line.strip())

    def _take_request(self, request: RequestId, method: str, message: dict[str, Any]) -> None:
        params = message.get("params")
        params = params if isinstance(params, dict) else {}
        match method:
            case "initialize":
                self._greet(request, params)
            case "server/discover":
                self._introduce(request, params)
            case "ping":
                self._answer(request, {})
            case _:
                self._ask(request, method, {**message, "params": params} if params else message, params)

    def _ask(self, request: RequestId, method: str, message: dict[str, Any], params: dict[str, Any]) -> None:
        if method == "tools/call":
            meta = params.get("_meta")
            params["_meta"] = {greeting.KEY_IN_META: os.urandom(16).hex(), **(meta if isinstance(meta, dict) else {})}
        self._note_program(_mapping(params.get("_meta")).get(f"{_META}clientInfo"))
        state = self._state
        waiting = _Waiting(json.dumps(message).encode())
        with state.lock:
            state.waiting[request] = waiting
            self._send(waiting)
        state.begun.set()

    def _take_notice(self, method: str, message: dict[str, Any], body: bytes) -> None:
        state = self._state
        if method == "notifications/initialized":
            with state.lock:
                state.is_initialized = True
                # Said again to every owner that comes later.
                self._pass_on_locked(body)
            return
        if method == "notifications/cancelled":
            cancelled = _mapping(message.get("params")).get("requestId")
            with state.lock:
                self._pass_on_locked(body)
                if isinstance(cancelled, int | str):
                    state.waiting.pop(cancelled, None)
            return
        self._pass_on(body)

    def _greet(self, request: RequestId, params: dict[str, Any]) -> None:
        wanted = params.get("protocolVersion")
        if not isinstance(wanted, str) or not isinstance(params.get("clientInfo"), dict):
            self._fail(request, _INVALID_PARAMS, "Invalid request parameters")
            return
        known = greeting.HANDSHAKE_VERSIONS
        self._note_program(params["clientInfo"])
        with self._state.lock:
            self._state.opening = params
        self._answer(
            request,
            {
                "protocolVersion": wanted if wanted in known else known[-1],
                "capabilities": greeting.capabilities(),
                "serverInfo": greeting.server_info(),
                "instructions": greeting.INSTRUCTIONS,
            },
        )
        self._state.begun.set()

    def _introduce(self, request: RequestId, params: dict[str, Any]) -> None:
        meta = _mapping(params.get("_meta"))
        wanted = meta.get(f"{_META}protocolVersion")
        if wanted not in greeting.ENVELOPE_VERSIONS:
            data = {"supported": list(greeting.ENVELOPE_VERSIONS), "requested": wanted}
            self._fail(request, _UNSUPPORTED_VERSION, "Unsupported protocol version", data)
            return
        self._note_program(meta.get(f"{_META}clientInfo"))
        self._answer(
            request,
            {
                "supportedVersions": list(greeting.ENVELOPE_VERSIONS),
                "capabilities": greeting.capabilities(),
                "instructions": greeting.INSTRUCTIONS,
                "resultType": "complete",
                "cacheScope": "private",
                "ttlMs": 0,
                "_meta": {f"{_META}serverInfo": greeting.server_info()},
            },
        )
        self._state.begun.set()

    def _note_program(self, info: object) -> None:
        named = _mapping(info)
        if not self._state.name and named.get("name"):
            self._state.name = str(named.get("title") or named["name"])[:200]
            self._state.program = f"{self._state.name} {named.get('version', '')}".strip()[:200]

    # To the owner.

    def _pass_on(self, body: bytes) -> None:
        with self._state.lock:
            self._pass_on_locked(body)

    def _pass_on_locked(self, body: bytes) -> None:
        if self._state.connection is not None:
            _try_to_send(self._state.connection, body)

    def _send(self, waiting: _Waiting) -> None:
        if self._state.connection is not None:
            waiting.attempts += 1
            _try_to_send(self._state.connection, waiting.body)

    def _keep_linked(self) -> None:
        state = self._state
        state.begun.wait()
        while not state.ended:
            connection, is_owner = self._reached()
            self._begin(connection)
            self._receive(connection, is_owner=is_owner)
            with state.lock:
                state.connection = None
                connection.close()
                given_up = [each for each, waiting in state.waiting.items() if waiting.attempts >= _MOST_ATTEMPTS]
                for each in given_up:
                    del state.waiting[each]
            for each in given_up:
                self._fail(each, _INTERNAL_ERROR, "The program that holds the vault ended before it answered.")

    def _begin(self, connection: socket.socket) -> None:
        """Say again what an owner has to know, and ask what has no answer."""
        state = self._state
        with state.lock:
            state.connection = connection
            if state.opening is not None:
                request = {"jsonrpc": "2.0", "id": _OWN_REQUEST, "method": "initialize", "params": state.opening}
                _try_to_send(connection, json.dumps(request).encode())
                if state.is_initialized:
                    notice = {"jsonrpc": "2.0", "method": "notifications/initialized"}
                    _try_to_send(connection, json.dumps(notice).encode())
            for waiting in state.waiting.values():
                self._send(waiting)

    def _receive(self, connection: socket.socket, *, is_owner: bool) -> None:
        """Pass on what comes until the connection ends; away from an owner, until there is one."""
        next_look = 0.0
        while True:
            try:
                if not is_owner:
                    if monotonic() >= next_look:
                        if self._is_owner_there():
                            return
                        next_look = monotonic() + _SECONDS_BETWEEN_LOOKS
                    if not select.select([connection], [], [], _SECONDS_BETWEEN_LOOKS)[0]:
                        continue
                body = read_frame(connection)
                message = as_message(body) if body is not None else None
            except OSError:
                return
            if message is None or body is None:
                return
            self._hand_back(message, body)

    def _hand_back(self, message: dict[str, Any], body: bytes) -> None:
        state = self._state
        if message.get("relay") == "token":
            self._tokens.keep(state.name, str(message.get("token")))
            return
        answered = message.get("id") if "method" not in message else None
        if answered == _OWN_REQUEST:
            return
        if answered is not None:
            with state.lock:
                if state.waiting.pop(answered, None) is None:
                    # Cancelled, or answered by an owner before: one request has one answer.
                    return
        self._write(body)
        state.quiet.set()

    def _is_owner_there(self) -> bool:
        try:
            connect(self._folder).connection.close()
        except NobodyThereError:
            return False
        return True

    def _reached(self) -> tuple[socket.socket, bool]:
        """A connection to the owner, or to a stand-in that says why there is none."""
        while True:
            try:
                connected = connect(self._folder)
                write_message(
                    connected.connection,
                    {
                        "want": "mcp",
                        "tools": self._tools,
                        "token": self._tokens.token(self._state.name),
                        "name": self._state.name,
                        "program": self._state.program,
                        "answer": connected.answer,
                    },
                )
            except OSError:
                if self._starting.has_failed():
                    return self._stand_in(), False
                sleep(_SECONDS_BETWEEN_TRIES)
            else:
                self._starting.succeeded()
                return connected.connection, True

    def _stand_in(self) -> socket.socket:
        from remembrancer.owner.stand_in import serve_without_vault  # noqa: PLC0415  (loads nearly everything)

        ours, theirs = socket.socketpair()
        threading.Thread(
            target=serve_without_vault, args=(theirs, self._folder, self._tools), name="stand-in", daemon=True
        ).start()
        return ours

    # To the client.

    def _answer(self, request: RequestId, result: dict[str, Any]) -> None:
        self._write(json.dumps({"jsonrpc": "2.0", "id": request, "result": result}).encode())

    def _fail(self, request: RequestId | None, code: int, message: str, data: object = None) -> None:
        error = {"code": code, "message": message, **({"data": data} if data is not None else {})}
        self._write(json.dumps({"jsonrpc": "2.0", "id": request, "error": error}).encode())

    def _write(self, body: bytes) -> None:
        try:
            with self._writing:
                self._sink.write(body.replace(b"\n", b" ") + b"\n")
                self._sink.flush()
        except OSError:
            # Nobody reads any more.
            os._exit(0)


def _mapping(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _try_to_send(connection: socket.socket, body: bytes) -> None:
    """Send; where that fails, the thread that reads notices and begins anew."""
    try:
        write_frame(connection, body)
    except OSError:
        _shut(connection)


def _shut(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        return


def run_relay(place: Callable[[], Path], tools: str) -> None:
    """Relay between this process's standard streams and the owner of the vault there, until the client ends."""
    sink = os.fdopen(os.dup(1), "wb", buffering=0)
    # Whatever else is written to standard output, by whatever library, must not get between the messages.
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    Relay(place, tools, sys.stdin.buffer, sink).run()
