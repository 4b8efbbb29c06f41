"""A search in words, as the search field explains it: "Current memories tagged halyard about “report”. 6 found."."""

from __future__ import annotations

from datetime import datetime, tzinfo

from remembrancer.model.search import AllOf, AnyOf, Condition, HasStatus, IsType
from remembrancer.model.types import Status
from remembrancer.text.search_language import Key, ParsedSearch, Problem
from remembrancer.wording import search_words as words
from remembrancer.wording.conditions import CURRENT, ConditionWords
from remembrancer.wording.dates import DateWords
from remembrancer.wording.templates import Translate, begin_sentence, join_all


def explain_search(
    parsed: ParsedSearch, found: int | None, *, now: datetime, zone: tzinfo, translate: Translate
) -> str:
    """What a search asks for in one sentence and, unless ``found`` is None (not known yet), how many it found."""
    dates = DateWords(now, zone, translate)
    things, qualifiers = _things(parsed, ConditionWords(dates))
    for number, qualifier in enumerate(qualifiers):
        template = words.QUALIFIED_TOO if number else words.QUALIFIED
        things = template.fill(translate, things=things, what=qualifier)
    if parsed.free_text:
        about = words.ABOUT_TOO if len(qualifiers) > 1 else words.ABOUT
        things = about.fill(translate, things=things, text=parsed.free_text)
    if parsed.search.as_of is not None:
        things = _as_of(things, parsed.search.as_of, dates)
    sentence = begin_sentence(words.SENTENCE.fill(translate, things=things))
    if found is None:
        return sentence
    counted = words.FOUND.fill(translate, found) if found else words.NONE_FOUND.fill(translate)
    return f"{sentence} {counted}"


def describe_problem(problem: Problem, translate: Translate) -> str:
    """Why part of a search text was not used, and what was probably meant."""
    sentence = words.PROBLEMS[problem.code].fill(
        translate, value=problem.value, key=problem.key, position=str(problem.position)
    )
    if not problem.suggestion:
        return sentence
    return words.SUGGESTION.fill(translate, problem=sentence, suggestion=problem.suggestion)


def describe_key(key: Key, translate: Translate) -> str:
    """What a key of the search language asks for."""
    return words.KEY_HELP[key].fill(translate)


def _things(parsed: ParsedSearch, described: ConditionWords) -> tuple[str, list[str]]:
    """The noun with the status before it, and what is said of it after it."""
    translate = described.dates.translate
    statuses: frozenset[Status] | None = None
    types: list[str] = []
    qualifiers: list[str] = []
    for condition in _side_by_side(parsed.search.condition):
        if statuses is None and (named := _statuses(condition)):
            statuses = named
        elif not types and (kinds := _types(condition)):
            types = [described.type_inside(kind) for kind in kinds]
        else:
            qualifiers.append(described.describe(condition))
    things = join_all(types, translate) if types else words.MEMORIES.fill(translate)
    if statuses == CURRENT or (statuses is None and parsed.means_current):
        return words.CURRENT_THINGS.fill(translate, things=things), qualifiers
    if statuses is not None and len(statuses) == 1:
        (status,) = statuses
        return words.STATUS_THINGS[status].fill(translate, things=things), qualifiers
    if statuses is not None:
        ordered = tuple(HasStatus(status) for status in Status if status in statuses)
        qualifiers.insert(0, described.describe(AnyOf(ordered)))
    return things, qualifiers


def _side_by_side(condition: Condition | None) -> tuple[Condition, ...]:
    if condition is None:
        return ()
    return condition.parts if isinstance(condition, AllOf) else (condition,)


def _statuses(condition: Condition) -> frozenset[Status]:
    parts = condition.parts if isinstance(condition, AnyOf) else (condition,)
    statuses = [part.status for part in parts if isinstance(part, HasStatus)]
    return frozenset(statuses) if len(statuses) == len(parts) else frozenset()


def _types(condition: Condition) -> tuple[IsType, ...]:
    parts = condition.parts if isinstance(condition, AnyOf) else (condition,)
    types = tuple(part for part in parts if isinstance(part, IsType))
    return types if len(types) == len(parts) else ()


def _as_of(things: str, moment: datetime, dates: DateWords) -> str:
    if dates.ends_day(moment):
        return words.AS_OF_DAY.fill(dates.translate, things=things, day=dates.day_with_year(moment))
    return words.AS_OF.fill(dates.translate, things=things, moment=dates.moment(moment))
