"""Which cards each tab of Insights has, and how they share the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGridLayout, QWidget

    from remembrancer_app.insights.findings import Findings

OVERVIEW, FADING, ROUTINES, ACTIVITY = "overview", "fading", "routines", "activity"
_ROWS = 6
_MOST_CARDS = 8
Column = tuple[tuple["QWidget", int], ...]
"""Cards from top to bottom, each with its share of six."""


def arrange_cards(grid: QGridLayout, cards: Findings, tab: str, *, wide: bool) -> None:
    """Show the cards of a tab, beside each other where there is room, and hide the others."""
    columns = _columns(cards, tab)
    shown = [card for column in columns for card, _ in column]
    for card in cards.cards:
        grid.removeWidget(card)
        card.setVisible(card in shown)
    for row in range(_MOST_CARDS):
        grid.setRowStretch(row, 0)
    if not wide:
        for place, card in enumerate(shown):
            grid.addWidget(card, place, 0)
            grid.setRowStretch(place, 1)
        grid.setColumnStretch(1, 0)
        return
    for number, column in enumerate(columns):
        top = 0
        for card, span in column:
            grid.addWidget(card, top, number, span, 1)
            top += span
        grid.setColumnStretch(number, 1)
    for row in range(_ROWS):
        grid.setRowStretch(row, 1)


def _columns(cards: Findings, tab: str) -> tuple[Column, Column]:
    if tab == FADING:
        return ((cards.decay, 3), (cards.survival, 3)), ((cards.fading, 6),)
    if tab == ROUTINES:
        return ((cards.routines, 6),), ((cards.routine, 6),)
    if tab == ACTIVITY:
        return ((cards.activity, 2), (cards.growth, 4)), ((cards.recalls, 2), (cards.used, 2), (cards.contested, 2))
    return ((cards.decay, 3), (cards.survival, 3)), ((cards.routine, 3), (cards.activity, 2), (cards.routines, 1))
