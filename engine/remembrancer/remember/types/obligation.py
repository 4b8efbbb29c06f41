"""Whether a sentence binds somebody: what an agent, everybody or "you" must, may or may not do."""

from __future__ import annotations

import re
from typing import Final

from remembrancer.remember.types.lexicon.imperatives import BINDING_VERBS, IN_PASSING, VERBS, WORDS_OF_RULES


def _pattern(*parts: str) -> re.Pattern[str]:
    """The parts one behind the other: a long pattern on several lines."""
    return re.compile("".join(parts))


_AGENT: Final = (
    r"(?:(?:the|this|that|our|any|every|all|an?|no|each|your|future)\s+)*"
    r"(?:ai|assistant|agent|bot|chatbot|llm|language model|claude|chatgpt|copilot|gemini)s?"
    r"(?: (?:agent|assistant|model)s?)?(?: reading this| that reads this)?"
)
_EVERYONE: Final = r"(?:nobody|no one|everyone|everybody|anyone|anybody|whoever)"
_OF_ALL: Final = r"(?:all|every|each|any|no|only)\b(?:\s+[\w'-]+){1,5}?"
_MANY: Final = (
    r"\A(?:[\w'-]+\s+){0,3}[\w'-]+s"
    r"(?:\s+(?:above|below|over|under|from|for|in|of|to|with|on)\s+[\w',.-]+(?:\s[\w'-]+)?)?"
)
"""A subject in the plural at the beginning, perhaps with what it is about: "Invoices above 500 euros"."""
_DEONTIC: Final = (
    r"(?:must|shall|should|has to|have to|needs? to|may not|may only|cannot|can't|can only|ought to|is to be|are to be"
    r"|(?:is|are) (?:not |only |never )?"
    r"(?:allowed|permitted|expected|required|obliged|instructed|authori[sz]ed|forbidden|supposed|to)\b)"
)
_FROM_NOW_ON: Final = (
    r"(?:from now on|going forward|henceforth|as of (?:today|now)|starting (?:today|now)|in future"
    r"|effective immediately)"
)
_WANTS: Final = (
    r"(?:wants?|wanted|needs?|asks?|asked|expects?|expected|requires?|told|tells?|instructs?|instructed|orders?|ordered"
    r"|(?:would|'d) like|wish(?:es)?|authori[sz]e[sd]?|advised?|urges?|begs?)"
)
_RULES: Final = (
    # Of an agent.
    _pattern(rf"\b{_AGENT},? (?:{_DEONTIC}|always|never|only|will (?:always|never|only)|does not|do not|don't)\b"),
    re.compile(r"\b(?:the|this|our|your) models? (?:must|may not|may only|is not allowed|is never|always|never)\b"),
    # Of everybody, and of all things of a kind.
    _pattern(rf"\b{_EVERYONE} {_DEONTIC}|\b{_EVERYONE} may\b"),
    _pattern(rf"(?:\A|, ){_OF_ALL} (?:{_DEONTIC}|may|needs?|requires?) (?!been\b|have\b)"),
    _pattern(
        rf"{_MANY} (?:must|shall|may only|may not|are not to|are to be|have to be \w+ed",
        r"|should (?:always|never|not|only|be|have))\b ?(?!have\b|sell\b|like\b|love\b)",
    ),
    _pattern(
        rf"{_MANY} (?:need|require) (?:a|an|two|three|the|\d+) (?:\w+ )?",
        r"(?:approvals?|signatures?|reviews?|permissions?|signs?)",
    ),
    _pattern(rf"{_MANY} (?:go|belong) (?:in|into|to|under|on|behind)\b.*\b(?:not|never)\b"),
    re.compile(r"\b(?:must|shall|should) (?:never|always|under no circumstances|at all times|only)\b"),
    re.compile(r"\A(?:the|this|these|those|that|our) (?:[\w'-]+ ){1,3}(?:must|shall) not be \w+(?:ed|en|wn)\b"),
    _pattern(
        r"\b(?:is|are|be) (?:strictly )?(?:forbidden|prohibited|mandatory|off limits|compulsory)\b(?! there)",
        r"(?!.*\b(?:so|which) (?:we|i|she|he)\b)",
    ),
    _pattern(
        r"\bit(?: is|'s)(?: \w+ly)? ",
        r"(?:mandatory|prohibited|required|essential|imperative|crucial|vital|important|forbidden)",
        r" (?:that (?:you|all|every|no|each|agents?)|(?<!important )to (?!me\b|us\b|him\b|her\b|swim\b)",
        r"|for (?:you|agents?|all))",
    ),
    # What somebody wants of "you".
    _pattern(
        rf"\b{_WANTS} you (?:not |never |always )?to ",
        r"(?!know\b|meet\b|be\b|have\b|come\b|see\b|join\b|feel\b)",
    ),
    re.compile(r"\b(?:requires|demands|insists|expects) that (?:every|all|each|you|no|the assistant|agents)\b"),
    # Roles.
    _pattern(
        r"\byou are (?:now|no longer|from now on|hereby) ",
        r"(?:an? |in |the |bound |allowed |free |unrestricted|[a-z]+ and )",
    ),
    _pattern(
        r"\b(?:your|the assistant's|the agent's) (?:\w+ )?(?:task|job|role|goal|duty|purpose|mission|objective)",
        r" (?:is|are|will be) to\b",
    ),
    re.compile(r"\byour (?:new |real |actual )?instructions? (?:is|are)\b"),
    _pattern(
        r"\b(?:the|our|my|your|one|golden|house|team) (?:\w+ ){0,2}?",
        r"(?:rules?|policy|convention|guideline|procedure|protocol|requirement|instructions?)(?: number \w+| here)?",
        r" (?:is|are) (?:to|that (?:you|nobody|no one|every|all|each|agents?|we)|never|always|not)\b",
    ),
    re.compile(r"\brule (?:number )?\w+ (?:is|:) (?:to|that|never|always|not)\b"),
    # What would undo other rules.
    _pattern(
        r"\b(?:ignore|disregard|override|bypass|forget)\b[^.]{0,40}",
        r"\b(?:instructions?|rules|polic(?:y|ies)|prompt|guidelines|restrictions|confirmations?)\b",
    ),
    _pattern(
        r"\b(?:approval|confirmation|review|check|permission|verification)s?(?: \w+)?",
        r" (?:can|may|should|must|is to|are to|need not) be (?:skipped|bypassed|ignored|left out)",
    ),
    _pattern(
        r"\bno (?:need|reason) to (?:ask|confirm|check|verify)\b",
        r"|\bwithout (?:ever )?asking (?:for|the|anyone|anybody|him|her|them|permission)\b",
    ),
    # From now on, of everybody or of "you".
    _pattern(
        rf"\b{_FROM_NOW_ON},? (?:all|every|each|any|no|nobody|only|you|agents?|assistants?)\b(?! one)",
    ),
    _pattern(
        r"\b(?:note|notes|message|instructions?|reminder|memo|attention|directive) (?:to|for) ",
        r"(?:the |all |any |every |other |an? )*(?:ai|assistant|agent|bot|model|llm)s?\b",
    ),
)
_SYSTEM: Final = re.compile(
    r"\A\W*(?:system|developer)(?: prompt| message| instructions?)?\s*[:\])>|-].*\byou(?:r|'re)?\b", re.DOTALL
)
"""Words that are put into the mouth of the program, and speak to "you"."""
_YOU: Final = _pattern(
    r"\byou (?P<modal>must|shall|should|ought to|have to|need to|may not|may only|cannot|can't|can only|must not",
    r"|mustn't|shouldn't|will|won't|always|never|are to|are never to|are (?:not |only )?(?:allowed|permitted) to",
    r"|are (?:required|expected|obliged|forbidden|instructed|ordered|supposed) to)",
    r"(?P<habit>(?: (?:always|never|only|not|also|at all times|under no circumstances|immediately|first|then)){0,2})",
    r" (?P<verb>[a-z-]+)",
)
_SOFT: Final = frozenset(("should", "ought to", "have to", "need to", "cannot", "can't", "shouldn't", "must"))
"""What people also say to each other in passing."""
_TOLD: Final = frozenset(("will", "won't", "always", "never"))
_WORD: Final = re.compile(r"[a-z']+")
_SUPPOSES: Final = re.compile(
    r"\b(?:must|should)(?: not)? (?:have|be (?:hard|fun|nice|lovely|great|tired|home|there|sunny|fine))\b"
)
_OF_SOMEBODY: Final = re.compile(r"\A(?:it|that|this|there|he|she|they|we|i)\b")


def binds(sentence: str) -> bool:
    """Whether a sentence (in lower case, with plain apostrophes) says what has to be or must not be done."""
    if _SYSTEM.match(sentence):
        return True
    if any(_binds_you(told["modal"], told["habit"].strip(), told["verb"]) for told in _YOU.finditer(sentence)):
        return True
    if WORDS_OF_RULES.isdisjoint(_WORD.findall(sentence)):
        return False
    if _OF_SOMEBODY.match(sentence) and _SUPPOSES.search(sentence):
        return False
    return any(rule.search(sentence) for rule in _RULES)


def _binds_you(modal: str, habit: str, verb: str) -> bool:
    if modal in _TOLD:
        return verb in BINDING_VERBS or (bool(habit) and verb in VERBS and verb not in IN_PASSING)
    if modal in _SOFT:
        return verb not in IN_PASSING and (verb in VERBS or bool(habit))
    return verb not in IN_PASSING
