"""The words for every exception of the engine, by code, and by code and reason where the reason changes them."""

from __future__ import annotations

from remembrancer.wording.client_errors import CLIENT_ERRORS
from remembrancer.wording.error_form import ErrorWords
from remembrancer.wording.error_form import error_words as _words
from remembrancer.wording.language_errors import LANGUAGE_MODEL_ERRORS
from remembrancer.wording.moving_errors import MOVING_ERRORS
from remembrancer.wording.secrets import SECRET_ERRORS

_TRY_UNLOCK = "Try again, or use another way to unlock."
_WAYS_ON = "Go back to a backup, or recover what can be read into a new vault. The damaged files stay where they are."

ERROR_WORDS: dict[str, ErrorWords] = dict(
    (
        _words(
            "error",
            "This did not work",
            "The program met a problem it has no words for.",
            "Try again. The log says more.",
        ),
        _words("invalid_input", "This cannot be stored as it is", "One of its fields is outside its limits."),
        _words(
            "invalid_search",
            "The search was not understood",
            "Part of the search text could not be read.",
            "Change the marked part, or put it in quotes to search for it as words.",
        ),
        _words(
            "memory_not_found",
            "The memory was not found",
            ("No memory has the identifier {id}.", "There is no such memory in this vault, or it was erased."),
            "Search for it by its words.",
        ),
        _words(
            "operation_not_found",
            "The change was not found",
            ("No change has the identifier {id}.", "There is no such change in this vault."),
            "Look it up in the list of changes.",
        ),
        _words(
            "conflict_not_found",
            "The conflict was not found",
            ("No conflict has the identifier {id}.", "There is no such conflict in this vault."),
            "Look it up in the list of conflicts.",
        ),
        _words(
            "case_closed",
            "This conflict is not open any more",
            "It was decided, or nothing is left to decide. Nothing was changed.",
            "Take the decision back to decide again.",
        ),
        _words("nothing_to_undo", "There is nothing to undo", "No change is left that can be taken back."),
        _words(
            "namespace_not_found",
            "The namespace was not found",
            ("There is no namespace called “{name}”.", "There is no namespace of this name."),
            "Choose another, or create it.",
        ),
        _words(
            "namespace_exists",
            "The name is taken",
            ("There already is a namespace called “{name}”.", "There already is a namespace of this name."),
            "Choose another name.",
        ),
        _words(
            "not_permitted",
            "This is not allowed from here",
            "It goes beyond what this program or agent may do. Nothing was changed.",
            "Do it in the window, or widen its rights there.",
        ),
        _words(
            "not_permitted.undo",
            "This change belongs to somebody else",
            "An agent can only take back its own changes. Nothing was changed.",
            "Undo it in the window.",
        ),
        _words(
            "not_permitted.resolve",
            "This conflict is not yours to decide",
            "An agent can only decide between its own statements. Nothing was changed.",
            "Leave it to the person, in the window.",
        ),
        _words(
            "not_permitted.conflict_settings",
            "Only a person changes this",
            "How conflicts are treated is not for agents to say. Nothing was changed.",
            "Do it in the window.",
        ),
        _words(
            "not_permitted.decide_flag",
            "Only a person decides this",
            "What is normal is not for agents to say. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.recall_defaults",
            "Only a person changes this",
            "How much of a namespace agents get is not for them to say. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.lifecycle_policy",
            "Only a person changes this",
            "How memories fade is not for agents to say. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.verify",
            "Only a person verifies memories",
            "An agent that says something again does not make it true. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.consolidate",
            "Only a person puts memories together",
            "What several memories say in one is for a person to approve. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.sweep",
            "A sweep is for the whole vault",
            "It goes beyond the namespaces that can be reached from here. Nothing was changed.",
            "Do it in the window.",
        ),
        _words(
            "not_permitted.reports",
            "Only a person keeps reports and writes them to files",
            "An agent can read the report of a day. Nothing was written.",
            "Do it in the window, or with the command report.",
        ),
        _words(
            "not_permitted.connect",
            "Only a person connects tools",
            "It changes files of other programs, and what agents are told. Nothing was written.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.find_sources",
            "Only a person looks through their folders",
            "What lies on this computer is not for agents to ask about. Nothing was looked at.",
            "Do it in the window.",
        ),
        _words(
            "not_permitted.sync",
            "Only a person keeps files up to date",
            "It changes files of projects, and what agents are told. Nothing was written.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.take_over",
            "Only a person takes over a vault",
            "Trust, pins and decisions come with it as they were. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.delete",
            "Only a person deletes memories",
            "Agents and scripts can put memories away instead, with archive. Nothing was changed.",
            "Delete it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.restore",
            "Only a person restores memories",
            "What was put away or deleted stays so until a person brings it back. Nothing was changed.",
            "Restore it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.erase",
            "Only a person erases memories",
            "Nothing brings back what is erased, so agents and scripts cannot do it. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "version_changed",
            "The memory changed in the meantime",
            "Somebody else changed it after you opened it. Nothing was overwritten, and what you wrote is still here.",
            "Look at the newer version, then save again.",
        ),
        _words(
            "idempotency_conflict",
            "The request was already used for something else",
            "A different request came earlier under the same key. Nothing was changed.",
            "Send it again under a new key.",
        ),
        _words("cancelled", "Stopped", "You stopped it. Nothing was written."),
        _words(
            "vault_not_found",
            "There is no vault here",
            ("No vault was found in {path}.", "No vault was found in this folder."),
            "Choose another folder, or create a vault.",
        ),
        _words(
            "backup_not_found",
            "There is no such backup",
            ("The vault has no backup called {name}.", "The vault has no backup of this name."),
            "Choose another from the list of backups.",
        ),
        _words(
            "not_permitted.backups",
            "Backups are for persons",
            "They hold the whole vault, beyond what can be reached from here. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.health",
            "Health is of the whole vault",
            "It goes beyond the namespaces that can be reached from here. Nothing was changed.",
            "Do it in the window.",
        ),
        _words(
            "not_permitted.keys",
            "Only a person changes what unlocks the vault",
            "It is not for agents or scripts to say who can open it. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "not_permitted.move",
            "Only a person moves the vault",
            "Where it lies is not for agents or scripts to say. Nothing was changed.",
            "Do it in the window, or type the command at a terminal.",
        ),
        _words(
            "vault_exists",
            "There already is a vault here",
            ("The folder {path} holds a vault. It was not touched.", "This folder holds a vault. It was not touched."),
            "Open it, or choose another folder.",
        ),
        _words(
            "vault_in_use",
            "The vault is open elsewhere",
            (
                "Another program on this computer has it open (process {pid}). Only one can at a time.",
                "Another program on this computer has it open. Only one can at a time.",
            ),
            "Close the other program, then try again.",
        ),
        _words(
            "vault_locked",
            "The vault is locked",
            "Nothing can be read or changed until it is unlocked.",
            "Unlock it with the passphrase or the recovery key.",
        ),
        _words(
            "wrong_secret", "The vault did not open", "What was entered does not fit. Nothing was changed.", _TRY_UNLOCK
        ),
        _words(
            "wrong_secret.passphrase",
            "The vault did not open",
            "The passphrase does not fit this vault. Nothing was changed.",
            "Type it again, or use the recovery key.",
        ),
        _words(
            "wrong_secret.recovery",
            "The vault did not open",
            "The recovery key does not fit this vault. Nothing was changed.",
            "Compare each group with your copy, then try again.",
        ),
        _words(
            "wrong_secret.keyring",
            "The vault did not open",
            "The key in the system's keyring does not fit this vault. Nothing was changed.",
            "Unlock with the passphrase or the recovery key. After that, the keyring can be set up again.",
        ),
        _words(
            "keyring_unavailable",
            "The keyring could not be used",
            "The system's store for passwords is missing or locked. Nothing is lost.",
            "Unlock it and try again, or use the passphrase or the recovery key.",
        ),
        _words(
            "vault_damaged",
            "The vault is damaged",
            (
                "The file {file} does not hold what was written to it. It was left as it is.",
                "One of its files does not hold what was written to it. The files were left as they are.",
            ),
            _WAYS_ON,
        ),
        _words(
            "vault_read_only",
            "Nothing more is written to this vault",
            "Its file is damaged, so changes are refused. What can be read is shown as before; nothing was changed.",
            "Open its health in Settings: go back to a backup, or recover what can be read into a new vault.",
        ),
        _words(
            "vault_damaged.beginning",
            "The vault is damaged",
            "The secret is right, but the beginning of the file {file} is not what was written. It was left as it is.",
            _WAYS_ON,
        ),
        _words(
            "vault_damaged.missing",
            "A file of the vault is missing",
            ("The file {file} is not in the vault's folder.", "One of its files is not in the vault's folder."),
            "Put it back if you moved it. Otherwise go back to a backup.",
        ),
        _words(
            "vault_damaged.nothing_readable",
            "Nothing could be recovered",
            "Not even the beginning of the file can be read. It was left as it is.",
            "Go back to a backup, or look for an older copy of the vault's folder.",
        ),
        _words(
            "vault_too_new",
            "The vault needs a newer program",
            "A newer version of this program wrote it. Nothing was changed.",
            "Update the program, then open the vault again.",
        ),
        _words(
            "vault_unreadable",
            "The vault could not be read",
            "The system did not give access to its files. What was saved before is kept.",
            "Check the drive and the rights to the folder, then try again.",
        ),
        _words(
            "vault_unreadable.disk_full",
            "The change could not be saved",
            "The drive is full. What was saved before is kept.",
            "Free some space and try again.",
        ),
        _words(
            "vault_unreadable.input_output",
            "The vault could not be read",
            "The drive was removed or does not answer. What was saved before is kept.",
            "Connect the drive and try again.",
        ),
        _words(
            "vault_unreadable.held_by_another_program",
            "The vault could not be read",
            "Another program is holding its files, such as a backup or a virus scanner. Nothing is lost.",
            "Wait a moment and try again.",
        ),
        _words(
            "encryption_missing",
            "The vault was not opened",
            "The installed database driver cannot encrypt. Nothing was written.",
            "Install the program again.",
        ),
        _words(
            "search_too_long",
            "The search took too long",
            "It was stopped so that the vault stays usable. Nothing was changed.",
            "Search for fewer or more exact words.",
        ),
        _words(
            "model_missing",
            "Searching by words only",
            ("The meaning model is missing ({file_name}).", "The meaning model is missing."),
            "Install the program again to search by meaning.",
        ),
        _words(
            "model_tampered",
            "Searching by words only",
            "The meaning model on this computer is not the one the program came with, so it is not used.",
            "Install the program again to search by meaning.",
        ),
        _words(
            "model_miscalculates",
            "Searching by words only",
            "The meaning model gives wrong results on this computer, so it is not used. Nothing is lost.",
            "Report the kind of computer, so that this can be mended.",
        ),
        _words(
            "model_missing.deep",
            "Deep mode is not installed",
            (
                "Its component {component} does not come with the program; \u201c{command}\u201d installs it.",
                "It needs a component that does not come with the program.",
            ),
            "Everything else works without it. The help on deep mode says more.",
        ),
        _words(
            "model_tampered.deep",
            "Deep mode is not used",
            "Its component on this computer is damaged or another version. Everything else works without it.",
            "Install it again, or ask without deep mode. The help page on deep mode says how.",
        ),
        _words(
            "model_miscalculates.deep",
            "Deep mode is not used",
            "Its component gives wrong results on this computer. Everything else works without it.",
            "Ask without deep mode. Report the kind of computer, so that this can be mended.",
        ),
        *LANGUAGE_MODEL_ERRORS,
        *SECRET_ERRORS,
        *CLIENT_ERRORS,
        *MOVING_ERRORS,
        _words("unreadable_file", "The file could not be read", "Nothing was brought in from it.", "Try another file."),
        _words(
            "file_not_written.input_output",
            "The file could not be written",
            ("The system could not write {path}. Nothing was left behind.", "The system could not write it."),
            "Choose another place.",
        ),
        _words(
            "file_not_written.already_there",
            "The file is there already",
            ("{path} is there already. It was left as it is.", "It was left as it is."),
            "Choose another name, or allow it to be replaced.",
        ),
        _words(
            "file_not_written.folder_not_empty",
            "The folder is not empty",
            ("There is something in {path} already. It was left as it is.", "It was left as it is."),
            "Choose a new or empty folder.",
        ),
        _words(
            "file_not_written.is_a_link",
            "Links are not followed",
            ("{path} is a link to somewhere else. Nothing was written there.", "Nothing was written there."),
            "Choose the file itself, or another one.",
        ),
        _words(
            "file_not_written.not_a_regular_file",
            "The file could not be written",
            ("{path} is a device or something else that is no file.", "It is a device or something else."),
            "Choose another place.",
        ),
        _words(
            "file_not_written.permission_denied",
            "The file could not be written",
            ("The system does not allow writing {path}.", "The system does not allow it."),
            "Choose another place, or give yourself the right to write there.",
        ),
        _words(
            "file_not_written.disk_full",
            "The disk is full",
            "There is no room for the file. Nothing was left behind.",
            "Make room, or choose another disk.",
        ),
        _words(
            "file_not_written.no_such_folder",
            "The folder is not there",
            ("The folder of {path} does not exist.", "Its folder does not exist."),
            "Make it first, or choose another.",
        ),
        _words(
            "file_not_written.name_too_long",
            "The name is too long",
            "The system does not take names of that length.",
            "Choose a shorter one.",
        ),
        _words(
            "template_failed",
            "The template of reports cannot be used",
            ("{path}: {detail}.", "It cannot be read or filled."),
            "Mend your template, or take it away: the program's own is used then.",
        ),
        _words(
            "files_changed",
            "The files were changed meanwhile",
            ("{path} is not what was shown. Nothing was written to it.", "They are not what was shown."),
            "Look at the changes again.",
        ),
        _words(
            "file_not_written",
            "The file could not be written",
            ("{path} is as it was: {problem}.", "It is as it was."),
            "Look who may write it, and whether the drive is full.",
        ),
    )
)
"""By ``code``, ``code.reason`` or ``code.kind`` or ``code.action``."""
