"""What the exit code of every command means."""

from __future__ import annotations

from typing import Final

from remembrancer.model import errors
from remembrancer.model.errors import RemembrancerError

OK: Final = 0
"""Done, and something was found."""
NOTHING: Final = 1
"""Nothing was found, or some or none of the files of an import could be read."""
INVALID: Final = 2
"""The command was used wrongly, or something given to it is outside its limits."""
VAULT: Final = 3
"""The vault is missing, locked, in use or damaged, or the secret does not open it."""
STOPPED: Final = 130
"""Stopped with Ctrl+C: 128 and the number of the signal, as shells have it."""

EXPLAINED: Final = (
    (OK, "done, something was found, every file could be read"),
    (NOTHING, "nothing was found; of an import: some files, or none, could be read"),
    (INVALID, "wrong use, or invalid input; nothing was changed"),
    (VAULT, "the vault is missing, locked, in use or damaged, or the secret is wrong"),
    (STOPPED, "stopped with Ctrl+C"),
)
"""The codes as ``--help`` lists them."""

_NOTHING_FOUND: Final = (
    errors.BackupNotFoundError,
    errors.ClientNotFoundError,
    errors.PairingNotFoundError,
    errors.ProposalNotFoundError,
    errors.MemoryNotFoundError,
    errors.ConflictNotFoundError,
    errors.OperationNotFoundError,
    errors.NothingToUndoError,
    errors.UnreadableFileError,
    errors.LanguageModelError,
)
_INVALID_INPUT: Final = (
    errors.InvalidInputError,
    errors.InvalidSearchError,
    errors.SecretFoundError,
    errors.NamespaceNotFoundError,
    errors.NamespaceExistsError,
    errors.NotPermittedError,
    errors.VersionChangedError,
    errors.CaseClosedError,
    errors.ClientRefusedError,
    errors.PortUnavailableError,
    errors.ProposalClosedError,
    errors.IdempotencyConflictError,
    errors.FilesChangedError,
    errors.FileNotWrittenError,
    errors.VaultNotMovedError,
)


def exit_code_of(error: RemembrancerError) -> int:
    """The exit code for an error; what is none of the others is the vault's."""
    if isinstance(error, errors.CancelledError):
        return STOPPED
    if isinstance(error, _NOTHING_FOUND):
        return NOTHING
    return INVALID if isinstance(error, _INVALID_INPUT) else VAULT
