"""The words for a field that is outside its limits, by reason, and by reason and field where the field changes them."""

from __future__ import annotations

from remembrancer.wording.templates import Template

_FIELDS = {
    "after": "The place to go on from",
    "as_of": "The moment asked about",
    "budget": "The budget of tokens",
    "ahead_days": "The number of days ahead",
    "certainty": "The certainty",
    "chosen": "The number of the statement",
    "condition": "The filter",
    "confidence": "The confidence",
    "conflict": "The identifier of the conflict",
    "conflicts": "The list of conflicts",
    "most": "The number to compare at once",
    "position": "The number of the statement",
    "content": "The text",
    "context": "The conversation before the question",
    "done": "The date on which it was done",
    "day": "The day",
    "days": "The number of days",
    "due": "The due date",
    "entities": "The list of names",
    "evidence": "The evidence",
    "episodes_days": "The time for which conversations are kept",
    "expected": "The expected version",
    "expires_at": "The end of the access",
    "expires_after_days": "The time after which a type expires",
    "first": "The first day",
    "window_days": "The time in which a type fades",
    "review_after_days": "The time after which a type is reviewed",
    "sources": "The memories that are put together",
    "floor": "The floor",
    "folder": "The folder",
    "grants": "The list of rights",
    "happening": "The time of the event",
    "id": "The identifier",
    "kept": "The searches and drafts",
    "key": "The key of the request",
    "kind": "The kind of the flag",
    "limit": "The number of results",
    "memories": "The selection",
    "memory": "The identifier of the memory",
    "name": "The name",
    "namespace": "The name of the namespace",
    "operation": "The identifier of the change",
    "origin": "The origin of the record",
    "passphrase": "The passphrase",
    "plan": "The import",
    "policy": "The policy",
<<<<<<< HEAD
    "program": "The name of the program",
=======
    "project": "The folder of the project",
>>>>>>> 4108838 (Connecting agent tools: entries, instructions and hooks in their files, shown first, taken out to the byte)
    "proposal": "The identifier of what waits",
    "proposals": "The list of what waits",
    "query": "The search text",
    "quotas": "The quota",
    "reason": "The reason",
    "resolution": "The decision",
    "revision": "The choice of fields",
    "selection": "What is to be taken back",
    "session": "The session",
    "since": "The beginning of the period",
    "source": "The source",
    "stated": "The date of the statement",
    "status": "The status",
    "supersession": "What became of the old statement",
    "tag": "The tag",
    "tags": "The list of tags",
    "time": "The time",
    "title": "The title",
    "tool": "The tool",
    "until": "The end of the period",
    "valid": "The period in which it holds",
    "valid_at": "The moment at which it held",
    "version": "The number of the version",
    "zone": "The time zone",
}

FIELDS: dict[str, Template] = {field: Template(f"input.field.{field}", text) for field, text in _FIELDS.items()}
"""What a field is called at the start of a sentence."""

ANY_FIELD = Template("input.field", "The field “{name}”")

_REASONS = {
    "ambiguous": ("{Field} fits more than one.", "Give more of it."),
    "control_character": ("{Field} holds a character that cannot be shown.", "Remove it."),
    "empty": ("{Field} is empty.", "Write something first."),
    "empty.selection": ("Nothing says what is to be taken back.", "Name a client, a session or changes."),
    "empty.conflicts": ("No conflict is selected.", "Select at least one."),
    "too_many.conflicts": ("At most {limit} conflicts can be decided at once.", "Select fewer."),
    "empty.memories": ("No memory is selected.", "Select at least one."),
    "ends_before_it_begins.until": ("{Field} lies before its beginning.", "Exchange the two dates, or change one."),
    "ends_before_it_begins": ("{Field} ends before it begins.", "Exchange the two dates, or change one."),
    "forbidden_character": ("{Field} cannot hold the character “{given}”.", "Use letters, digits, -, . and _."),
    "incomplete": ("{Field} does not say something about every type.", "Start from the present one."),
    "never_expires": ("Instructions and errors never expire.", "Leave it empty, or retype the memories."),
    "invalid_utf8": ("{Field} is not text in UTF-8.", "Save it as UTF-8 and send it again."),
    "lone_surrogate": ("{Field} holds half of a character.", "Copy the text again from where it came from."),
    "not_a_date": ("{Field} is not a date.", "Write it like 2026-03-31."),
    "not_a_dry_run": (
        "The import was not looked through first, or was changed since.",
        "Look at it again, then start.",
    ),
    "not_a_folder": ("{Field} is none that exists.", "Make it first, or choose another."),
    "not_an_identifier": ("{Field} is not an identifier of this vault.", "Copy it again, all 26 characters."),
    "not_aware": ("{Field} lacks a time zone.", "Add one, such as +01:00."),
    "not_by_hand": ("This status is set by the program alone.", "Put away, delete or bring back the memory instead."),
    "not_in_force": ("Only what is in force can be chosen here.", "Choose another statement."),
    "other_namespace": ("The two lie in different namespaces.", "Move one of them first."),
    "in_use": ("{Field} belongs to another one already.", "Choose another."),
    "past": ("{Field} lies in the past.", "Choose a later date."),
    "same_memory": ("A memory cannot contradict itself.", "Choose two."),
    "supersede_only": ("{Field} belongs to the decision for the new statement.", "Leave it out."),
    "one_statement_only": ("{Field} belongs to a decision for one statement.", "Leave it out."),
    "one_conflict_only": ("This decision is for one conflict at a time.", "Decide them one by one."),
    "nul_character": ("{Field} holds a character that ends a text.", "Remove it, or choose the right file."),
    "one_memory_only": ("This can be done with one memory at a time.", "Select only one."),
    "out_of_range": ("{Field} is outside its range ({limit}).", "Choose a value within it."),
    "only_projects": ("This tool can be connected for one project at a time.", "Name the folder of the project."),
    "no_projects": ("This tool can only be connected for all projects.", "Leave the folder of the project out."),
    "too_long": ("{Field} is too long: at most {limit} characters.", "Shorten it, or make two of it."),
    "too_many": ("{Field} is too long: at most {limit}.", "Take some away."),
    "too_many.context": ("The conversation has too many turns: at most {limit}.", "Leave out the oldest."),
    "too_many.entities": ("A question can name at most {limit} things.", "Take some away."),
    "too_many.memories": ("At most {limit} memories can be changed at once.", "Select fewer."),
    "too_many.tags": ("A memory can have at most {limit} tags.", "Take some away."),
    "not_the_same": ("{Field} was typed differently the second time.", "Type it twice again."),
    "unknown": ("{Field} is not known here.", "Choose one from the list."),
}

INPUT_REASONS: dict[str, tuple[Template, Template]] = {
    reason: (Template(f"input.{reason}.text", text), Template(f"input.{reason}.action", action))
    for reason, (text, action) in _REASONS.items()
}
"""What is wrong with a field, and what to do; by reason, or by reason and field."""

ANY_REASON = (
    Template("input.text", "{Field} cannot be used as it is."),
    Template("input.action", "Change it and try again."),
)
