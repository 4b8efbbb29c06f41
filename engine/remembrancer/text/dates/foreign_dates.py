"""Full dates in some other languages ("15 avril 2026"): the month's name must be known, a year must stand there."""

from __future__ import annotations

import re
from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.dates.mention import Reason
from remembrancer.text.dates.reading import Form, LocalSpan, Reading, day
from remembrancer.text.dates.words import FRAGMENTS, compile_pattern

_LANGUAGES: Final = ["de", "fr", "es", "it", "pt", "nl", "pl", "sv", "ru"]
# Names that English does not share; the library knows what they mean, this list only opens the gate.
_MONTHS: Final = (
    "januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre"
    "|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio"
    "|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro"
    "|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|december|stycznia|lutego|marca|kwietnia|maja|czerwca"
    "|lipca|sierpnia|września|października|listopada|grudnia|augusti|января|февраля|марта|апреля|мая|июня|июля|августа"
    "|сентября|октября|ноября|декабря|april|august|september|november"
)


def _foreign_date(match: re.Match[str], reading: Reading) -> LocalSpan | None:
    # Imported here: loading the library takes a tenth of a second, and few memories need it.
    import dateparser  # noqa: PLC0415

    found = dateparser.parse(
        match.group(),
        languages=_LANGUAGES,
        settings={"STRICT_PARSING": True, "DATE_ORDER": "DMY", "RELATIVE_BASE": reading.now},
    )
    if found is None or str(found.year) not in match.group():
        return None
    return day(found.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None))


FOREIGN_FORMS: Final = (
    Form(
        Reason.FOREIGN_DATE,
        AnyCase(
            compile_pattern(r"<EDGE>(?:<DAY>)").pattern
            + rf"(?:\.|er|º)?\s+(?:de\s+)?(?:{_MONTHS})\s+(?:de\s+|del\s+)?{FRAGMENTS['YEAR_DIGITS']}(?![\w-])",
        ),
        _foreign_date,
    ),
)
