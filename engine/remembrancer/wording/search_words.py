"""The words for the conditions of a search: what stands after "memories", and its opposite."""

from __future__ import annotations

from remembrancer.model.search import Flag
from remembrancer.model.types import Provenance, Status, TimeAxis, Trust
from remembrancer.text.search_language import Key, ProblemCode
from remembrancer.wording.templates import Counted, Template


def _pair(key: str, text: str, opposite: str) -> tuple[Template, Template]:
    return Template(f"search.{key}", text), Template(f"search.{key}.not", opposite)


MEMORIES = Template("search.memories", "memories")
CURRENT_THINGS = Template("search.things.current", "current {things}")
STATUS_THINGS = {
    Status.ACTIVE: Template("search.things.active", "active {things}"),
    Status.REJECTED: Template("search.things.rejected", "turned down {things}"),
    Status.SUPERSEDED: Template("search.things.superseded", "superseded {things}"),
    Status.DEMOTED: Template("search.things.demoted", "faded {things}"),
    Status.ARCHIVED: Template("search.things.archived", "put away {things}"),
    Status.EXPIRED: Template("search.things.expired", "expired {things}"),
    Status.DELETED: Template("search.things.deleted", "deleted {things}"),
}
IS_CURRENT = _pair("is.current", "that are current", "that are not current")
IS_STATUS = {
    Status.ACTIVE: _pair("is.active", "that are active", "that are not active"),
    Status.REJECTED: _pair("is.rejected", "that were turned down", "that were not turned down"),
    Status.SUPERSEDED: _pair("is.superseded", "that are superseded", "that are not superseded"),
    Status.DEMOTED: _pair("is.demoted", "that have faded", "that have not faded"),
    Status.ARCHIVED: _pair("is.archived", "that were put away", "that were not put away"),
    Status.EXPIRED: _pair("is.expired", "that have expired", "that have not expired"),
    Status.DELETED: _pair("is.deleted", "that were deleted", "that were not deleted"),
}
IS_FLAG = {
    Flag.PINNED: _pair("is.pinned", "that are pinned", "that are not pinned"),
    Flag.CONTESTED: _pair("is.contested", "that are contested", "that are not contested"),
    Flag.NOTED: _pair("is.noted", "that are noted", "that are not noted"),
    Flag.EPISODE: _pair("is.episode", "that are parts of a conversation", "that are no parts of a conversation"),
    Flag.IMPORTANT: _pair("is.important", "that are important", "that are not important"),
    Flag.DUE: _pair("is.due", "that are due", "that are not due"),
    Flag.OVERDUE: _pair("is.overdue", "that are overdue", "that are not overdue"),
    Flag.UNUSUAL: _pair("is.unusual", "that are out of the ordinary", "that are not out of the ordinary"),
    Flag.QUIET: _pair("is.quiet", "that nothing followed when due", "that something followed or nothing is due after"),
    Flag.WAITING: _pair("is.waiting", "that wait for you", "that do not wait for you"),
}
IS_TRUST = {
    Trust.PERSON: _pair("trust.person", "you stand behind", "you do not stand behind"),
    Trust.CONFIRMED: _pair("trust.confirmed", "that you confirmed", "that you did not confirm"),
    Trust.AGENT: _pair("trust.agent", "that an agent stands behind", "that no agent stands behind"),
    Trust.IMPORTED: _pair("trust.imported", "trusted as imported", "not trusted as imported"),
}
IS_KNOWN = {
    Provenance.EXPLICIT_STATEMENT: _pair("known.said", "that you said yourself", "that you did not say yourself"),
    Provenance.INFERRED: _pair("known.inferred", "worked out from a chat", "not worked out from a chat"),
    Provenance.CORRECTED: _pair("known.corrected", "known by a correction", "not known by a correction"),
    Provenance.VALIDATED: _pair("known.validated", "known by a confirmation", "not known by a confirmation"),
    Provenance.OBSERVED: _pair("known.observed", "known from being seen", "not known from being seen"),
    Provenance.IMPORTED: _pair("known.imported", "known from an import", "not known from an import"),
}
IS_TYPE = _pair("type", "that are {types}", "that are not {types}")
TAGGED = _pair("tag", "tagged {tag}", "not tagged {tag}")
TAGGED_AT_ALL = _pair("tag.any", "with tags", "without tags")
TAG_BEGINS = _pair("tag.begins", "with a tag that begins with {tag}", "without a tag that begins with {tag}")
IN_NAMESPACE = _pair("namespace", "in {name}", "not in {name}")
IN_SESSION = _pair("session", "of the session {name}", "not of the session {name}")
FROM_YOU = _pair("from.you", "from you", "not from you")
FROM_NAME = _pair("from", "from {name}", "not from {name}")
VALID_AT = _pair("valid_at", "that held on {date}", "that did not hold on {date}")
CONTAINING = _pair("containing", "containing “{text}”", "not containing “{text}”")
IDENTIFIED = _pair("id", "with the identifier {id}", "without the identifier {id}")

CONFIDENCE = {
    "exact": _pair("confidence.exact", "with confidence {low}", "without confidence {low}"),
    "below": _pair("confidence.below", "with confidence below {high}", "without confidence below {high}"),
    "up_to": _pair("confidence.up_to", "with confidence up to {high}", "without confidence up to {high}"),
    "above": _pair("confidence.above", "with confidence above {low}", "without confidence above {low}"),
    "from": _pair("confidence.from", "with confidence from {low} up", "without confidence from {low} up"),
    "between": _pair(
        "confidence.between", "with confidence from {low} to {high}", "without confidence from {low} to {high}"
    ),
    "any": _pair("confidence.any", "with any confidence", "without any confidence"),
}

_VERBS = {
    TimeAxis.LIFE: "dated",
    TimeAxis.HAPPENING: "happening",
    TimeAxis.STATED: "stated",
    TimeAxis.RECORDED: "recorded",
    TimeAxis.CHANGED: "changed",
    TimeAxis.DUE: "due",
}
_PERIODS = {
    "today": "today",
    "yesterday": "yesterday",
    "tomorrow": "tomorrow",
    "day": "on {first}",
    "month": "in {month}",
    "year": "in {year}",
    "from": "on {first} or later",
    "until": "on {last} or earlier",
    "between": "from {first} to {last}",
    "any": "at some time",
}
# Written out for each clock, so that a translator gets whole phrases and not verbs to put together.
PERIODS = {
    (axis, form): _pair(f"time.{axis}.{form}", f"{verb} {text}", f"not {verb} {text}")
    for axis, verb in _VERBS.items()
    for form, text in _PERIODS.items()
}
LAST_DAYS = {
    axis: Counted(
        f"search.time.{axis}.last_days", f"{verb} in the last {{count}} day", f"{verb} in the last {{count}} days"
    )
    for axis, verb in _VERBS.items()
}
NEXT_DAYS = {
    axis: Counted(
        f"search.time.{axis}.next_days", f"{verb} in the next {{count}} day", f"{verb} in the next {{count}} days"
    )
    for axis, verb in _VERBS.items()
}
NOT = Template("search.not", "not {what}")
GROUP = Template("search.group", "({what})")
QUALIFIED = Template("search.qualified", "{things} {what}")
QUALIFIED_TOO = Template("search.qualified_too", "{things}, {what}")
ABOUT = Template("search.about", "{things} about “{text}”")
ABOUT_TOO = Template("search.about_too", "{things}, about “{text}”")
AS_OF = Template("search.as_of", "{things}, as the vault stood at {moment}")
AS_OF_DAY = Template("search.as_of_day", "{things}, as the vault stood at the end of {day}")
SENTENCE = Template("search.sentence", "{things}.")
FOUND = Counted("search.found", "{count} found.", "{count} found.")
NONE_FOUND = Template("search.found.none", "None found.")

_PROBLEMS = {
    ProblemCode.UNKNOWN_KEY: "There is no search key “{value}:”. It is searched for as words.",
    ProblemCode.UNKNOWN_VALUE: "“{value}” does not go with {key}:, so it is not used as a filter.",
    ProblemCode.UNREADABLE_DATE: "“{value}” is not a date. Dates look like 2026-03-31, 2026-03, 7 or today.",
    ProblemCode.UNREADABLE_NUMBER: "“{value}” is not a confidence. It lies between 0 and 1, as in <0.5.",
    ProblemCode.UNREADABLE_IDENTIFIER: "“{value}” is not an identifier. It has 26 letters and digits.",
    ProblemCode.REVERSED_RANGE: "“{value}” ends before it begins.",
    ProblemCode.MISSING_VALUE: "Nothing stands after “{value}”.",
    ProblemCode.UNCLOSED_QUOTE: "A quote is opened and not closed. It is searched for as words.",
    ProblemCode.UNCLOSED_GROUP: "A parenthesis is opened and not closed. It is left out of account.",
    ProblemCode.REPEATED_AS_OF: "There are several as-of dates. The last one counts.",
    ProblemCode.MISPLACED_AS_OF: "An as-of date cannot be excluded or be one of several choices. It is not used.",
    ProblemCode.TOO_LONG: "The search is too long. What stands after character {position} is not used.",
}
PROBLEMS = {code: Template(f"search.problem.{code}", text) for code, text in _PROBLEMS.items()}
SUGGESTION = Template("search.problem.suggestion", "{problem} Did you mean “{suggestion}”?")

_KEY_HELP = {
    Key.TYPE: "one of the 13 types",
    Key.TAG: "a tag, or its beginning with *",
    Key.IS: "current, contested, pinned, waiting, superseded, faded and others",
    Key.TRUST: "who stands behind it",
    Key.KNOWN: "how it is known",
    Key.CONFIDENCE: "how sure the writer was, as in <0.5",
    Key.ADDED: "when it was recorded, as in 7 for the last 7 days",
    Key.EDITED: "when it was last changed",
    Key.STATED: "when it was said",
    Key.ON: "its date: when it happens, else when it was said or recorded",
    Key.HAPPENING: "when it takes place",
    Key.DUE: "when it is due, as in 7 for the next 7 days",
    Key.FROM: "who or what wrote it",
    Key.NAMESPACE: "the namespace it is in",
    Key.SESSION: "the session it was written in",
    Key.ID: "its identifier",
    Key.VALID_AT: "what held then",
    Key.AS_OF: "as the vault stood then",
}
KEY_HELP = {key: Template(f"search.key.{key}", text) for key, text in _KEY_HELP.items()}
"""What each key of the search language asks for, as the list under the search field shows it."""
