"""The vault: the one entrance for programs. Open one, take an entrance, send requests, listen for notices."""

from typing import TYPE_CHECKING

from remembrancer.on_demand import names_on_demand

if TYPE_CHECKING:
    from remembrancer.embedding.components import COMPONENT as DEEP_COMPONENT
    from remembrancer.model.deep import INSTALL_COMMAND as DEEP_INSTALL_COMMAND
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
else:
    __getattr__ = names_on_demand(
        __name__,
        {
            "Actor": "remembrancer.storage.transaction",
            "ClientEntrance": "remembrancer.vault.clients",
            "DEEP_COMPONENT": "remembrancer.embedding.components:COMPONENT",
            "DEEP_INSTALL_COMMAND": "remembrancer.model.deep:INSTALL_COMMAND",
            "EVERYTHING": "remembrancer.storage.scope",
            "Entrance": "remembrancer.vault.entrance",
            "FromKeyring": "remembrancer.storage.keys",
            "Key": "remembrancer.text.search_language",
            "Keys": "remembrancer.storage.keys",
            "KeysChanged": "remembrancer.storage.relocking",
            "Notice": "remembrancer.vault.facade",
            "PERSON": "remembrancer.storage.transaction",
            "PROGRAM": "remembrancer.storage.transaction",
            "ParsedSearch": "remembrancer.text.search_language",
            "Passphrase": "remembrancer.storage.keys",
            "Problem": "remembrancer.text.search_language",
            "RecoveryKey": "remembrancer.storage.keys",
            "Scope": "remembrancer.storage.scope",
            "SearchLanguage": "remembrancer.text.search_language",
            "Secret": "remembrancer.storage.keys",
            "Span": "remembrancer.text.search_language",
            "SpanKind": "remembrancer.text.search_language",
            "Term": "remembrancer.text.search_language",
            "Vault": "remembrancer.vault.facade",
            "check_target": "remembrancer.storage.moving",
            "command_line": "remembrancer.vault.entrance",
            "data_folder": "remembrancer.model.places",
            "default_folder": "remembrancer.model.places",
            "find_secret": "remembrancer.vault.unlocking",
            "list_backups": "remembrancer.storage.backup",
            "make_keyring_entry": "remembrancer.storage.keys",
            "make_of_archive": "remembrancer.storage.archive",
            "move": "remembrancer.storage.moving",
            "new_recovery_key": "remembrancer.storage.keys",
            "normalise_tag": "remembrancer.text.normalise",
            "open_sample": "remembrancer.vault.sample",
            "recover": "remembrancer.vault.recovering",
            "restore_backup": "remembrancer.storage.restore:restore",
            "typed_secret": "remembrancer.vault.unlocking",
        },
    )

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
