"""What a text, or the heading above it, calls itself: "Decision: ...", "[preference] ...", "## Lessons learned"."""

from __future__ import annotations

import re
from typing import Final

from remembrancer.model.types import MemoryType
from remembrancer.remember.types.rules.rule import Finding
from remembrancer.remember.types.statement import Statement

LABEL_CERTAINTY: Final = 0.98
HEADING_CERTAINTY: Final = 0.85

_LABEL: Final = re.compile(r"\A(?:\[([\w -]{3,20})\](?!\()|\(?([A-Za-z][\w -]{2,20})\)?\s?:)\s?\S")
_LABELS: Final[dict[str, MemoryType]] = {
    **{member.value: member for member in MemoryType},
    "facts": MemoryType.FACT,
    "pref": MemoryType.PREFERENCE,
    "preferences": MemoryType.PREFERENCE,
    "decided": MemoryType.DECISION,
    "choice": MemoryType.DECISION,
    "todo": MemoryType.COMMITMENT,
    "to do": MemoryType.COMMITMENT,
    "to-do": MemoryType.COMMITMENT,
    "promise": MemoryType.COMMITMENT,
    "action item": MemoryType.COMMITMENT,
    "aim": MemoryType.GOAL,
    "target": MemoryType.GOAL,
    "objective": MemoryType.GOAL,
    "meeting": MemoryType.EVENT,
    "rule": MemoryType.INSTRUCTION,
    "important": MemoryType.INSTRUCTION,
    "relation": MemoryType.RELATIONSHIP,
    "status": MemoryType.CONTEXT,
    "current status": MemoryType.CONTEXT,
    "lesson": MemoryType.LEARNING,
    "lesson learned": MemoryType.LEARNING,
    "lesson learnt": MemoryType.LEARNING,
    "insight": MemoryType.LEARNING,
    "takeaway": MemoryType.LEARNING,
    "tip": MemoryType.LEARNING,
    "pattern": MemoryType.OBSERVATION,
    "mistake": MemoryType.ERROR,
    "bug": MemoryType.ERROR,
    "gotcha": MemoryType.ERROR,
    "pitfall": MemoryType.ERROR,
    "warning": MemoryType.ERROR,
    "link": MemoryType.ARTIFACT,
    "file": MemoryType.ARTIFACT,
    "reference": MemoryType.ARTIFACT,
    "see": MemoryType.ARTIFACT,
    "see also": MemoryType.ARTIFACT,
}
_HEADING_WORDS: Final = (
    (
        MemoryType.ERROR,
        (
            r"mistakes?|errors?|bugs?|gotchas?|pitfalls?|known (?:issues|problems)|anti-?patterns?|troubleshooting"
            r"|corrections?|what to avoid|avoid|caveats|limitations|don'?ts?"
        ),
    ),
    (MemoryType.LEARNING, r"lessons?|learnings?|learned|learnt|insights?|takeaways?|findings|retrospective|tips?"),
    (MemoryType.DECISION, r"decisions?|decided|adrs?|choices|rationale|trade-?offs?"),
    (MemoryType.PREFERENCE, r"preferences?|likes|dislikes|favou?rites?|tastes?"),
    (MemoryType.GOAL, r"goals?|objectives?|aims?|targets?|vision|mission|roadmap|okrs?|what'?s next"),
    (
        MemoryType.COMMITMENT,
        r"to-?dos?|tasks?|action items?|next steps?|commitments?|deadlines?|open items|what'?s left(?: to build)?",
    ),
    (
        MemoryType.RELATIONSHIP,
        r"relations?|relationships?|people|contacts?|team|family|stakeholders?|component relationships",
    ),
    (
        MemoryType.CONTEXT,
        r"current(?:ly)?(?: [a-z]+)?|active context|context|status|situation|in progress|session state|focus",
    ),
    (
        MemoryType.EVENT,
        r"history|log|events?|timeline|changelog|recent changes|evolution|milestones|what works|diary|journal",
    ),
    (MemoryType.OBSERVATION, r"observations?|patterns? noticed|trends?|considerations"),
    (
        MemoryType.INSTRUCTION,
        (
            r"rules?|guidelines?|instructions?|conventions?|style|standards?|best practices?|workflows?|commands?"
            r"|how to|setup|testing|commits?|always|must|do'?s|policy|policies|principles|process|checklist"
            r"|getting started|formatting|naming|security|usage|requirements|practices|guidance|review|build"
            r"|development|install(?:ation)?"
        ),
    ),
    (
        MemoryType.ARTIFACT,
        (
            r"references?|links?|files?|documents?|resources?|artifacts?|layout|directory|structure|see also"
            r"|index|tools reference"
        ),
    ),
    (
        MemoryType.FACT,
        (
            r"facts?|overview|about|profile|background|architecture|stack|technologies|components?|features?|details"
            r"|environment|configuration|libraries|design|modules?|packages?|settings"
        ),
    ),
)
_HEADINGS: Final = tuple((kind, re.compile(rf"\b(?:{words})\b", re.IGNORECASE)) for kind, words in _HEADING_WORDS)


def by_label(statement: Statement) -> Finding | None:
    """The type that an opening label names, if it names one."""
    found = _LABEL.match(statement.text)
    if found is None:
        return None
    label = (found.group(1) or found.group(2)).strip()
    kind = _LABELS.get(label.lower())
    return None if kind is None else Finding(kind, "says_its_type", LABEL_CERTAINTY, label)


def by_heading(heading: str) -> Finding | None:
    """The type that a heading announces; of a path of headings the innermost that announces one."""
    for part in reversed(re.split(r"\s*[>/\u203a\n]\s*", heading)):
        for kind, pattern in _HEADINGS:
            found = pattern.search(part)
            if found is not None:
                return Finding(kind, "stands_under_a_heading", HEADING_CERTAINTY, found.group())
    return None
