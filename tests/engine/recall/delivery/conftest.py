from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.recalling import Recall, Recalled
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance


@pytest.fixture
def remember(person: Entrance) -> Callable[..., str]:
    """Remembers a text as a fact (unless said otherwise) and gives the memory's identifier."""

    def run(text: str, *, entrance: Entrance = person, namespace: str = "personal", **values: Any) -> str:
        draft = Draft(text, type=values.pop("type", MemoryType.FACT), **values)
        return entrance.change(Remember(draft, namespace)).memory

    return run


@pytest.fixture
def recall(person: Entrance) -> Callable[..., Recalled]:
    """Recalls what answers a question; what :class:`Search` and :class:`Recall` take besides may be given."""

    def run(
        text: str, condition: Any = None, *, entrance: Entrance = person, as_of: Any = None, **values: Any
    ) -> Recalled:
        return entrance.query(Recall(Search(text, condition, as_of), **values))

    return run
