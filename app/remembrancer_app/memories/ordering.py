"""In which order the list stands: by match while a text ranks it, else as the person last chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from remembrancer.model.search import Order, Sort

if TYPE_CHECKING:
    from remembrancer_app.memories.columns import Column
    from remembrancer_app.state.page_state import PageState


class Ordering:
    """Two orders: the remembered one, and the one chosen for the present text, which ends with it."""

    def __init__(self, state: PageState) -> None:
        self._state = state
        self._ranked = False
        self._of_text = Order(Sort.MATCH)
        self._chosen = _remembered(state)

    @property
    def is_ranked(self) -> bool:
        """Whether a text ranks the list."""
        return self._ranked

    @property
    def order(self) -> Order:
        """The order in force."""
        return self._of_text if self._ranked else self._chosen

    def take_ranked(self, *, ranked: bool) -> None:
        """A text ranks the list, or none does; a first one begins with what matches best."""
        if ranked and not self._ranked:
            self._of_text = Order(Sort.MATCH)
        self._ranked = ranked

    def choose(self, order: Order) -> None:
        """Another order: remembered, unless it is for a text."""
        if self._ranked:
            self._of_text = order
            return
        self._chosen = order
        self._state.set_value("sort", order.by.value)
        self._state.set_value("sort_descending", order.descending)

    def by_column(self, column: Column) -> Order | None:
        """The order that a click on the head of a column means: turned around where it holds already."""
        by = column.look.sort
        if by is None:
            return None
        return Order(by, not self.order.descending if self.order.by is by else column.look.descends)


def _remembered(state: PageState) -> Order:
    name = state.value("sort", Sort.RECORDED.value)
    by = Sort(name) if name in {sort.value for sort in Sort} and name != Sort.MATCH.value else Sort.RECORDED
    return Order(by, state.value("sort_descending", True))
