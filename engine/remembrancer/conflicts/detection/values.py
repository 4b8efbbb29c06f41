"""Another value of an attribute that has one at a time: a place, a person, a tool, a version; another choice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.alignment import Alignment
from remembrancer.conflicts.detection.finding import Finding, clause_text, groups, span_of
from remembrancer.conflicts.detection.reading import Clause
from remembrancer.conflicts.detection.statement import Statement
from remembrancer.conflicts.detection.words import Word
from remembrancer.model.conflicts import ConflictKind, ContradictionCode, ContradictionReason
from remembrancer.model.types import MemoryType
from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import words_of

_DEFINITE: Final = words_of("the my our his her their your its")
_BEING: Final = words_of("is are was were be am isn't aren't it's i'm we're")
_PLACES: Final = words_of("in at on under behind beside near with inside from above")
_NAMED_ONE_OF_SOME: Final = AnyCase(r"\b(?:has|have|with|is|was|got)\s+an?\s+(?:\w+\s+){1,2}(?:called|named)\b")
_ROLE: Final = AnyCase(
    r"\b(?:is|was|are|be|becomes?)\s+(?:now\s+)?(?:the|my|our|his|her|their)\b|\b(?:leads?|heads?|runs?|chairs?|manages?|owns?|"
    r"maintains?|coordinates?|directs?|supervises?)\s+(?:the|our|my)\b"
)
_ONE_OF: Final = AnyCase(r"\bone\s+of\b")
_TAKES_PLACE: Final = AnyCase(r"\b(?:takes?\s+place|held|meets?)\b")
_SCHOOL: Final = AnyCase(r"\b(?:goes|go)\s+to\s+(?:\w+\s+){0,3}(?:school|university|college|kindergarten|nursery)\b")
_HAS_SOME: Final = AnyCase(r"\b(?:has|have|had|got)\s+(?:an?|two|three|some|several)\b")
_ARE: Final = AnyCase(r"\b(?:are|were|one\s+of|an?\s+(?:\w+\s+)?for)\b")
_CAUSE: Final = AnyCase(
    r"\b(?:caused?|comes?\s+from|because\s+of|due\s+to|root\s+cause|reason|triggered\s+by|stems?\s+from|source\s+of|culprit|happens?\s+when|occurs?\s+when|behind\s+the)\b",
)
_LOCATION: Final = AnyCase(
    r"\b(?:is|are|stands?|lies?|sits?|hangs?|lives?|kept|stored|find|found|located|parked|stays?|goes|belongs?)\b[^.]*?\b(?:in|on|at|under|behind|near|with|inside|next\s+to|beside)\b",
)
_SURE_SLOT: Final = 0.7
_ATTRIBUTES: Final = frozenset(
    stem(word)
    for word in words_of("""
        colour name title status language type format brand model version capital address number password code owner
        manager boss leader head chair author publisher provider supplier vendor host hostname port branch currency
        nationality religion birthplace hometown profession job employer landlord landlady teacher advisor supervisor
        doctor dentist lawyer accountant photographer caterer godfather godmother headquarters venue location default
        timezone zone cause reason main nickname surname codename theme motto slogan ingredient material licence stage
        phase priority severity label category species breed gender size shape position role contact sponsor prize
    """)
)
"""Nouns of attributes that have one value: whatever else stands behind "is", it excludes the other."""
_MEANS: Final = frozenset({"in", "with", "by", "on", "at", "via", "under", "to", "from"})
_PARTICIPLE: Final = AnyCase(
    r"\b(?:is|are|was|were|be|been|gets?)\s+(?:\w+ed|\w+en|kept|built|sent|held|sold|made|bought|brought|run|paid|done|stored|found)\b",
)
_EMPLOYED: Final = frozenset({"at", "for", "with", "as", "in", "from"})
_PLURAL_EXCEPTIONS: Final = ("ss", "us", "is", "os")


def find_value(alignment: Alignment, old_statement: Statement, new_statement: Statement) -> Iterator[Finding]:
    """One run of words differs on either side, in the same slot, and the slot holds one value."""
    old, new = alignment.old, alignment.new
    if old.is_denied != new.is_denied or not alignment.old_rest or not alignment.new_rest:
        return
    old_runs, new_runs = groups(alignment.old_rest, old.verb), groups(alignment.new_rest, new.verb)
    old_run, new_run = old_runs[-1], new_runs[-1]
    inverted = _inverted(alignment, old_runs, new_runs)
    if inverted is not None:
        old_run, new_run = inverted
    slot = _slot(alignment, old_run, new_run, is_inverted=inverted is not None)
    decided = _is_choice(old, old_statement) and _is_choice(new, new_statement)
    if decided:
        slot = max(slot, 0.75 if _anchors(alignment) else 0.35)
        if any(
            old.words[a].is_name and not old.words[a].is_before_verb and new.words[b].is_before_verb
            for a, b in alignment.shared
        ):
            slot -= 0.5  # what was chosen is agreed; more is said of it
    if slot <= 0.0:
        return
    if len(old_runs) > 1 and len(new_runs) > 1:
        slot -= 0.5
    spans = span_of(old, old_run), span_of(new, new_run)
    first, second = old.words[old_run[-1]], new.words[new_run[-1]]
    named = first.is_name and second.is_name
    digits = any(each.isdigit() for each in first.folded) and any(each.isdigit() for each in second.folded)
    code = (
        ContradictionCode.DIFFERENT_VERSION
        if digits and "." in first.folded + second.folded
        else (ContradictionCode.DIFFERENT_NAME if named else ContradictionCode.DIFFERENT_VALUE)
    )
    yield Finding(
        ConflictKind.DECISION if decided else ConflictKind.VALUE,
        ContradictionReason(
            ContradictionCode.DIFFERENT_CHOICE if decided else code,
            clause_text(old, spans[0]),
            clause_text(new, spans[1]),
        ),
        *spans,
        frozenset(old_run),
        frozenset(new_run),
        strength=max(0.0, slot),
    )


def _is_choice(clause: Clause, statement: Statement) -> bool:
    if statement.type is MemoryType.DECISION:
        return True
    return statement.type is MemoryType.INSTRUCTION and clause.search(lexicon.CHOICE) is not None


def _anchors(alignment: Alignment) -> int:
    """Shared words beside the verbs: what the choice is about."""
    return sum(
        1
        for place, _ in alignment.shared
        if alignment.old.words[place].stem not in lexicon.SINGLE_VALUED | lexicon.MANY_VALUED
    )


def _purpose(alignment: Alignment) -> int:
    """Shared words that stand in the predicate on one side at least: "for the order database"."""
    return sum(
        1
        for a, b in alignment.shared
        if not (alignment.old.words[a].is_before_verb and alignment.new.words[b].is_before_verb)
        and alignment.old.words[a].stem not in lexicon.SINGLE_VALUED | lexicon.MANY_VALUED
    )


def _inverted(
    alignment: Alignment, old_runs: list[tuple[int, ...]], new_runs: list[tuple[int, ...]]
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The value stands before the verb on one side: "the CEO is Maria" against "Frank is the CEO"."""
    old, new = alignment.old, alignment.new
    old_role_before = any(old.words[a].is_before_verb and not new.words[b].is_before_verb for a, b in alignment.shared)
    new_role_before = any(new.words[b].is_before_verb and not old.words[a].is_before_verb for a, b in alignment.shared)
    if old_role_before == new_role_before:
        if old_role_before or not alignment.shared:
            return None
        # "Maria is the CEO", "Frank is the CEO".
        first, second = old_runs[0], new_runs[0]
        if not all(old.words[i].is_before_verb and old.words[i].folded[:1].isalpha() for i in first):
            return None
        if not all(new.words[i].is_before_verb for i in second):
            return None
        both_open = first[0] <= 1 and second[0] <= 1
        return (first, second) if both_open and _role(old) and _role(new) else None
    named = new if old_role_before else old
    before = [
        run
        for run in (new_runs if old_role_before else old_runs)
        if run[0] <= 1 and len(run) <= 3 and named.words[run[0]].text[0].isupper() and run[-1] == named.verb - 1
    ]
    behind = old_runs if old_role_before else new_runs
    if not before:
        return None
    clause, other = (new, old) if old_role_before else (old, new)
    has_role = _is_copular(clause) and _is_copular(other) and _role(clause)
    is_act = _acts_by_name(clause, before[0]) and any(other.words[i].is_name for i in behind[-1])
    if not has_role and not is_act:
        return None
    return (behind[-1], before[0]) if old_role_before else (before[0], behind[-1])


def _acts_by_name(clause: Clause, run: tuple[int, ...]) -> bool:
    """Nothing but a name before an active verb with one object: "Professor Takeda supervises the thesis"."""
    if clause.words[clause.verb].stem in lexicon.MANY_VALUED - {stem("teach")} or clause.is_past:
        return False
    return all(word.text[0].isupper() for word in clause.words[: clause.verb]) and run[-1] < clause.verb


def _role(clause: Clause) -> bool:
    """It says who has a role: "is the CEO", "leads the migration"."""
    return clause.search(_ROLE) is not None


def _is_copular(clause: Clause) -> bool:
    if not 0 <= clause.verb < len(clause.words):
        return False
    following = clause.words[clause.verb + 1].folded if clause.verb + 1 < len(clause.words) else ""
    return (clause.words[clause.verb].folded in _BEING and not following.endswith("ing")) or ":" in clause.text


def _slot(alignment: Alignment, old_run: tuple[int, ...], new_run: tuple[int, ...], *, is_inverted: bool) -> float:
    """How surely the slot in which both runs stand holds one value at a time, 0..1."""
    old, new = alignment.old, alignment.new
    first, second = old.words[old_run[-1]], new.words[new_run[-1]]
    if (old.verb < 0 and new.verb < 0) or (old.search(_HAS_SOME) and new.search(_HAS_SOME)):
        return 0.0
    if old.is_past or new.is_past or old.search(_NAMED_ONE_OF_SOME):
        return 0.0
    if _is_no_value(old, old_run) or _is_no_value(new, new_run):
        return 0.0
    if is_inverted:
        return 0.8
    if first.is_before_verb or second.is_before_verb:
        return 0.0
    general = _general_slot(alignment, old_run, new_run)
    if general >= _SURE_SLOT:
        return general
    if {word.stem for word in (*_verbs(old), *_verbs(new))} & lexicon.MANY_VALUED:
        return 0.0
    by_verb = _slot_of_verb(alignment, first, second)
    if by_verb is not None:
        return by_verb
    if _is_copular(old) and _is_copular(new) and _same_definite_subject(alignment):
        return _complement(alignment, old_run, new_run)
    if lexicon.same_class(first.stem, second.stem) and alignment.shared:
        return 0.7
    if general:
        return general
    ground = _purpose(alignment) + len(old.stems & new.stems)
    return 0.65 if _is_kept_somewhere(alignment, first, second) and ground > 1 else 0.0


def _is_no_value(clause: Clause, run: tuple[int, ...]) -> bool:
    """What is counted, what holds of every one, and how something is done."""
    before = clause.words[run[0] - 1].folded if run[0] else ""
    if before in ("every", "each", "all", "any") or clause.words[run[-1]].folded.endswith("ly"):
        return True
    return _is_counted(clause, run)


def _slot_of_verb(alignment: Alignment, first: Word, second: Word) -> float | None:
    """The slot of a verb with one object or place at a time; None where the verbs do not decide."""
    old, new = alignment.old, alignment.new
    old_verbs, new_verbs = {word.stem for word in _verbs(old)}, {word.stem for word in _verbs(new)}
    if old.search(_TAKES_PLACE) and new.search(_TAKES_PLACE) and first.preposition == second.preposition != "":
        return 0.75 if first.preposition in _PLACES else 0.0
    if old.search(_SCHOOL) and new.search(_SCHOOL):
        return 0.7
    purpose = _purpose(alignment)
    if old_verbs & new_verbs & lexicon.SINGLE_VALUED:
        verb = next(iter(sorted(old_verbs & new_verbs & lexicon.SINGLE_VALUED)))
        if verb == "use" and not purpose:
            return 0.0
        if verb == "work" and not {first.preposition, second.preposition} <= _EMPLOYED:
            return 0.0
        return 0.8 if first.preposition == second.preposition else 0.6
    return 0.7 if (old_verbs | new_verbs) & {"use", "run"} and purpose else None


def _is_counted(clause: Clause, run: tuple[int, ...]) -> bool:
    """The run ends in what a figure counts: "4,000 subscribers"."""
    word = clause.words[run[-1]]
    return any(
        not each.unit and word.stem in each.nouns and 0 <= word.start - clause.start - each.end < 20
        for each in clause.figures
    )


def _general_slot(alignment: Alignment, old_run: tuple[int, ...], new_run: tuple[int, ...]) -> float:
    """Said in other words: another name, place or cause of a thing that both name."""
    old, new = alignment.old, alignment.new
    ground = sum(1 for a, _ in alignment.shared if old.words[a].stem not in lexicon.VAGUE)
    if not ground:
        return 0.0
    if _is_copular(old) and _is_copular(new):
        subject = {
            old.words[a].stem
            for a, b in alignment.shared
            if old.words[a].is_before_verb and new.words[b].is_before_verb
        }
        if subject & _ATTRIBUTES and not old.search(_ARE) and not new.search(_ARE):
            return 0.85
    if old.search(_CAUSE) and new.search(_CAUSE):
        return 0.75
    if old.search(_LOCATION) and new.search(_LOCATION) and not _is_person(old):
        first, second = old.words[old_run[-1]], new.words[new_run[-1]]
        if first.preposition in _PLACES and second.preposition in _PLACES:
            return 0.75
    for a in old_run:
        for b in new_run:
            if lexicon.same_class(old.words[a].stem, new.words[b].stem):
                return 0.65
    named = any(old.words[a].is_name for a in old_run) and any(new.words[b].is_name for b in new_run)
    return 0.6 if named else 0.0


def _is_kept_somewhere(alignment: Alignment, first: Word, second: Word) -> bool:
    """What is written, tracked, sent, kept in, with or by something: the other may say it in the active voice."""
    if first.preposition not in _MEANS or second.preposition not in _MEANS:
        return False
    return alignment.old.search(_PARTICIPLE) is not None or alignment.new.search(_PARTICIPLE) is not None


def _verbs(clause: Clause) -> Iterator[Word]:
    if clause.verb >= 0:
        for word in clause.words[clause.verb : clause.verb + 4]:
            if word.stem in lexicon.SINGLE_VALUED or (
                word.stem in lexicon.MANY_VALUED and not _is_passive(clause, word)
            ):
                yield word
        if clause.words[clause.verb].counts:
            yield clause.words[clause.verb]


def _is_passive(clause: Clause, word: Word) -> bool:
    before = clause.text[: word.start - clause.start]
    return re.search(r"\b(?:is|are|was|were|be|been)\s+(?:\w+ly\s+)?$", before) is not None


def _same_definite_subject(alignment: Alignment) -> bool:
    """Both subjects agree in all that they say, and name one thing."""
    old, new = alignment.old, alignment.new
    subject = [a for a, b in alignment.shared if old.words[a].is_before_verb and new.words[b].is_before_verb]
    if not subject:
        return False
    for clause in (old, new):
        opening = {word.folded for word in clause.words[:3]}
        head = clause.words[max(0, clause.verb - 1)]
        is_plural = head.folded.endswith("s") and not head.folded.endswith(_PLURAL_EXCEPTIONS) and not head.is_owner
        is_definite = bool(opening & _DEFINITE) or any(word.is_owner or word.is_name for word in clause.words[:3])
        if (is_plural and "s" in clause.text and re.search(r"\b(?:are|were)\b", clause.text)) or clause.search(_ONE_OF):
            return False
        if not is_definite and ":" not in clause.text and clause.verb > 3:
            return False
    return True


def _complement(alignment: Alignment, old_run: tuple[int, ...], new_run: tuple[int, ...]) -> float:
    old, new = alignment.old, alignment.new
    first, second = old.words[old_run[-1]], new.words[new_run[-1]]
    if lexicon.same_class(first.stem, second.stem):
        return 0.9
    if first.is_name and second.is_name:
        return 0.85
    if first.preposition in _PLACES and second.preposition in _PLACES:
        return 0.75 if not _is_person(old) else 0.3
    old_article, new_article = _article(old, old_run), _article(new, new_run)
    if old_article and new_article:
        return 0.5
    if not old_article and not new_article and (":" in old.text or ":" in new.text):
        return 0.6
    if not old_article and not new_article and _looks_like_a_name(first) and _looks_like_a_name(second):
        return 0.55
    return 0.0


def _article(clause: Clause, run: tuple[int, ...]) -> bool:
    return run[0] > 0 and clause.words[run[0] - 1].folded in ("a", "an", "the", "my", "our")


def _looks_like_a_name(word: Word) -> bool:
    return word.is_name or not re.search(
        r"(?:y|ful|ous|ive|al|able|ible|ic|ish|less|ed|ing|ant|ent|er|est)$", word.folded
    )


def _is_person(clause: Clause) -> bool:
    return bool(clause.words) and (
        clause.words[0].folded in ("i", "we", "he", "she", "they")
        or (clause.verb == 1 and clause.words[0].folded != "it")
    )
