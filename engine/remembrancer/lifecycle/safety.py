"""Statements that somebody's health or secret may depend on: they do not fade, whatever their type.

About allergies, medications, conditions and emergencies, and about what must not be told. A question is no statement.
"""

from __future__ import annotations

import re
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from remembrancer.storage.codes import statements
from remembrancer.storage.connection import Connection
from remembrancer.storage.lifetimes import texts_with_any
from remembrancer.storage.operations import newest_tx

_SAYING: Final = r"(?:disclos\w*|reveal\w*|shar(?:e|ed|ing)|tell\w*|told|mention\w*|publish\w*|leak\w*|discuss\w*)"
_NOT: Final = "(?:never|do not|don.t|must not|mustn.t|may not|not to|not be)"
_PATTERNS: Final = (
    r"\ballerg(?:y|ies|ic)\b",
    r"\banaphyla\w+",
    r"\bepi-?pens?\b",
    r"\b(?:lactose|gluten|histamine|fructose|food)[ -]intoleran(?:t|ce)\b",
    r"\bintoleran(?:t|ce) (?:to|of)\b",
    r"\bco?eliac\b",
    r"\b(?:diabet(?:es|ic)|epilep\w+|asthma(?:tic)?|h(?:a)?emophilia\w*|pacemakers?)\b",
    r"\b(?:medications?|insulin|warfarin|blood thinners?|chemotherapy|inhalers?|antidepressants?)\b",
    r"\bprescribed\b",
    r"\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|ml)\b.*\b(?:daily|a day|twice|morning|evening|night|week|pill|tablet|dose)\w*",
    r"\bblood (?:type|group)\b",
    r"\bemergency contacts?\b",
    r"\bdo not resuscitate\b",
    # An order, and not what somebody tells of themselves.
    rf"(?<!\bi )(?<!\bwe )(?<!\bthey )\b{_NOT}\s+(?:be\s+|ever\s+)?{_SAYING}\b",
    r"\b(?:strictly )?confidential\b(?! computing)",
    r"\bkeep\b.{0,40}\b(?:secret|to (?:your|our|my)sel(?:f|ves)|private)\b",
)
_SAFETY: Final = re.compile("|".join(_PATTERNS), re.IGNORECASE)
_BEGINNINGS: Final = (
    *("allerg", "anaphyla", "epipen", "epi", "intoler", "celiac", "coeliac", "diabet", "epilep", "asthma", "hemophil"),
    *("haemophil", "pacemak", "medic", "insulin", "warfarin", "blood", "chemotherap", "inhal", "antidepress"),
    *("prescrib", "mg", "mcg", "µg", "ml", "emergenc", "resuscit", "disclos", "reveal", "share", "shared", "sharing"),
    *("tell", "told", "mention", "publish", "leak", "discuss", "confidenti", "secret", "yoursel", "oursel", "mysel"),
    *("private",),
)
"""How words begin without which no pattern can match: by them the word index finds the few texts to look at."""


def is_about_safety(statement: str) -> bool:
    """Whether somebody's health or secret may depend on a statement."""
    return not statement.rstrip().endswith("?") and _SAFETY.search(statement) is not None


class SafetyTexts:
    """The texts about safety in a vault; what was found is kept until the vault changes."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._number = -1
        self._last = 0
        self._texts: NDArray[np.int64] = np.zeros(0, dtype=np.int64)

    def texts(self, connection: Connection) -> NDArray[np.int64]:
        """Their rows, sorted. A text never changes, so that only new ones are looked at."""
        number = newest_tx(connection)
        with self._lock:
            known, last, texts = self._number, self._last, self._texts
        if known == number:
            return texts
        found = [row for row in texts_with_any(connection, _BEGINNINGS) if row > last]
        said = statements(connection, found)
        new = [row for row, (title, content) in said.items() if is_about_safety(f"{title}\n{content}")]
        texts = np.union1d(texts, np.array(new, dtype=np.int64))
        with self._lock:
            if number > self._number:
                self._number, self._last, self._texts = number, max([last, *found]), texts
        return texts
