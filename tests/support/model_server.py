"""A small server that plays an OpenAI-compatible endpoint: a real socket, and every way in which one can fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

KEY = "sk-test-1234567890"


@dataclass
class ModelServer:
    """What it answers, and what it was asked. ``address`` is what a person would set."""

    address: str
    say: Callable[[list[dict[str, str]]], str] = lambda _messages: "READY"
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    """Sent in place of an answer."""
    wants_key: bool = False
    refuses_temperature: bool = False
    holds: Event | None = None
    """Nothing is answered before it is set."""
    asked: list[dict[str, Any]] = field(default_factory=list)
    sent_headers: list[dict[str, str]] = field(default_factory=list)
    arrived: Event = field(default_factory=Event)
    gone: Event = field(default_factory=Event)
    """The other side hung up while it waited."""

    @property
    def prompt(self) -> str:
        """The last thing that it was asked, all messages together."""
        return "\n".join(each["content"] for each in self.asked[-1]["messages"])


def answer_with(text: str) -> bytes:
    return json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}).encode()


@contextmanager
def model_server() -> Iterator[ModelServer]:
    """Serve on a free port of this computer until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = False
    played = ModelServer(f"http://127.0.0.1:{server.server_address[1]}/v1")
    server.played = played  # type: ignore[attr-defined]
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, name="model-server")
    thread.start()
    try:
        yield played
    finally:
        if played.holds is not None:
            played.holds.set()
        server.shutdown()
        server.server_close()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        played: ModelServer = self.server.played  # type: ignore[attr-defined]
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        played.asked.append({**asked, "path": self.path})
        played.sent_headers.append(dict(self.headers))
        played.arrived.set()
        if played.holds is not None and not self._hold(played, played.holds):
            return
        status, body = played.status, played.body
        if played.wants_key and self.headers.get("Authorization") != f"Bearer {KEY}":
            status, body = 401, b'{"error": {"message": "no"}}'
        elif played.refuses_temperature and "temperature" in asked:
            status, body = 400, b'{"error": {"message": "unsupported value"}}'
        if body is None:
            body = answer_with(played.say(asked["messages"]))
        self.send_response(status)
        for name, value in {"Content-Type": "application/json", **played.headers}.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except ConnectionError:
            played.gone.set()

    def _hold(self, played: ModelServer, until: Event) -> bool:
        """Wait; False if the other side hung up meanwhile."""
        self.connection.settimeout(0.02)
        while not until.is_set():
            try:
                if self.connection.recv(1) == b"":
                    played.gone.set()
                    return False
            except TimeoutError:
                continue
            except ConnectionError:
                played.gone.set()
                return False
        self.connection.settimeout(None)
        return True

    def log_message(self, *_: object) -> None:
        """Say nothing."""
