"""A condition of a search as what stands after "memories"."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.search import (
    AllOf,
    AnyOf,
    Condition,
    ConfidenceBetween,
    Contains,
    FromSource,
    HasFlag,
    HasIdentifier,
    HasProvenance,
    HasStatus,
    HasTag,
    HasTrust,
    InNamespace,
    InSession,
    IsType,
    Negation,
    TimeWithin,
    ValidAt,
)
from remembrancer.model.types import SourceKind, Status
from remembrancer.wording import search_words as words
from remembrancer.wording.dates import DateWords
from remembrancer.wording.labels import SOURCE_KINDS, TYPES_INSIDE
from remembrancer.wording.periods import describe_period
from remembrancer.wording.templates import Template, Translate, join_all, join_any, write_share

CURRENT = frozenset({Status.ACTIVE, Status.DEMOTED})
_DECIMALS = 6
"""A strict comparison of confidence ends at the neighbouring float, which rounds to the bound it stands for."""


@dataclass(frozen=True, slots=True)
class ConditionWords:
    """Describes conditions with dates as ``dates`` writes them."""

    dates: DateWords

    @property
    def _translate(self) -> Translate:
        return self.dates.translate

    def describe(self, condition: Condition, *, negated: bool = False, inside: bool = False) -> str:
        """The words for ``condition`` or, if ``negated``, its opposite; ``inside`` another one, groups are marked."""
        match condition:
            case Negation(part):
                return self.describe(part, negated=not negated, inside=inside)
            case AllOf(parts):
                together = join_all([self.describe(part, inside=True) for part in parts], self._translate)
                return self._group(together, negated=negated, inside=inside)
            case AnyOf(parts):
                return self._any(parts, negated=negated, inside=inside)
            case TimeWithin():
                return describe_period(condition, self.dates, negated=negated)
            case _:
                pair, values = self._simple(condition)
                return pair[negated].fill(self._translate, **values)

    def _any(self, parts: tuple[Condition, ...], *, negated: bool, inside: bool) -> str:
        if set(parts) == {HasStatus(status) for status in CURRENT}:
            return words.IS_CURRENT[negated].fill(self._translate)
        if all(isinstance(part, HasTag) and part.tag != "*" and not part.tag.endswith("*") for part in parts):
            tags = [part.tag for part in parts if isinstance(part, HasTag)]
            return words.TAGGED[negated].fill(self._translate, tag=join_any(tags, self._translate))
        if all(isinstance(part, IsType) for part in parts):
            types = [self.type_inside(part) for part in parts if isinstance(part, IsType)]
            return words.IS_TYPE[negated].fill(self._translate, types=join_any(types, self._translate))
        if negated:
            # Neither of them: what is wanted is the opposite of each.
            opposites = [self.describe(part, negated=True, inside=True) for part in parts]
            return self._marked(join_all(opposites, self._translate), inside=inside)
        described = join_any([self.describe(part, inside=True) for part in parts], self._translate)
        return self._group(described, negated=False, inside=inside)

    def _group(self, described: str, *, negated: bool, inside: bool) -> str:
        if negated:
            return words.NOT.fill(self._translate, what=words.GROUP.fill(self._translate, what=described))
        return self._marked(described, inside=inside)

    def _marked(self, described: str, *, inside: bool) -> str:
        return words.GROUP.fill(self._translate, what=described) if inside else described

    def type_inside(self, condition: IsType) -> str:
        return TYPES_INSIDE[condition.type].fill(self._translate)

    def _simple(self, condition: Condition) -> tuple[tuple[Template, Template], dict[str, str]]:  # noqa: C901, PLR0912
        """The pair of words for a condition without parts, and what fills their gaps; one case for each kind."""
        match condition:
            case IsType():
                return words.IS_TYPE, {"types": self.type_inside(condition)}
            case HasTag(tag):
                return _tag(tag)
            case HasStatus(status):
                return words.IS_STATUS[status], {}
            case HasFlag(flag):
                return words.IS_FLAG[flag], {}
            case HasTrust(trust):
                return words.IS_TRUST[trust], {}
            case HasProvenance(provenance):
                return words.IS_KNOWN[provenance], {}
            case InNamespace(namespace):
                return words.IN_NAMESPACE, {"name": namespace}
            case InSession(session):
                return words.IN_SESSION, {"name": session}
            case FromSource(name, kind):
                return self._source(name, kind)
            case ConfidenceBetween(low, high):
                return self._confidence(low, high)
            case ValidAt(instant):
                write = self.dates.day_with_year if self.dates.ends_day(instant) else self.dates.moment
                return words.VALID_AT, {"date": write(instant)}
            case Contains(text):
                return words.CONTAINING, {"text": text}
            case HasIdentifier(identifier):
                return words.IDENTIFIED, {"id": identifier}
        raise AssertionError(condition)

    def _source(self, name: str, kind: SourceKind | None) -> tuple[tuple[Template, Template], dict[str, str]]:
        if kind is SourceKind.PERSON and not name:
            return words.FROM_YOU, {}
        label = SOURCE_KINDS[kind].fill(self._translate) if kind is not None and not name else name
        return words.FROM_NAME, {"name": label}

    def _confidence(self, low: float, high: float) -> tuple[tuple[Template, Template], dict[str, str]]:
        bounds = round(low, _DECIMALS), round(high, _DECIMALS)
        values = {"low": self._share(bounds[0]), "high": self._share(bounds[1])}
        if low == high:
            form = "exact"
        elif low <= 0:
            form = "any" if high >= 1 else ("up_to" if high == bounds[1] else "below")
        elif high >= 1:
            form = "from" if low == bounds[0] else "above"
        else:
            form = "between"
        return words.CONFIDENCE[form], values

    def _share(self, share: float) -> str:
        decimals = max(1, len(f"{share:.6f}".rstrip("0").partition(".")[2]))
        return write_share(share, self._translate, decimals=decimals)


def _tag(tag: str) -> tuple[tuple[Template, Template], dict[str, str]]:
    if tag == "*":
        return words.TAGGED_AT_ALL, {}
    if tag.endswith("*"):
        return words.TAG_BEGINS, {"tag": tag.removesuffix("*")}
    return words.TAGGED, {"tag": tag}
