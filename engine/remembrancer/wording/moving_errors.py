"""Why a vault was not moved."""

from __future__ import annotations

from remembrancer.wording.error_form import error_words as _words

_TITLE = "The vault was not moved"
_OTHER = "Choose another folder."

MOVING_ERRORS = (
    _words(
        "vault_not_moved",
        _TITLE,
        ("The system did not read or write {path} as it should. The vault is where it was.", "It is where it was."),
        "Look at the drive and the rights to the folder, then try again.",
    ),
    _words("vault_not_moved.same_folder", _TITLE, "It lies in that folder already.", _OTHER),
    _words(
        "vault_not_moved.inside",
        _TITLE,
        "One of the two folders lies in the other. The vault is where it was.",
        "Choose a folder beside the present one.",
    ),
    _words(
        "vault_not_moved.not_empty",
        _TITLE,
        ("There is something in {path} already. The vault is where it was.", "There is something in it already."),
        "Choose a new or empty folder.",
    ),
    _words(
        "vault_not_moved.not_a_folder",
        _TITLE,
        ("{path} is a link, or no folder. The vault is where it was.", "It is a link, or no folder."),
        _OTHER,
    ),
    _words(
        "vault_not_moved.network",
        _TITLE,
        (
            (
                "{path} lies on another computer. A vault is only safe on a drive of this one: over a network two "
                "programs could have it open at once, and what is said to be saved need not be."
            ),
            "The folder lies on another computer, where a vault is not safe.",
        ),
        "Choose a folder on a drive of this computer. Encrypted backups may be copied anywhere.",
    ),
    _words(
        "vault_not_moved.no_room",
        _TITLE,
        ("There is not enough room: {needed} MB are needed, and {free} MB are free.", "There is not enough room."),
        "Free some space, or choose another drive. The vault is where it was.",
    ),
    _words(
        "vault_not_moved.permission_denied",
        _TITLE,
        ("The system does not allow writing to {path}, or renaming the old folder.", "The system does not allow it."),
        "Choose another folder, or give yourself the right. The vault is where it was.",
    ),
    _words("vault_not_moved.name_too_long", _TITLE, "The system does not take names of that length.", _OTHER),
    _words(
        "vault_not_moved.has_links",
        _TITLE,
        "There is a link in the vault's folder, and what it leads to would not come along. Nothing was moved.",
        "Take the link away, then try again.",
    ),
    _words(
        "vault_not_moved.differs",
        _TITLE,
        "What was read back from the new place is not what was written there. The vault is where it was.",
        "The drive may be failing. Choose another one.",
    ),
)
