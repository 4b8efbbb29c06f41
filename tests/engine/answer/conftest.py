from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from remembrancer.model.changes import Remember
from remembrancer.model.memory import Draft
from remembrancer.model.recalling import Answered, Ask, Recall
from remembrancer.model.search import Search
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance


@pytest.fixture
def remember(knowing: Entrance) -> Callable[..., str]:
    def run(text: str, **values: Any) -> str:
        return knowing.change(Remember(Draft(text, type=values.pop("type", MemoryType.FACT), **values))).memory

    return run


@pytest.fixture
def ask(knowing: Entrance) -> Callable[..., Answered]:
    def run(text: str, *, entrance: Entrance = knowing, **values: Any) -> Answered:
        return entrance.query(Ask(Recall(Search(text), **values)))

    return run
