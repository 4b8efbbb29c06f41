"""Why a file, or a record in it, could not become memories."""

from __future__ import annotations

from remembrancer.model.importing import UnreadableRecord
from remembrancer.wording.templates import Template, Translate
from remembrancer.wording.unworded import describe_unworded

_REASONS = {
    "altered": "It was altered since it was written: its parts do not belong together.",
    "control_character": "It holds a character that cannot be shown.",
    "cut_off": "The file ends in the middle of it.",
    "damaged_archive": "The archive is damaged.",
    "damaged_database": "The database is damaged, or its program was just writing to it. Close that and try again.",
    "empty": "There is nothing in it to remember.",
    "encrypted": "It is protected by a password. Unpack it first.",
    "ends_before_it_begins": "It ends before it begins.",
    "forbidden_character": "A name in it holds a character that names cannot have.",
    "from_newer_program": "A newer version of this program wrote it. Update the program first.",
    "front_matter": "The properties at its top could not be read. The rest of the note was.",
    "holds_secret": "It holds a secret, and those are left out.",
    "in_archive": "A database cannot be read inside an archive. Unpack it first.",
    "incomplete_relation": "The relation does not say what it links.",
    "invalid_utf16": "Its characters are damaged or in an unknown encoding.",
    "invalid_utf8": "Its characters are damaged or in an unknown encoding.",
    "lone_surrogate": "It holds half of a character, so its encoding is damaged.",
    "no_name": "The entry has no name.",
    "no_speaker": "It is not said who wrote the message.",
    "not_a_conversation": "It is not a conversation.",
    "not_a_regular_file": "It is not a file, but a folder, a link or a device.",
    "not_aware": "A time in it lacks its zone.",
    "not_a_text": "It is not a text.",
    "not_an_export": "It is no export of this program.",
    "no_backup": "It is no backup of this program.",
    "not_complete": "It is an export of some memories, not of a whole vault. Bring it in as memories instead.",
    "not_in_force": "So many are no longer in force, and are not brought in.",
    "not_whole": "Something is missing in it that another part speaks of.",
    "unknown_field": "It holds something that this program does not know.",
    "unknown_record": "It holds something that this program does not know.",
    "not_an_entity_or_relation": "It is neither an entry nor a relation.",
    "not_found": "It is no longer there.",
    "not_json": "It is not the JSON it should be.",
    "nul_character": "It holds data that is not text.",
    "other_database": "It is the database of another program.",
    "out_of_range": "A value in it is outside its range.",
    "parent_reference": "Its path leads out of the folder it is in, so it was not opened.",
    "permission_denied": "The system does not allow reading it. Give yourself the right to read it.",
    "recalled": "An assistant repeated it from this vault, so it is not taken in again.",
    "to_do_items": "To-do items are not brought in.",
    "too_deep": "It is nested too deeply.",
    "too_large": "It is larger than what can be brought in.",
    "too_long": "It is longer than a memory can be.",
    "too_many": "It has more of something than a memory can have.",
    "too_many_members": "The archive holds more files than can be brought in.",
    "too_many_records": "It holds more records than can be brought in at once. The rest was left out.",
    "unreadable": "The system could not read it.",
    "unsupported": "The format is known but cannot be brought in yet.",
}

UNREADABLE: dict[str, Template] = {reason: Template(f"unreadable.{reason}", text) for reason, text in _REASONS.items()}

_PLACE = Template("unreadable.at_line", "Line {line}: {sentence}")


def describe_unreadable(record: UnreadableRecord, translate: Translate) -> str:
    """Why the record was left out, with the line it stands on where that is known."""
    template = UNREADABLE.get(record.reason)
    sentence = template.fill(translate) if template else describe_unworded(record.reason, translate)
    return _PLACE.fill(translate, line=str(record.line), sentence=sentence) if record.line else sentence
