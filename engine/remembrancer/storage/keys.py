"""The keys of a vault and the ways to unlock them.

A vault has a random 32-byte data key (for the database) and a random 32-byte chain key (for the journal). Neither is
ever stored in clear: ``keys.json`` holds one slot per way of unlocking, each with both keys sealed by
ChaCha20-Poly1305 under a key-encryption key. That key comes from a passphrase by Argon2id (RFC 9106, the second
recommended option), from the recovery key by HKDF (it has 160 bits already), or lies in the system's keyring.
Changing a passphrase re-seals the slot; the data key itself never changes.
"""

from __future__ import annotations

import base64
import hmac
import json
import os
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.argon2 import Argon2id
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from remembrancer.model.errors import (
    InvalidInputError,
    KeyringUnavailableError,
    VaultDamagedError,
    VaultTooNewError,
    WrongSecretError,
)
from remembrancer.storage.files import replace_file

FORMAT: Final = 1
KEYRING_SERVICE: Final = "remembrancer"
KEY_BYTES: Final = 32
_NONCE_BYTES: Final = 12
_SALT_BYTES: Final = 16
_RECOVERY_BYTES: Final = 20
_RECOVERY_GROUP: Final = 4
_ARGON2_ITERATIONS: Final = 3
_ARGON2_LANES: Final = 4
_ARGON2_KIBIBYTES: Final = 64 * 1024
_ARGON2_MOST_KIBIBYTES: Final = 1024 * 1024
_ARGON2_MOST_ITERATIONS: Final = 64
_LONE_SURROGATE: Final = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Passphrase:
    text: str


@dataclass(frozen=True, slots=True)
class RecoveryKey:
    text: str


@dataclass(frozen=True, slots=True)
class FromKeyring:
    """The entry this vault made in the system's keyring."""


Secret: TypeAlias = Passphrase | RecoveryKey | FromKeyring


@dataclass(frozen=True, slots=True)
class Keys:
    """The unlocked keys: of the database, and of the journal's hash chain."""

    data: bytes
    chain: bytes

    def prove(self, challenge: bytes) -> bytes:
        """What only somebody who unlocked the vault can answer to a challenge that is used once."""
        return hmac.digest(self.data, b"remembrancer/unlocked/" + challenge, "sha256")


@dataclass(frozen=True, slots=True)
class JournalHead:
    """The last journal row that was confirmed outside the database, so that truncation and rollback show."""

    number: int = 0
    mac: str = ""


@dataclass(frozen=True, slots=True)
class _Slot:
    kind: str
    parameters: dict[str, Any]
    sealed_data: bytes
    sealed_chain: bytes


@dataclass(frozen=True, slots=True)
class KeyFile:
    """The content of ``keys.json``."""

    vault_id: str
    slots: tuple[_Slot, ...]
    head: JournalHead = JournalHead()
    sample: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """The ways in which this vault can be unlocked."""
        return tuple(slot.kind for slot in self.slots)

    def unlock(self, secret: Secret) -> Keys:
        """The keys, opened with ``secret``.

        Raises:
            WrongSecretError: there is no slot of that kind, or the secret does not open it.
            VaultDamagedError: the slot is not what it must be.
            KeyringUnavailableError: the system's keyring cannot be asked.
        """
        kind = _kind(secret)
        for slot in self.slots:
            if slot.kind == kind:
                sealing_key = _sealing_key(secret, slot.parameters, self.vault_id)
                return Keys(
                    self._open(slot, sealing_key, slot.sealed_data, "data"),
                    self._open(slot, sealing_key, slot.sealed_chain, "chain"),
                )
        raise WrongSecretError(f"no {kind} slot", kind=kind)

    def with_slot(self, secret: Secret, keys: Keys, randomness: Callable[[int], bytes] = os.urandom) -> KeyFile:
        """The file with one more way to unlock, in place of any of the same kind."""
        kind = _kind(secret)
        parameters = _new_parameters(secret, randomness)
        sealing_key = _sealing_key(secret, parameters, self.vault_id)
        slot = _Slot(
            kind,
            parameters,
            self._seal(kind, sealing_key, keys.data, "data", randomness),
            self._seal(kind, sealing_key, keys.chain, "chain", randomness),
        )
        return replace(self, slots=(*(other for other in self.slots if other.kind != kind), slot))

    def without_slot(self, kind: str) -> KeyFile:
        """The file with one way less to unlock.

        Raises:
            InvalidInputError: nothing would be left that unlocks the vault.
        """
        slots = tuple(slot for slot in self.slots if slot.kind != kind)
        if not slots:
            raise InvalidInputError("unlocking", "nothing_left")
        return replace(self, slots=slots)

    def _associated(self, kind: str, purpose: str) -> bytes:
        return f"remembrancer/{FORMAT}/{self.vault_id}/{kind}/{purpose}".encode()

    def _seal(
        self, kind: str, sealing_key: bytes, secret: bytes, purpose: str, randomness: Callable[[int], bytes]
    ) -> bytes:
        nonce = randomness(_NONCE_BYTES)
        return nonce + ChaCha20Poly1305(sealing_key).encrypt(nonce, secret, self._associated(kind, purpose))

    def _open(self, slot: _Slot, sealing_key: bytes, sealed: bytes, purpose: str) -> bytes:
        nonce, box = sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:]
        try:
            return ChaCha20Poly1305(sealing_key).decrypt(nonce, box, self._associated(slot.kind, purpose))
        except ValueError as error:
            raise VaultDamagedError(f"{slot.kind} slot: {error}", file="keys.json") from error
        except InvalidTag as error:
            raise WrongSecretError(f"{slot.kind} slot does not open", kind=slot.kind) from error

    def save(self, path: Path) -> None:
        content = {
            "format": FORMAT,
            "vault": self.vault_id,
            "sample": self.sample,
            "head": {"number": self.head.number, "mac": self.head.mac},
            "slots": [
                {
                    "kind": slot.kind,
                    "parameters": slot.parameters,
                    "data": base64.b64encode(slot.sealed_data).decode(),
                    "chain": base64.b64encode(slot.sealed_chain).decode(),
                }
                for slot in self.slots
            ],
        }
        replace_file(path, json.dumps(content, indent=2).encode())

    @classmethod
    def load(cls, path: Path) -> KeyFile:
        """Read ``keys.json``.

        Raises:
            VaultDamagedError: it is missing or not what it must be.
            VaultTooNewError: a newer program wrote it.
        """
        try:
            content = json.loads(path.read_bytes())
            if content["format"] > FORMAT:
                raise VaultTooNewError("key file format", schema=content["format"], known=FORMAT)
            slots = tuple(
                _Slot(
                    slot["kind"],
                    dict(slot["parameters"]),
                    base64.b64decode(slot["data"], validate=True),
                    base64.b64decode(slot["chain"], validate=True),
                )
                for slot in content["slots"]
            )
            head = JournalHead(int(content["head"]["number"]), str(content["head"]["mac"]))
            return cls(str(content["vault"]), slots, head, bool(content["sample"]))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise VaultDamagedError(f"keys.json: {error}", file=path.name) from error


def new_keys(randomness: Callable[[int], bytes] = os.urandom) -> Keys:
    return Keys(randomness(KEY_BYTES), randomness(KEY_BYTES))


def new_recovery_key(randomness: Callable[[int], bytes] = os.urandom) -> RecoveryKey:
    """160 random bits in base 32, in groups of four."""
    letters = base64.b32encode(randomness(_RECOVERY_BYTES)).decode()
    return RecoveryKey("-".join(letters[i : i + _RECOVERY_GROUP] for i in range(0, len(letters), _RECOVERY_GROUP)))


def forget_keyring_entry(vault_id: str) -> None:
    """Remove the vault's entry from the system's keyring, if there is one."""
    import keyring.errors  # noqa: PLC0415  (slow to load, and seldom needed)

    try:
        keyring.delete_password(KEYRING_SERVICE, vault_id)
    except keyring.errors.PasswordDeleteError:
        return
    except keyring.errors.KeyringError as error:
        raise KeyringUnavailableError(str(error)) from error


def _kind(secret: Secret) -> str:
    match secret:
        case Passphrase():
            return "passphrase"
        case RecoveryKey():
            return "recovery"
        case FromKeyring():
            return "keyring"


def _new_parameters(secret: Secret, randomness: Callable[[int], bytes]) -> dict[str, Any]:
    salt = base64.b64encode(randomness(_SALT_BYTES)).decode()
    match secret:
        case Passphrase(text):
            if not text:
                raise InvalidInputError("passphrase", "empty")
            if _LONE_SURROGATE.search(text):
                raise InvalidInputError("passphrase", "lone_surrogate")
            return {
                "kdf": "argon2id",
                "salt": salt,
                "iterations": _ARGON2_ITERATIONS,
                "lanes": _ARGON2_LANES,
                "kibibytes": _ARGON2_KIBIBYTES,
            }
        case RecoveryKey():
            return {"kdf": "hkdf-sha256", "salt": salt}
        case FromKeyring():
            return {"kdf": "hkdf-sha256", "salt": salt, "service": KEYRING_SERVICE}


def _sealing_key(secret: Secret, parameters: dict[str, Any], vault_id: str) -> bytes:
    if not isinstance(secret, FromKeyring) and _LONE_SURROGATE.search(secret.text):
        raise WrongSecretError("not a text", kind=_kind(secret))
    try:
        return _derived_key(secret, parameters, vault_id)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise VaultDamagedError(f"key derivation parameters: {error}", file="keys.json") from error


def _derived_key(secret: Secret, parameters: dict[str, Any], vault_id: str) -> bytes:
    salt = base64.b64decode(parameters["salt"])
    match secret:
        case Passphrase(text):
            iterations, kibibytes = int(parameters["iterations"]), int(parameters["kibibytes"])
            # The parameters come from a file others may have written to: cap them before spending memory.
            if iterations > _ARGON2_MOST_ITERATIONS or kibibytes > _ARGON2_MOST_KIBIBYTES:
                raise VaultDamagedError("key derivation parameters are out of range", file="keys.json")
            derivation = Argon2id(
                salt=salt,
                length=KEY_BYTES,
                iterations=iterations,
                lanes=int(parameters["lanes"]),
                memory_cost=kibibytes,
            )
            return derivation.derive(unicodedata.normalize("NFKC", text).encode())
        case RecoveryKey(text):
            letters = text.upper().replace("-", "").replace(" ", "").replace("0", "O").replace("1", "I")
            return _expand(letters.encode(), salt, "recovery")
        case FromKeyring():
            return _expand(_keyring_secret(vault_id), salt, "keyring")


def _expand(material: bytes, salt: bytes, purpose: str) -> bytes:
    return HKDF(algorithm=SHA256(), length=KEY_BYTES, salt=salt, info=f"remembrancer/{purpose}".encode()).derive(
        material
    )


def _keyring_secret(vault_id: str) -> bytes:
    import keyring.errors  # noqa: PLC0415  (as above)

    try:
        stored = keyring.get_password(KEYRING_SERVICE, vault_id)
    except keyring.errors.KeyringError as error:
        raise KeyringUnavailableError(str(error)) from error
    if not stored:
        raise WrongSecretError("the keyring has no entry for this vault", kind="keyring")
    try:
        return base64.b64decode(stored)
    except ValueError as error:
        raise WrongSecretError("the keyring's entry is not ours", kind="keyring") from error


def make_keyring_entry(vault_id: str, randomness: Callable[[int], bytes] = os.urandom) -> None:
    """Put a fresh secret for this vault into the system's keyring and read it back.

    Raises:
        KeyringUnavailableError: there is no usable keyring (a "null" one drops what it is given).
    """
    import keyring.errors  # noqa: PLC0415  (as above)

    secret = base64.b64encode(randomness(KEY_BYTES)).decode()
    try:
        keyring.set_password(KEYRING_SERVICE, vault_id, secret)
        if keyring.get_password(KEYRING_SERVICE, vault_id) != secret:
            raise KeyringUnavailableError("the keyring did not keep what it was given")
    except keyring.errors.KeyringError as error:
        raise KeyringUnavailableError(str(error)) from error
