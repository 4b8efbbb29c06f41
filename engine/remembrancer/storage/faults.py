"""What the database's own errors mean for a person."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import apsw

from remembrancer.model.errors import SearchTooLongError, VaultDamagedError, VaultUnreadableError

_NO_ROOM: Final = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)


@contextmanager
def translated_file_faults() -> Iterator[None]:
    """Turn what the operating system says of the vault's small files and folders into our error.

    Raises:
        VaultUnreadableError: they cannot be written or read.
    """
    try:
        yield
    except OSError as error:
        if error.errno in _NO_ROOM:
            raise VaultUnreadableError(str(error), reason="disk_full") from error
        raise VaultUnreadableError(str(error)) from error


@contextmanager
def translated_faults() -> Iterator[None]:
    """Turn errors of the environment into ours; errors that would be our own mistakes pass through.

    Raises:
        VaultUnreadableError: disk full, input or output error, no permission, or another program holds the file.
        VaultDamagedError: the file's content is not what was written.
        SearchTooLongError: the deadline of a read passed.
    """
    try:
        yield
    except apsw.FullError as error:
        raise VaultUnreadableError(str(error), reason="disk_full") from error
    except (apsw.IOError, apsw.CantOpenError, apsw.PermissionsError, apsw.ReadOnlyError) as error:
        raise VaultUnreadableError(str(error), reason="input_output") from error
    except (apsw.BusyError, apsw.LockedError) as error:
        raise VaultUnreadableError(str(error), reason="held_by_another_program") from error
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise VaultDamagedError(str(error), file="vault.db") from error
    except apsw.InterruptError as error:
        raise SearchTooLongError(str(error)) from error
