"""What giving out and taking in did, in words."""

from __future__ import annotations

from remembrancer.model.exporting import Exported
from remembrancer.model.ingesting import Extracted, Ingested
from remembrancer.wording.templates import Counted, Template, Translate

_WRITTEN = Counted("exported", "Wrote {count} memory to {path}.", "Wrote {count} memories to {path}.")
_COMPLETE = Template("exported.complete", "{written} Everything is in it: an equal vault can be made of it.")


def describe_exported(exported: Exported, translate: Translate) -> str:
    """How many memories went where, and whether that is everything."""
    written = _WRITTEN.fill(translate, exported.memories, path=exported.path)
    return _COMPLETE.fill(translate, written=written) if exported.complete else written


_TURNS = Counted("ingested.turns", "{count} turn was taken in.", "{count} turns were taken in.")
_KNOWN = Counted("ingested.known", "{count} was known.", "{count} were known.")
_RECALLED = Counted(
    "ingested.recalled",
    "{count} passage that had come from here was left out.",
    "{count} passages that had come from here were left out.",
)


_PROPOSED = Counted(
    "extracted.proposed", "{count} fact waits for your approval.", "{count} facts wait for your approval."
)
_PROPOSED_NONE = Template("extracted.none", "The language model found no new fact.")
_PROPOSED_KNOWN = Counted("extracted.known", "{count} was known already.", "{count} were known already.")
_PROPOSED_LEFT_OUT = Counted("extracted.left_out", "{count} was left out.", "{count} were left out.")


def describe_extracted(extracted: Extracted, translate: Translate) -> str:
    """How many facts a model found, and what became of them."""
    parts = [_PROPOSED.fill(translate, extracted.proposed) if extracted.proposed else _PROPOSED_NONE.fill(translate)]
    if extracted.known:
        parts.append(_PROPOSED_KNOWN.fill(translate, extracted.known))
    if extracted.left_out:
        parts.append(_PROPOSED_LEFT_OUT.fill(translate, len(extracted.left_out)))
    return " ".join(parts)


def describe_ingested(ingested: Ingested, translate: Translate) -> str:
    """How many turns came in, were known, and what was left out."""
    parts = [_TURNS.fill(translate, ingested.created)]
    if ingested.already_there:
        parts.append(_KNOWN.fill(translate, ingested.already_there))
    if ingested.recalled:
        parts.append(_RECALLED.fill(translate, ingested.recalled))
    return " ".join(parts)
