"""The counts of the engine as the facets show them: values with words, icons and their search terms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from remembrancer.model.memory import Source
from remembrancer.model.types import MemoryType, SourceKind, Status, Trust
from remembrancer.vault import Key, Term
from remembrancer_app.memories.facet_row import FacetValue
from remembrancer_app.memories.words import SOURCE_ICONS, TRUST_STANDINGS, source_words
from remembrancer_app.theme import TYPE_ICONS, Icon, Role, Standing, type_word

if TYPE_CHECKING:
    from remembrancer.model.queries import Facets
    from remembrancer_app.theme import Theme

SHOWN_TAGS = 5
SHOWN_SOURCES = 4


@dataclass(frozen=True, slots=True)
class FacetGroup:
    """A facet. `more` means that it may have values beyond these."""

    name: str
    title: str
    values: tuple[FacetValue, ...]
    more: bool = False


def facet_groups(theme: Theme, facets: Facets) -> tuple[FacetGroup, ...]:
    """All facets in their order. Namespace is left out while there is only one."""
    groups = [
        FacetGroup("type", QCoreApplication.translate("Facets", "Type"), _types(theme, facets)),
        FacetGroup("status", QCoreApplication.translate("Facets", "Status"), _statuses(facets)),
        tag_group(facets, SHOWN_TAGS),
        source_group(facets, SHOWN_SOURCES),
    ]
    namespaces = tuple(
        FacetValue(Term(Key.NAMESPACE, name), name, count, Icon.FOLDER) for name, count in facets.namespaces.items()
    )
    if len(namespaces) > 1:
        groups.append(FacetGroup("namespace", QCoreApplication.translate("Facets", "Namespace"), namespaces))
    groups.append(FacetGroup("trust", QCoreApplication.translate("Facets", "Trust"), _trusts(facets)))
    return tuple(group for group in groups if group.values)


def tag_group(facets: Facets, most: int) -> FacetGroup:
    values = tuple(FacetValue(Term(Key.TAG, tag), tag, count, Icon.TAG) for tag, count in facets.tags)
    return FacetGroup("tag", QCoreApplication.translate("Facets", "Tag"), values[:most], more=len(values) > most)


def source_group(facets: Facets, most: int) -> FacetGroup:
    values = []
    for source in facets.sources:
        kind = SourceKind(source.kind)
        word = source_words(Source(kind, source.name))
        values.append(FacetValue(Term.source(kind, source.name), word, source.count, SOURCE_ICONS[kind]))
    title = QCoreApplication.translate("Facets", "From")
    return FacetGroup("from", title, tuple(values[:most]), more=len(values) > most)


def _types(theme: Theme, facets: Facets) -> tuple[FacetValue, ...]:
    return tuple(
        FacetValue(
            Term(Key.TYPE, kind.value),
            type_word(kind),
            facets.types.get(kind, 0),
            TYPE_ICONS[kind],
            theme.type_color(kind),
        )
        for kind in MemoryType
    )


def _statuses(facets: Facets) -> tuple[FacetValue, ...]:
    count = facets.statuses

    def value(word: str, standing: Standing, number: int, colour: Role | None = None) -> FacetValue:
        look = standing.look
        return FacetValue(Term(Key.IS, word), standing.word(), number, look.icon, colour or look.row_icon)

    values = [
        value("current", Standing.CURRENT, count[Status.ACTIVE] + count[Status.DEMOTED], Role.ACCENT),
        value("contested", Standing.CONTESTED, facets.contested),
        value("waiting", Standing.WAITING, facets.waiting),
        value("superseded", Standing.SUPERSEDED, count[Status.SUPERSEDED], Role.TEXT2),
        value("faded", Standing.FADED, count[Status.DEMOTED], Role.TEXT2),
        value("archived", Standing.PUT_AWAY, count[Status.ARCHIVED], Role.TEXT2),
        value("expired", Standing.EXPIRED, count[Status.EXPIRED], Role.TEXT2),
        value("deleted", Standing.DELETED, count[Status.DELETED], Role.TEXT2),
    ]
    if count[Status.REJECTED]:
        values.append(value("rejected", Standing.TURNED_DOWN, count[Status.REJECTED], Role.TEXT2))
    return tuple(values)


def _trusts(facets: Facets) -> tuple[FacetValue, ...]:
    return tuple(
        FacetValue(
            Term(Key.TRUST, trust.value),
            TRUST_STANDINGS[trust].word(),
            facets.trusts.get(trust, 0),
            TRUST_STANDINGS[trust].look.icon,
        )
        for trust in Trust
    )
