"""Where the owner of a vault can be reached: ``owner.socket`` in the vault's folder says so, to its owner alone.

On systems with Unix sockets it lies in a new folder that nobody else can enter, and either side checks that the other
is the same user. Elsewhere it is a port of this machine, and either side proves that it knows a secret that the file
has, new with every start.
"""

from __future__ import annotations

import json
import os
import socket
import stat
import struct
import sys
from pathlib import Path
from typing import Final, NamedTuple

from remembrancer.owner.frames import BrokenFrameError, read_message, write_message

ADDRESS_FILE: Final = "owner.socket"
_LOOPBACK: Final = "127.0.0.1"
_MOST_PATH_BYTES: Final = 100
"""The system's limit is 104 or 108."""
_FOLDER_PREFIX: Final = "remembrancer-"
_SOCKET: Final = "owner"
_NONCE_BYTES: Final = 16
_SOL_LOCAL: Final = 0
_LOCAL_PEERCRED: Final = 1
_SECONDS_TO_GREET: Final = 5.0


class NobodyThereError(OSError):
    """No owner can be reached at the address, or there is none."""


class Address(NamedTuple):  # a relay has no time to load dataclasses
    """A path of a Unix socket, or a port of this machine with a secret."""

    path: str = ""
    port: int = 0
    secret: str = ""

    def answer(self, side: str, nonce: str) -> str:
        """What proves to the other side that one knows the secret; nothing where the system checks the user."""
        if not self.secret:
            return ""
        import hmac  # noqa: PLC0415  (slow to load, and seldom needed)

        return hmac.digest(self.secret.encode(), f"{side} {nonce}".encode(), "sha256").hex()

    def is_answered(self, side: str, nonce: str, answer: object) -> bool:
        if not self.secret:
            return True
        import hmac  # noqa: PLC0415  (as above)

        return isinstance(answer, str) and hmac.compare_digest(self.answer(side, nonce).encode(), answer.encode())


def read_address(folder: Path) -> Address:
    """Where the owner of the vault in ``folder`` says that it is.

    Raises:
        NobodyThereError: nothing is said there, or not by this user.
    """
    try:
        descriptor = os.open(folder / ADDRESS_FILE, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        with open(descriptor, "rb") as file:  # noqa: PTH123  (of a descriptor)
            is_ours = os.name == "nt" or os.fstat(descriptor).st_uid == os.getuid()
            content = json.loads(file.read(4096))
        address = Address(str(content.get("path", "")), int(content.get("port", 0)), str(content.get("secret", "")))
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise NobodyThereError(str(error)) from error
    if not is_ours or not (address.path or (address.port and address.secret)):
        raise NobodyThereError("the address is not one of ours")
    return address


def connect(folder: Path) -> Connected:
    """A connection to the owner of the vault in ``folder``, with its greeting read.

    Raises:
        NobodyThereError: there is none, or it is not the same user's.
    """
    address = read_address(folder)
    try:
        connection = _connection(address)
    except OSError as error:
        raise NobodyThereError(str(error)) from error
    try:
        return _greeted(connection, address)
    except OSError as error:
        connection.close()
        raise NobodyThereError(str(error)) from error


class Connected(NamedTuple):
    """``challenge`` is what a proof of having unlocked the vault answers; ``answer`` belongs into the first message.

    ``owner`` is ``window`` or ``headless``.
    """

    connection: socket.socket
    challenge: bytes
    answer: str
    owner: str


def _connection(address: Address) -> socket.socket:
    if address.path:
        connection = socket.socket(socket.AF_UNIX)
        where: str | tuple[str, int] = address.path
    else:
        connection = socket.socket(socket.AF_INET)
        where = (_LOOPBACK, address.port)
    try:
        connection.settimeout(_SECONDS_TO_GREET)
        connection.connect(where)
        if address.path and not is_same_user(connection):
            raise NobodyThereError("another user listens there")
    except OSError:
        connection.close()
        raise
    return connection


def _greeted(connection: socket.socket, address: Address) -> Connected:
    nonce = os.urandom(_NONCE_BYTES).hex()
    write_message(connection, {"nonce": nonce})
    greeting = read_message(connection)
    if greeting is None or not isinstance(greeting.get("nonce"), str):
        raise BrokenFrameError("no greeting")
    if not address.is_answered("owner", nonce, greeting.get("answer")):
        raise NobodyThereError("somebody else listens there")
    theirs = greeting["nonce"]
    connection.settimeout(None)
    return Connected(connection, theirs.encode(), address.answer("client", theirs), str(greeting.get("owner", "")))


def is_same_user(connection: socket.socket) -> bool:
    """Whether the process at the other end of a Unix socket runs as this user."""
    system: str = sys.platform
    if system == "linux":
        credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
        return bool(struct.unpack("3i", credentials)[1] == os.getuid())
    if system == "darwin" or "bsd" in system:
        # struct xucred: a version, the user, and what follows.
        credentials = connection.getsockopt(_SOL_LOCAL, _LOCAL_PEERCRED, 76)
        return bool(struct.unpack_from("=II", credentials)[1] == os.getuid())
    return True


def where_from(connection: socket.socket) -> str:
    """What started the process at the other end of a Unix socket, as far as the system says."""
    if not hasattr(socket, "SO_PEERCRED"):
        return ""
    credentials = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    process = Path(f"/proc/{struct.unpack('3i', credentials)[0]}")
    try:
        # After the command, which may hold anything, come the state and the parent.
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
        return str(Path(f"/proc/{parent}/exe").readlink())
    except (OSError, IndexError):
        return ""


class Listening:
    """A socket that listens, with its address in the vault's folder until :meth:`close`."""

    def __init__(self, folder: Path, *, over_loopback: bool = False) -> None:
        """For the process that holds the lock of the vault in ``folder``.

        Raises:
            OSError: no socket can be made.
        """
        self._file = folder / ADDRESS_FILE
        _forget(folder)
        if over_loopback:
            self.socket = socket.socket(socket.AF_INET)
            self.socket.bind((_LOOPBACK, 0))
            self.address = Address(port=self.socket.getsockname()[1], secret=os.urandom(32).hex())
        else:
            self.socket = socket.socket(socket.AF_UNIX)
            self.address = Address(path=str(_private_folder() / _SOCKET))
            self.socket.bind(self.address.path)
        try:
            self.socket.listen(64)
            self._write()
        except BaseException:
            self.close()
            raise

    def _write(self) -> None:
        from remembrancer.storage.files import replace_file  # noqa: PLC0415  (only an owner has storage loaded)

        address = self.address
        replace_file(
            self._file, json.dumps({"path": address.path, "port": address.port, "secret": address.secret}).encode()
        )

    def close(self) -> None:
        """Listen no more, and leave nothing behind."""
        self.socket.close()
        _forget(self._file.parent)


def _private_folder() -> Path:
    """A new folder that only this user can enter, with a short name."""
    import tempfile  # noqa: PLC0415  (only an owner needs it)

    wanted = (os.environ.get("XDG_RUNTIME_DIR"), tempfile.gettempdir())
    for place in (*wanted, "/tmp"):  # noqa: S108  (the folder made in it has a new name and lets nobody else in)
        if place and len(os.fsencode(place)) + 30 < _MOST_PATH_BYTES and os.access(place, os.W_OK | os.X_OK):
            return Path(tempfile.mkdtemp(prefix=_FOLDER_PREFIX, dir=place))
    raise NobodyThereError("no folder for a socket")


def _forget(folder: Path) -> None:
    """Remove an address, and what an owner that was killed left there."""
    try:
        address = read_address(folder)
    except NobodyThereError:
        address = Address()
    (folder / ADDRESS_FILE).unlink(missing_ok=True)
    left = Path(address.path)
    if address.path and left.name == _SOCKET and left.parent.name.startswith(_FOLDER_PREFIX):
        try:
            if stat.S_ISSOCK(left.lstat().st_mode):
                left.unlink()
            left.parent.rmdir()
        except OSError:
            return
