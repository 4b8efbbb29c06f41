"""The vault of another process, as the command line uses it: the same requests and replies, over its private socket."""

from __future__ import annotations

import socket
from abc import ABC, abstractmethod
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from select import select
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from remembrancer import __version__
from remembrancer.model.changes import ChangeRequest
from remembrancer.model.errors import (
    ClientRefusedError,
    OwnerFailedError,
    OwnerGoneError,
    VaultInUseError,
    WrongSecretError,
)
from remembrancer.model.progress import Progress, Silent
from remembrancer.model.queries import Query
from remembrancer.model.secrets import SecretAction
from remembrancer.owner.address import Connected, connect
from remembrancer.owner.frames import read_message, write_message
from remembrancer.owner.messages import decoded, decoded_error, encoded
from remembrancer.storage.keys import Keys

ReplyT = TypeVar("ReplyT")

_SECONDS_BETWEEN_LOOKS: Final = 0.1
_SECONDS_FOR_NEXT_OWNER: Final = 20.0
_KEY_BYTES: Final = 16


class Remote(ABC):
    """An open connection to the owner of a vault, for one thread.

    What got no answer because the owner went away is asked of the next one, and raises OwnerGoneError where there is
    none for long: changes carry a key, so that asking again changes nothing twice.
    """

    def __init__(self, folder: Path) -> None:
        """Connect.

        Raises:
            NobodyThereError: no owner listens there.
            VaultInUseError: it is of another version of this program.
        """
        self.folder = folder
        self._connection = self._connected()

    def query(self, request: Query[ReplyT], progress: Progress | None = None) -> ReplyT:
        """Answer a reading request."""
        reply: ReplyT = decoded(self._asked({"kind": "query", "request": encoded(request)}, progress))
        return reply

    def change(
        self, request: ChangeRequest[ReplyT], progress: Progress | None = None, secrets: SecretAction | None = None
    ) -> ReplyT:
        """Carry out a change; it is on disk when this returns. ``secrets`` as in :class:`WayIn`."""
        message = {"kind": "change", "request": encoded(_keyed(request))}
        if secrets is not None:
            message["secrets"] = secrets.value
        reply: ReplyT = decoded(self._asked(message, progress))
        return reply

    def close(self) -> None:
        self._connection.close()

    def _asked(self, message: dict[str, Any], progress: Progress | None = None) -> Any:
        try:
            return self._answered(message, progress or Silent())
        except OSError:
            # The owner may have handed the vault over in between, with everything that it was asked for answered.
            self._connection.close()
        end = monotonic() + _SECONDS_FOR_NEXT_OWNER
        while True:
            try:
                self._connection = self._connected()
                return self._answered(message, progress or Silent())
            except OSError as error:
                if monotonic() > end:
                    raise OwnerGoneError(str(error)) from error
            sleep(_SECONDS_BETWEEN_LOOKS)

    def _answered(self, message: dict[str, Any], progress: Progress) -> Any:
        write_message(self._connection, message)
        is_cancelled = False
        while True:
            if not is_cancelled and progress.is_cancelled():
                is_cancelled = True
                write_message(self._connection, {"cancel": True})
            if not select([self._connection], [], [], _SECONDS_BETWEEN_LOOKS)[0]:
                continue
            answer = read_message(self._connection)
            if answer is None:
                raise ConnectionResetError("the owner ended")
            if "progress" in answer:
                progress.report(*answer["progress"])
            elif "reply" in answer:
                return answer["reply"]
            elif "failed" in answer:
                raise OwnerFailedError(str(answer["failed"]))
            else:
                raise decoded_error(answer)

    @abstractmethod
    def _connected(self) -> socket.socket:
        """A connection on which requests are answered."""


class RemoteVault(Remote):
    """The vault for whoever can unlock it: what the command line works with."""

    def __init__(self, folder: Path, keys: Keys, *, at_terminal: bool) -> None:
        """Connect. Raises as :class:`Remote`, and WrongSecretError where the keys are not the vault's."""
        self._keys = keys
        self._at_terminal = at_terminal
        super().__init__(folder)

    def back_up(self) -> Path:
        """Have the vault copied into its backups folder."""
        return Path(self._asked({"kind": "back_up"}))

    def _connected(self) -> socket.socket:
        connected = connect(self.folder)
        _introduce(connected, self._keys, {"want": "requests", "at_terminal": self._at_terminal})
        return connected.connection


class RemoteClient(Remote):
    """The vault for a client, by its token: for programs in Python."""

    def __init__(self, folder: Path, token: str) -> None:
        """Connect. Raises as :class:`Remote`, and ClientRefusedError where the token is none of the vault's."""
        self._token = token
        super().__init__(folder)

    def _connected(self) -> socket.socket:
        connected = connect(self.folder)
        introduction = {"want": "client", "token": self._token, "answer": connected.answer, "version": __version__}
        write_message(connected.connection, introduction)
        _check_accepted(connected.connection)
        return connected.connection


def ask_for_vault(folder: Path, keys: Keys) -> bool:
    """Ask the owner of the vault to let it go; whether it will, once it has answered what is under way.

    Raises:
        NobodyThereError: no owner listens there.
    """
    connected = connect(folder)
    try:
        _introduce(connected, keys, {"want": "vault"})
        # It ends the connection when everything is answered, shortly before it lets the vault go.
        read_message(connected.connection)
    except VaultInUseError:
        return False
    except OSError:
        return True
    finally:
        connected.connection.close()
    return True


def _introduce(connected: Connected, keys: Keys, message: dict[str, Any]) -> None:
    """Say what is wanted, and prove to have unlocked the vault.

    Raises:
        VaultInUseError: the owner keeps the vault, or speaks another version.
        WrongSecretError: it does not take the proof.
    """
    connection = connected.connection
    proof = keys.prove(connected.challenge).hex()
    write_message(connection, {**message, "proof": proof, "answer": connected.answer, "version": __version__})
    _check_accepted(connection)


def _check_accepted(connection: socket.socket) -> None:
    answer = read_message(connection)
    if answer is None:
        raise ConnectionResetError("the owner ended")
    if answer.get("accepted") is True:
        return
    connection.close()
    if answer.get("refused") == "not_unlocked":
        raise WrongSecretError("the owner does not take the proof")
    if answer.get("refused") == "token":
        raise ClientRefusedError(reason="unknown_token")
    raise VaultInUseError(str(answer.get("refused")))


def _keyed(request: ChangeRequest[ReplyT]) -> ChangeRequest[ReplyT]:
    """The request with a key of its own, unless it has one or is of a kind that has none."""
    if getattr(request, "key", None) != "":
        return request
    unkeyed: Any = request
    keyed: ChangeRequest[ReplyT] = replace(unkeyed, key=token_hex(_KEY_BYTES))
    return keyed
