"""The health of a vault in words: what was found, and what a repair will do, before it does it."""

from __future__ import annotations

from typing import Final

from remembrancer.model.health import Finding, HealthArea, HealthState, Recovered, Repair, Repaired
from remembrancer.wording.backups import write_size
from remembrancer.wording.templates import Counted, Template, Translate, write_number

AREAS: Final = {
    HealthArea.DATABASE: Template("health.database", "The vault's file"),
    HealthArea.WORDS: Template("health.words", "Full text"),
    HealthArea.COUNTS: Template("health.counts", "Counts of words and tags"),
    HealthArea.CODES: Template("health.codes", "Codes for search by meaning"),
    HealthArea.JOURNAL: Template("health.journal", "Journal"),
    HealthArea.MODEL: Template("health.model", "Meaning model"),
    HealthArea.SPACE: Template("health.space", "Drive"),
    HealthArea.BACKUPS: Template("health.backups", "Newest backup"),
}
STATES: Final = {
    HealthState.SOUND: Template("health.sound", "In order"),
    HealthState.ATTENTION: Template("health.attention", "Needs attention"),
    HealthState.DAMAGED: Template("health.damaged", "Damaged"),
}
SUMMARIES: Final = {
    HealthState.SOUND: Template("health.sound.all", "Everything that was checked is in order."),
    HealthState.ATTENTION: Template("health.attention.all", "Something needs attention. Nothing is lost."),
    HealthState.DAMAGED: Template(
        "health.damaged.all", "Something is damaged. The damaged files stay as they are until you decide."
    ),
}
NOT_CHECKED: Final = Template("health.not_checked", "Not checked yet")
_UNREADABLE: Final = Template(
    "health.unreadable", "A part of {name} cannot be read, so this cannot be told. Check the vault's file."
)
_FINDINGS: Final[dict[tuple[HealthArea, str], Template | Counted]] = {
    (HealthArea.DATABASE, "whole"): Template("health.database.whole", "Every page of its {size} can be read."),
    (HealthArea.DATABASE, "derived_damaged"): Template(
        "health.database.derived_damaged",
        "Some pages cannot be read ({name}). They hold only what is made from the memories: nothing of yours is lost.",
    ),
    (HealthArea.DATABASE, "stored_damaged"): Template(
        "health.database.stored_damaged",
        "Some pages cannot be read ({name}). Write nothing more: go back to a backup, or recover what can be read.",
    ),
    (HealthArea.WORDS, "whole"): Counted(
        "health.words.whole", "The row of {count} text says what the text says.", "The rows of all {count} texts agree."
    ),
    (HealthArea.WORDS, "words_differ"): Counted(
        "health.words.words_differ",
        "{count} of {expected} rows is missing or says something else. Words in it are not found.",
        "{count} of {expected} rows are missing or say something else. Words in them are not found.",
    ),
    (HealthArea.COUNTS, "whole"): Template("health.counts.whole", "They are what stands in the vault."),
    (HealthArea.COUNTS, "counts_differ"): Counted(
        "health.counts.counts_differ",
        "{count} count is not what stands in the vault. Results may come in another order.",
        "{count} counts are not what stands in the vault. Results may come in another order.",
    ),
    (HealthArea.CODES, "whole"): Template("health.codes.whole", "Every text has its codes."),
    (HealthArea.CODES, "codes_missing"): Counted(
        "health.codes.codes_missing",
        "{count} text has none yet, and is found by its words only.",
        "{count} texts have none yet, and are found by their words only.",
    ),
    (HealthArea.CODES, "codes_broken"): Counted(
        "health.codes.codes_broken",
        "{count} is broken or missing. Its text may not be found by meaning.",
        "{count} are broken or missing. Their texts may not be found by meaning.",
    ),
    (HealthArea.CODES, "codes_unknown"): Counted(
        "health.codes.codes_unknown",
        "{count} text has none. They are made when the meaning model is there.",
        "{count} texts have none. They are made when the meaning model is there.",
    ),
    (HealthArea.JOURNAL, "whole"): Counted(
        "health.journal.whole",
        "{count} entry follows from the one before, and nothing has been altered.",
        "All {count} entries follow from each other, and nothing has been altered.",
    ),
    (HealthArea.JOURNAL, "altered"): Counted(
        "health.journal.altered",
        "{count} thing is not as it was written. The page Audit says which.",
        "{count} things are not as they were written. The page Audit says which.",
    ),
    (HealthArea.MODEL, "whole"): Template("health.model.whole", "Its files are those that the program came with."),
    (HealthArea.MODEL, "model_missing"): Template(
        "health.model.model_missing",
        "It is missing, so only words are searched. Install the program again; no memory is touched by that.",
    ),
    (HealthArea.MODEL, "model_tampered"): Template(
        "health.model.model_tampered",
        "It is not the one that the program came with, so it is not used, and only words are searched. Install the"
        " program again; no memory is touched by that.",
    ),
    (HealthArea.MODEL, "model_miscalculates"): Template(
        "health.model.model_miscalculates",
        "It gives wrong results on this computer, so it is not used, and only words are searched.",
    ),
    (HealthArea.SPACE, "whole"): Template("health.space.whole", "It can be written to, with {size} free."),
    (HealthArea.SPACE, "little_room"): Template(
        "health.space.little_room",
        "{size} are free; backups and cleaning up need {expected_size}. What is stored stays, but soon nothing can be"
        " added. Free some space, or move the vault in Settings.",
    ),
    (HealthArea.SPACE, "not_writable"): Template(
        "health.space.not_writable",
        "Nothing can be written there ({name}). What is stored stays. Give yourself the right to the folder, or free"
        " some space.",
    ),
    (HealthArea.SPACE, "on_network"): Template(
        "health.space.on_network",
        "The folder lies on another computer, where two may write at once and a save may be lost. Move the vault to a"
        " drive of this computer, in Settings; encrypted backups may be copied anywhere.",
    ),
    (HealthArea.BACKUPS, "whole"): Template(
        "health.backups.whole", "Made {made}, {size}. It was opened, and read to its end."
    ),
    (HealthArea.BACKUPS, "old"): Template(
        "health.backups.old", "Made {made}. It is whole, but the vault was changed since."
    ),
    (HealthArea.BACKUPS, "none"): Template("health.backups.none", "There is none yet."),
    (HealthArea.BACKUPS, "unusable"): Template(
        "health.backups.unusable", "The one made {made} cannot be used. The others and the vault are untouched."
    ),
    (HealthArea.BACKUPS, "sample"): Template(
        "health.backups.sample", "The sample vault is not backed up: it can be made again."
    ),
}
REPAIRS: Final = {
    Repair.WORDS: Template("repair.words", "Write the rows anew"),
    Repair.COUNTS: Template("repair.counts", "Count again"),
    Repair.CODES: Template("repair.codes", "Make the codes"),
    Repair.BACKUP: Template("repair.backup", "Back up now"),
    Repair.RESTORE: Template("repair.restore", "Go back to a backup …"),
    Repair.RECOVER: Template("repair.recover", "Recover what can be read …"),
}
EFFECTS: Final = {
    Repair.WORDS: Template(
        "repair.words.effect",
        "All rows of the full text and the counts are written again from the memories. No memory is changed. Nothing"
        " else can be stored meanwhile; ten thousand memories take some seconds.",
    ),
    Repair.COUNTS: Template(
        "repair.counts.effect",
        "Words and tags are counted again from the memories. No memory is changed.",
    ),
    Repair.CODES: Template(
        "repair.codes.effect",
        "Broken codes are thrown away, and what has none gets its own, about thirty texts a second. No memory is"
        " changed, and you can go on working.",
    ),
    Repair.BACKUP: Template(
        "repair.backup.effect", "The vault is copied beside the other backups, and the copy is read back."
    ),
    Repair.RESTORE: Template(
        "repair.restore.effect",
        "The list of backups opens. It says what would be different before anything is done, and the vault as it is"
        " now is kept.",
    ),
    Repair.RECOVER: Template(
        "repair.recover.effect",
        "Everything that can be read is written into a new vault in another folder, which the same unlocks. It says"
        " what could not be read. The damaged vault stays as it is.",
    ),
}
STAGES: Final = {
    "pages": Template("health.stage.pages", "Reading every page"),
    "indexing": Template("health.stage.indexing", "Comparing texts"),
    "counting": Template("health.stage.counting", "Counting"),
    "codes": Template("health.stage.codes", "Looking at codes"),
    "verifying": Template("health.stage.verifying", "Following the journal"),
    "backup": Template("health.stage.backup", "Reading the newest backup"),
    "encoding": Template("health.stage.encoding", "Making codes"),
    "recovering": Template("health.stage.recovering", "Reading what can be read"),
}
_MENDED: Final = {
    Repair.WORDS: Counted("repair.words.done", "{count} row was written anew.", "{count} rows were written anew."),
    Repair.COUNTS: Counted("repair.counts.done", "{count} count was corrected.", "{count} counts were corrected."),
    Repair.CODES: Counted("repair.codes.done", "{count} text got its codes.", "{count} texts got their codes."),
}
_RECOVERED: Final = Counted(
    "recovered.memories",
    "{count} current memory is in the new vault in {folder}.",
    "{count} current memories are in the new vault in {folder}.",
)
_EVERYTHING: Final = Template("recovered.everything", "Everything that was stored could be read.")
_OLDER: Final = Counted(
    "recovered.older",
    "Of {count} more memory only an older state could be read: it is put away, so that no agent is told it.",
    "Of {count} more memories only an older state could be read: they are put away, so that no agent is told them.",
)
_LOST: Final = Counted(
    "recovered.lost",
    "At least {count} stored row could not be read: {tables}.",
    "At least {count} stored rows could not be read: {tables}.",
)
_TABLE: Final = Template("recovered.table", "{name} {number}")
_KEPT: Final = Template(
    "recovered.kept", "The damaged vault and its backups are where they were. Compare before you delete anything."
)


def describe_finding(finding: Finding, made: str, translate: Translate) -> str:
    """What was found in an area; ``made`` says when what is meant was made, in the words of whoever asks."""
    sentence = _FINDINGS.get((finding.area, finding.reason), _UNREADABLE)
    values = {
        "name": finding.name,
        "made": made,
        "size": write_size(finding.size, translate),
        "expected_size": write_size(finding.expected, translate),
        "expected": write_number(finding.expected, translate),
    }
    if isinstance(sentence, Counted):
        return sentence.fill(translate, finding.found, **values)
    return sentence.fill(translate, **values)


def describe_repaired(repair: Repair, repaired: Repaired, translate: Translate) -> str:
    """What a repair did."""
    return _MENDED[repair].fill(translate, repaired.mended)


def describe_recovered(recovered: Recovered, translate: Translate) -> tuple[str, ...]:
    """What is in the new vault, and what is not."""
    lines = [_RECOVERED.fill(translate, recovered.memories, folder=recovered.folder)]
    if recovered.older:
        lines.append(_OLDER.fill(translate, recovered.older))
    if recovered.unreadable:
        tables = ", ".join(
            _TABLE.fill(translate, name=name, number=write_number(count, translate)) for name, count in recovered.tables
        )
        lines.append(_LOST.fill(translate, recovered.unreadable, tables=tables))
    else:
        lines.append(_EVERYTHING.fill(translate))
    return (*lines, _KEPT.fill(translate))
