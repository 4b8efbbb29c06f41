"""The vault: the one entrance for programs. Open one, take an entrance, send requests, listen for notices."""

from remembrancer.embedding.components import COMPONENT as DEEP_COMPONENT
from remembrancer.embedding.components import INSTALL_COMMAND as DEEP_INSTALL_COMMAND
from remembrancer.model.places import data_folder, default_folder
from remembrancer.storage.archive import make_of_archive
from remembrancer.storage.backup import list_backups
from remembrancer.storage.keys import (
    FromKeyring,
    Keys,
    Passphrase,
    RecoveryKey,
    Secret,
    make_keyring_entry,
    new_recovery_key,
)
from remembrancer.storage.moving import check_target, move
from remembrancer.storage.relocking import KeysChanged
from remembrancer.storage.restore import restore as restore_backup
from remembrancer.storage.scope import EVERYTHING, Scope
from remembrancer.storage.transaction import PERSON, PROGRAM, Actor
from remembrancer.text.normalise import normalise_tag
from remembrancer.text.search_language import Key, ParsedSearch, Problem, SearchLanguage, Span, SpanKind, Term
from remembrancer.vault.clients import ClientEntrance
from remembrancer.vault.entrance import Entrance, command_line
from remembrancer.vault.facade import Notice, Vault
from remembrancer.vault.recovering import recover
from remembrancer.vault.sample import open_sample
from remembrancer.vault.unlocking import find_secret, typed_secret

__all__ = [
    "DEEP_COMPONENT",
    "DEEP_INSTALL_COMMAND",
    "EVERYTHING",
    "PERSON",
    "PROGRAM",
    "Actor",
    "ClientEntrance",
    "Entrance",
    "FromKeyring",
    "Key",
    "Keys",
    "KeysChanged",
    "Notice",
    "ParsedSearch",
    "Passphrase",
    "Problem",
    "RecoveryKey",
    "Scope",
    "SearchLanguage",
    "Secret",
    "Span",
    "SpanKind",
    "Term",
    "Vault",
    "check_target",
    "command_line",
    "data_folder",
    "default_folder",
    "find_secret",
    "list_backups",
    "make_keyring_entry",
    "make_of_archive",
    "move",
    "new_recovery_key",
    "normalise_tag",
    "open_sample",
    "recover",
    "restore_backup",
    "typed_secret",
]
