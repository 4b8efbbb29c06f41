"""Opening the vault's database: the one factory, with every guard rail of the cipher build.

The traps are real and silent: an empty or misspelt key, or plain ``apsw`` in place of the cipher build, write plain
text without an error. So the driver, the answer of ``pragma key``, the file's identity and its header are all checked.
"""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any, Final, TypeAlias

import apsw
import apsw.ext

from remembrancer.model.errors import (
    EncryptionMissingError,
    VaultDamagedError,
    VaultTooNewError,
    VaultUnreadableError,
    WrongSecretError,
)
from remembrancer.storage.schema import APPLICATION_ID

Connection: TypeAlias = apsw.Connection
"""What the layers above are handed, without importing the driver themselves."""
KEY_BYTES: Final = 32
_PLAIN_HEADER: Final = b"SQLite format 3\0"
_BUSY_MILLISECONDS: Final = 10_000
_CACHE_KIBIBYTES: Final = 65_536
_MAXIMUM_VALUE_BYTES: Final = 64 * 1024 * 1024
_MAXIMUM_EXPRESSION_DEPTH: Final = 200


def folded(text: str) -> str:
    """What texts have in common that differ only in case or in the form of their letters."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", text).casefold())


def _folded(*arguments: Any) -> str:
    (text,) = arguments
    return folded(text)


def value(connection: apsw.Connection, statement: str, bindings: tuple[Any, ...] = ()) -> Any:
    """The first column of the first row, or None without a row."""
    return connection.execute(statement, bindings).get


def check_driver() -> None:
    """Refuse to work with a database driver that cannot encrypt.

    Raises:
        EncryptionMissingError: ``apsw`` is not the build with SQLite3 Multiple Ciphers.
    """
    # Another distribution that also provides `apsw` can replace it; package lists would still show the right one.
    if not getattr(apsw, "mc_version", None):
        raise EncryptionMissingError(f"apsw {apsw.apsw_version()} has no cipher support")


def check_file_is_encrypted(path: Path) -> None:
    """Check the header of a database file. Only before the first connection and after the last one closed.

    Raises:
        VaultDamagedError: the file is missing, plain or empty.
    """
    try:
        with path.open("rb") as file:
            header = file.read(len(_PLAIN_HEADER))
    except FileNotFoundError as error:
        raise VaultDamagedError(str(error), file=path.name, reason="missing") from error
    if not header:
        raise VaultDamagedError("the database file is empty", file=path.name)
    if header == _PLAIN_HEADER:
        raise VaultDamagedError("the database file is not encrypted", file=path.name)


def connect(path: Path, key: bytes, *, create: bool = False, read_only: bool = False) -> apsw.Connection:
    """Open the database at ``path`` with the raw 32-byte ``key``.

    Raises:
        EncryptionMissingError: the driver cannot encrypt.
        WrongSecretError: the key does not open the file (or it is not a database: the two cannot be told apart).
        VaultDamagedError: it opens but is not a vault, or its first pages are not what was written.
        VaultUnreadableError: the operating system refused.
    """
    check_driver()
    if len(key) != KEY_BYTES:
        raise ValueError("the data key must have 32 bytes")
    flags = apsw.SQLITE_OPEN_READONLY if read_only else apsw.SQLITE_OPEN_READWRITE
    if create:
        flags |= apsw.SQLITE_OPEN_CREATE
    try:
        connection = apsw.Connection(str(path), flags=flags)
    except apsw.CantOpenError as error:
        raise VaultUnreadableError(str(error), file=path.name) from error
    try:
        _unlock(connection, key)
        if not create:
            _check_identity(connection, path)
        _configure(connection, read_only=read_only)
    except apsw.CorruptError as error:
        connection.close()
        raise VaultDamagedError(str(error), file=path.name) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _unlock(connection: apsw.Connection, key: bytes) -> None:
    # A `raw:` string of any other length would silently be taken as a passphrase.
    answer = connection.execute(f"PRAGMA key = 'raw:{key.hex()}'").get
    if answer != "ok":
        raise EncryptionMissingError(f"pragma key answered {answer!r}")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
    except apsw.NotADBError as error:
        raise WrongSecretError(str(error)) from error
    except apsw.IOError as error:
        raise VaultUnreadableError(str(error)) from error


def _check_identity(connection: apsw.Connection, path: Path) -> None:
    from remembrancer.storage.migrations import LATEST  # noqa: PLC0415  (migrations open connections themselves)

    if connection.pragma("application_id") != APPLICATION_ID:
        raise VaultDamagedError("application_id is not a vault's", file=path.name)
    version = connection.pragma("user_version")
    if version > LATEST:
        raise VaultTooNewError(f"schema {version}, this program knows {LATEST}", schema=version, known=LATEST)


def _configure(connection: apsw.Connection, *, read_only: bool) -> None:
    connection.set_busy_timeout(_BUSY_MILLISECONDS)
    connection.pragma("cache_size", -_CACHE_KIBIBYTES)
    if not read_only:
        connection.pragma("journal_mode", "wal")
        connection.pragma("secure_delete", True)
    connection.pragma("synchronous", "FULL")
    connection.pragma("foreign_keys", True)
    connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
    connection.config(apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    connection.config(apsw.SQLITE_DBCONFIG_DQS_DML, 0)
    connection.config(apsw.SQLITE_DBCONFIG_DQS_DDL, 0)
    connection.config(apsw.SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0)
    connection.limit(apsw.SQLITE_LIMIT_LENGTH, _MAXIMUM_VALUE_BYTES)
    connection.limit(apsw.SQLITE_LIMIT_EXPR_DEPTH, _MAXIMUM_EXPRESSION_DEPTH)
    connection.limit(apsw.SQLITE_LIMIT_ATTACHED, 1)  # VACUUM INTO, which makes backups, attaches its target
    # SQLite's own lower() knows no letters but those of ASCII.
    connection.create_scalar_function("folded", _folded, 1, deterministic=True)
    connection.cursor_factory = apsw.Cursor
