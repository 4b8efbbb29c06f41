"""Messages on a stream: four bytes of length (big-endian), then that many bytes of UTF-8 JSON."""

from __future__ import annotations

import json
import socket
from typing import Any, Final

MOST_BYTES: Final = 256 * 1024 * 1024
"""The longest message. A list of all ids of a large vault fits many times over."""
GREETING_BYTES: Final = 64 * 1024
"""The longest message of somebody of whom nothing is known yet."""
LENGTH_BYTES: Final = 4


class BrokenFrameError(OSError):
    """What came is no message; the connection is of no use any more."""


def framed(body: bytes) -> bytes:
    """The message with its length in front.

    Raises:
        BrokenFrameError: it is too long.
    """
    return checked_length(len(body)).to_bytes(LENGTH_BYTES, "big") + body


def checked_length(length: int, most: int = MOST_BYTES) -> int:
    if length > most:
        raise BrokenFrameError(f"a message of {length} bytes")
    return length


def write_frame(connection: socket.socket, body: bytes) -> None:
    connection.sendall(framed(body))


def read_frame(connection: socket.socket) -> bytes | None:
    """The next message, None where the other side has ended.

    Raises:
        OSError: the connection broke, also in the middle of a message.
    """
    head = _read(connection, LENGTH_BYTES)
    if not head:
        return None
    if len(head) < LENGTH_BYTES:
        raise BrokenFrameError("it ended within a length")
    length = checked_length(int.from_bytes(head, "big"))
    body = _read(connection, length)
    if len(body) < length:
        raise BrokenFrameError("it ended within a message")
    return body


def write_message(connection: socket.socket, message: dict[str, Any]) -> None:
    write_frame(connection, json.dumps(message).encode())


def read_message(connection: socket.socket) -> dict[str, Any] | None:
    """As :func:`read_frame`, of a JSON object."""
    body = read_frame(connection)
    return None if body is None else as_message(body)


def as_message(body: bytes) -> dict[str, Any]:
    """The JSON object that a frame holds.

    Raises:
        BrokenFrameError: it holds none.
    """
    try:
        message = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise BrokenFrameError("no JSON") from error
    if not isinstance(message, dict):
        raise BrokenFrameError("no JSON object")
    return message


def _read(connection: socket.socket, count: int) -> bytes:
    parts: list[bytes] = []
    while count > 0 and (part := connection.recv(min(count, 1 << 20))):
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
