"""Signs that the words of one statement give about how it may stand to another: asks, supposes, adds, limits."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from remembrancer.conflicts.detection import lexicon
from remembrancer.conflicts.detection.manner import Manner
from remembrancer.text.any_case import AnyCase

if TYPE_CHECKING:
    from remembrancer.conflicts.detection.reading import ReadStatement

_PATTERNS: Final = {
    "supposes": lexicon.HYPOTHETICAL,
    "plans": lexicon.PLAN,
    "corrects": lexicon.CORRECTION,
    "corrects_plainly": AnyCase(
        lexicon.STRONG_CORRECTION.pattern
        + r"|\b(?:i\s+should\s+have\s+said|mixed\s+(?:\w+\s+){0,3}up|got\s+(?:that|it|the)\s+(?:\w+\s+)?wrong"
        r"|had\s+that\s+wrong|no\s+more"
        r"|not\s+any\s+longer|otherwise|after\s+all|took\s+it\s+back|thought\s+again|took\s+over|taken\s+over|handed\s+(?:\w+\s+)?over|these\s+days"
        r"|instead|has\s+become|have\s+become|now|since\s+then|from\s+now\s+on|correct\s+my|false|not\s+true|never\s+did)\b",
    ),
    "earlier": lexicon.EARLIER,
    "again": lexicon.AGAIN,
    "chooses": lexicon.CHOICE,
    "ceased": lexicon.CEASED,
    "cancelled": lexicon.CANCELLED,
    "no_longer": lexicon.NO_LONGER,
    "replaces": lexicon.REPLACEMENT,
    "limits": AnyCase(
        r"\b(?:if|when|whenever|unless|except|only|with|without|once|for|during|while|apart|until|exempt|where|at\s+least)\b",
    ),
    "excepts": AnyCase(
        r"\b(?:unless|except|exempt|apart\s+from|exception|as\s+long\s+as|provided|in\s+case\s+of|in\s+an\s+emergency|emergenc\w+|may\s+still"
        r"|don't\s+count|does\s+not\s+count|however|otherwise)\b|^\W*(?:if|when|with|for|in|on|after|during|at)\b[^,]{3,40},",
    ),
    "asks": AnyCase(r"\?|\b(?:ask(?:ed|s|ing)?|wonder\w*|whether|wants?\s+to\s+know|question|enquir\w+|inquir\w+)\b"),
    "once": AnyCase(
        lexicon.ONCE.pattern[:-3] + r"|kick-?off|foaled|calved|issued|inaugurat\w+|opening|first\s+(?:night|meal|time)"
        r"|came\s+into\s+the\s+world|most\s+recent|until|valid"
        r"|hand(?:ed)?\s+(?:it\s+)?in|no\s+later|undertook|promised?)\b",
    ),
    "shares": AnyCase(
        r"\b(?:one\s+of|some|both|all|each|every|among|alone|part|half|other|second|further|extra|more|of\s+(?:the|them|these))\b",
    ),
    "adds": AnyCase(
        r"\b(?:also|too|as\s+well|besides|another|in\s+addition|again|once\s+more|this\s+time|further|more|besides|likewise|next\s+to|same)\b",
    ),
    "excludes": AnyCase(
        r"\b(?:only|no\s+(?:one|other|others|body)|nobody|nowhere|nothing)\s*(?:else|other)?\b|\b(?:alone|sole|solely|exclusively|sooner|rather"
        r"|more\s+than|than\s+any|without\s+exception)\b",
    ),
    "reports": AnyCase(r"\b(?:says?|said|according|told|reads?|shows?|states?|wrote|given\s+as)\b"),
    "refers": AnyCase(r"^\W*(?:it|this|that|these|those|they|he|she|its|their|his|her)\b"),
    "perfect": AnyCase(r"\b(?:has|have|had|'ve)\s+(?:\w+ly\s+)?(?:been\s+)?\w+(?:ed|en|t|ne)\b"),
    "over_another": AnyCase(r"\b(?:instead\s+of|rather\s+than|over|in\s+preference\s+to|in\s+favou?r\s+of)\b"),
    "part": AnyCase(
        r"\b(?:of\s+(?:the|them|these|those|which|all)|alone|marked|among|part|section|chapter|include[sd]?|of\s+\w+'s)\b",
    ),
    "because": AnyCase(r"\b(?:because|since|reason|so\s+that|due\s+to|therefore|as\s+a\s+result)\b"),
}
_MANNERS: Final = (Manner.PLANNED, Manner.SUPPOSED, Manner.ASKED)

_NUMBER: Final = {
    "one": "1", "first": "1", "1st": "1", "two": "2", "second": "2", "2nd": "2", "three": "3", "third": "3", "3rd": "3",
    "four": "4", "fourth": "4", "4th": "4", "five": "5", "fifth": "5", "5th": "5", "six": "6", "sixth": "6",
    "seven": "7", "seventh": "7", "eight": "8", "eighth": "8", "nine": "9", "ninth": "9", "ten": "10", "tenth": "10",
    "eleventh": "11", "twelfth": "12", "last": "last", "final": "last", "previous": "previous", "next": "next",
    "this": "this", "current": "this",
}  # fmt: skip
_UNITS: Final = (
    r"(?:year|week|month|day|season|term|semester|quarter|sprint|edition|half|half-term|session|meeting|sitting|round|round|attempt"
    r"|trip|visit|lesson|fair|tournament|race|match|game|concert|rehearsal|shift|night|morning|evening|release|version|draft|course|winter"
    r"|summer|spring|autumn|firmware|job|flat|house|contract|budget|tax\s+year|weekend|run|phase|stage|time|floor|class|grade|hall|team|line)"
)
_ORDINAL: Final = re.compile(
    rf"\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)|last|final|previous|next|this|current)"
    rf"\s+(?:\w+\s+)?({_UNITS})s?\b|\b({_UNITS})\s+(one|two|three|four|five|six|seven|eight|nine|ten|\d{{1,4}}|[a-z])\b"
)
_MONTH: Final = re.compile(
    r"\b(january|february|march|april|may(?=\s+\d|\s+(?:meeting|session|trip|sale|\w*ing\b)|[,.]|$)|june|july|august|september|october|november|december"
    r"|christmas|easter|pentecost|whitsun|advent|lent|ramadan|midsummer|new\s+year|halloween)\b"
)
_SEASON: Final = re.compile(
    r"\b(winter|summer|spring|autumn|fall(?=\s+term)|(?:low|high|off|peak|rainy|dry|breeding|race|hunting)[\s-]season|off-season|holidays?|term[\s-]time)\b"
)
_DAYPART: Final = re.compile(
    r"\b(breakfast|lunch|dinner|supper|mornings?|afternoons?|evenings?|nights?|noon|midday|midnight|weekends?|weekdays?|daytime|overnight)\b"
)
_YEAR: Final = re.compile(r"\b((?:19|20)\d\d)\b")
_AGE_OF: Final = re.compile(
    r"\b(old|new|former|current|before|since|then|now|nowadays|today|used\s+to|up\s+to|until|from|as\s+of|while|after|start|end|beginning|middle)\b"
)
_LABEL: Final = re.compile(r"\b([a-z]{3,})\s+(?:no\.?\s*|number\s+)?#?(\d+[a-z]?|[a-z])(?![\w'.:,/%-]*[\w%])")
_CODE: Final = re.compile(r"\b[a-z]+[-_]\d+\b|#\d+")
_NO_LABEL: Final = frozenset(
    [
        "the",
        "and",
        "for",
        "with",
        "from",
        "are",
        "was",
        "has",
        "have",
        "than",
        "over",
        "under",
        "about",
        "only",
        "per",
        "not",
        "but",
        "its",
        "all",
        "any",
        "each",
        "every",
        "least",
        "most",
        "nearly",
        "almost",
        "around",
        "until",
        "till",
        "since",
        "before",
        "after",
        "into",
        "onto",
        "costs",
        "cost",
        "takes",
        "pays",
        "paid",
        "has",
        "had",
        "get",
        "gets",
        "got",
        "by",
        "may",
        "june",
        "july",
        "april",
        "march",
        "august",
        "january",
        "february",
        "september",
        "october",
        "november",
        "december",
        "at",
        "on",
        "in",
        "of",
        "to",
        "is",
    ]
)


def read_signs(read: ReadStatement, text: str) -> dict[str, float]:
    """Which signs the text of a statement gives; one or nought each."""
    found = {name: float(pattern.search(text) is not None) for name, pattern in _PATTERNS.items()}
    for manner in _MANNERS:
        found[manner.value] = float(any(clause.manner is manner for clause in read.clauses))
    found["past"] = float(any(clause.is_past for clause in read.clauses))
    found["self"] = float(any("self" in clause.people for clause in read.clauses))
    found["others"] = float(any("others" in clause.people for clause in read.clauses))
    found["you"] = float(any("you" in clause.people for clause in read.clauses))
    return found


def read_settings(folded: str) -> dict[str, frozenset[str]]:
    """What sets a time or case apart from another, by sort: which year, month, season, part of the day, turn, label."""
    found: dict[str, set[str]] = {
        "month": {each.group(1)[:3] for each in _MONTH.finditer(folded)},
        "season": {each.group(1).replace("-", " ").rstrip("s") for each in _SEASON.finditer(folded)},
        "daypart": {each.group(1).rstrip("s") for each in _DAYPART.finditer(folded)},
        "year": set(_YEAR.findall(folded)),
        "age": set(_AGE_OF.findall(folded)),
        "code": set(_CODE.findall(folded)),
    }
    for each in _ORDINAL.finditer(folded):
        unit, number = each.group(2) or each.group(3), each.group(1) or each.group(4)
        number = _NUMBER.get(number, number.rstrip("stndrh") if number[:1].isdigit() else number)
        found.setdefault(f"turn {unit}", set()).add(number)
    for each in _LABEL.finditer(folded):
        if each.group(1) not in _NO_LABEL and each.group(2) not in ("a", "i"):
            found.setdefault(f"label {each.group(1).rstrip('s')}", set()).add(each.group(2))
    return {sort: frozenset(values) for sort, values in found.items() if values}
