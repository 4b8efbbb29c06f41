"""The exceptions of the engine, one per cause.

Each carries a code and typed values; :mod:`remembrancer.wording` turns them into a sentence that says what
happened, that nothing is lost (if so), and what to do next. ``detail`` is for the log, never for the person.
"""

from __future__ import annotations


class RemembrancerError(Exception):
    """Something a person can be told about in one sentence. Everything else that is raised is a bug."""

    code = "error"

    def __init__(self, detail: str = "", **values: object) -> None:
        super().__init__(detail or self.code)
        self.detail = detail
        self.values: dict[str, object] = values


class InvalidInputError(RemembrancerError):
    """A field is outside its limits. ``reason`` is a code; ``limit`` the bound that was passed, if any."""

    code = "invalid_input"

    def __init__(self, field: str, reason: str, *, limit: object = None, given: object = None) -> None:
        super().__init__(f"{field}: {reason}", field=field, reason=reason, limit=limit, given=given)
        self.field = field
        self.reason = reason
        self.limit = limit
        self.given = given


class SecretFoundError(RemembrancerError):
    """A text holds what looks like a secret, and nothing was stored. Never holds or tells the secret itself.

    ``field`` and ``kind`` name the first one, ``found`` all of them (:class:`~remembrancer.model.secrets.FoundSecret`).
    ``reason`` is ``blocked``, ``named`` (it stands in a name, which cannot be stored otherwise), or ``ask``: a person
    may decide to store it.
    """

    code = "secret_found"


class InvalidSearchError(RemembrancerError):
    """A search text could not be understood; ``position`` is the character at which reading stopped."""

    code = "invalid_search"


class MemoryNotFoundError(RemembrancerError):
    code = "memory_not_found"


class ConflictNotFoundError(RemembrancerError):
    code = "conflict_not_found"


class CaseClosedError(RemembrancerError):
    """The conflict is decided or set aside already; nothing was changed."""

    code = "case_closed"


class OperationNotFoundError(RemembrancerError):
    code = "operation_not_found"


class NothingToUndoError(RemembrancerError):
    code = "nothing_to_undo"


class NamespaceNotFoundError(RemembrancerError):
    code = "namespace_not_found"


class NamespaceExistsError(RemembrancerError):
    code = "namespace_exists"


class NotPermittedError(RemembrancerError):
    """The entrance's scope or channel does not allow it."""

    code = "not_permitted"


class ClientNotFoundError(RemembrancerError):
    code = "client_not_found"


class ClientRefusedError(RemembrancerError):
    """A client may not come in: ``reason`` is ``unknown_token``, ``paused``, ``expired`` or ``revoked``."""

    code = "client_refused"


class PairingNotFoundError(RemembrancerError):
    """No such request waits for an answer: it was answered, or its time is over."""

    code = "pairing_not_found"


class PairingRefusedError(RemembrancerError):
    """Nobody is asked: ``reason`` is ``denied`` (for good), ``too_many`` or ``waiting`` (the name asked already)."""

    code = "pairing_refused"


class PairingWaitsError(RemembrancerError):
    """A program is not let in yet: the person was asked, and is shown ``code``; or, ``reason`` ``denied``, said no."""

    code = "pairing_waits"


class ProposalNotFoundError(RemembrancerError):
    code = "proposal_not_found"


class ProposalClosedError(RemembrancerError):
    """The proposal does not wait for approval any more, or waits in a conflict."""

    code = "proposal_closed"


class PortUnavailableError(RemembrancerError):
    """The port cannot be opened at that ``number``: another program has it, or it may not be used."""

    code = "port_unavailable"


class QuotaExceededError(RemembrancerError):
    """A client did as much as it may: ``reason`` names the quota, ``limit`` is its size, ``retry_after`` in seconds."""

    code = "quota_exceeded"


class VersionChangedError(RemembrancerError):
    """Somebody else changed the memory since it was read; nothing was overwritten."""

    code = "version_changed"


class IdempotencyConflictError(RemembrancerError):
    """The same idempotency key came with a different request."""

    code = "idempotency_conflict"


class CancelledError(RemembrancerError):
    """The person cancelled; nothing was written."""

    code = "cancelled"


class VaultNotFoundError(RemembrancerError):
    code = "vault_not_found"


class BackupNotFoundError(RemembrancerError):
    code = "backup_not_found"


class VaultExistsError(RemembrancerError):
    code = "vault_exists"


class VaultInUseError(RemembrancerError):
    """Another process owns the vault; ``pid`` names it where known."""

    code = "vault_in_use"


class OwnerGoneError(RemembrancerError):
    """The process that holds the vault went away before it answered, and nobody else took its place."""

    code = "owner_gone"


class OwnerFailedError(RemembrancerError):
    """A bug in the process that holds the vault; its own log has more."""

    code = "owner_failed"


class VaultLockedError(RemembrancerError):
    """No way to unlock the vault was given, or it was closed."""

    code = "vault_locked"


class WrongSecretError(RemembrancerError):
    """The passphrase, recovery key or keyring entry does not open this vault."""

    code = "wrong_secret"


class KeyringUnavailableError(RemembrancerError):
    code = "keyring_unavailable"


class VaultDamagedError(RemembrancerError):
    """The vault's files are not what they must be; nothing was written to them."""

    code = "vault_damaged"


class VaultReadOnlyError(RemembrancerError):
    """The open vault was found to be damaged, and nothing is written to it any more; what can be read is."""

    code = "vault_read_only"


class VaultTooNewError(RemembrancerError):
    """A newer program wrote the vault; it was not written to."""

    code = "vault_too_new"


class VaultUnreadableError(RemembrancerError):
    """The operating system would not give or take the vault's data (disk full, removed drive, no permission)."""

    code = "vault_unreadable"


class VaultNotMovedError(RemembrancerError):
    """The vault was not moved and is where it was; ``reason`` says why, ``path`` names the place meant."""

    code = "vault_not_moved"


class EncryptionMissingError(RemembrancerError):
    """The database driver in place cannot encrypt; the vault was not opened."""

    code = "encryption_missing"


class SearchTooLongError(RemembrancerError):
    """A search passed its deadline and was stopped."""

    code = "search_too_long"


class ModelMissingError(RemembrancerError):
    """The embedding model is not where it should be; search by words goes on."""

    code = "model_missing"


class ModelTamperedError(RemembrancerError):
    """The embedding model's hash is not the shipped one; it was not loaded and search by words goes on."""

    code = "model_tampered"


class ModelMiscalculatesError(RemembrancerError):
    """The embedding model's files are right but its self-test fails on this computer; search by words goes on."""

    code = "model_miscalculates"


class TemplateFailedError(RemembrancerError):
    """The person's own template of reports cannot be read or filled; nothing was kept."""

    code = "template_failed"


class LanguageModelError(RemembrancerError):
    """The language model that the person configured did not answer, or not usably; ``reason`` says why."""

    code = "language_model"


class UnreadableFileError(RemembrancerError):
    """A file to import could not be read or understood."""

    code = "unreadable_file"


class FilesChangedError(RemembrancerError):
    """A file of another program is not what was shown before; nothing was written to it."""

    code = "files_changed"


class FileNotWrittenError(RemembrancerError):
    """A file outside the vault, of the person or of another program, could not be written; it is as it was.

    ``reason`` is a code, or ``problem`` what the operating system said. Nothing was left behind.
    """

    code = "file_not_written"
