"""A real vault whose language model is a small server on this computer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from model_server import ModelServer, model_server

from remembrancer.model.changes import Remember
from remembrancer.model.language import AskModel, ModelAnswered
from remembrancer.model.memory import Draft
from remembrancer.model.recalling import Recall
from remembrancer.model.search import Search
from remembrancer.model.settings import ChangeSetting, SettingValue
from remembrancer.model.types import MemoryType
from remembrancer.vault import Entrance


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with model_server() as served:
        yield served


@pytest.fixture
def configure(knowing: Entrance) -> Callable[..., None]:
    """Change settings of the language model, by their names without the group."""

    def run(**values: SettingValue) -> None:
        for name, value in values.items():
            knowing.query(ChangeSetting(f"language_model.{name}", value))

    return run


@pytest.fixture
def configured(server: ModelServer, configure: Callable[..., None]) -> ModelServer:
    configure(endpoint=server.address, model="small-one", on=True, seconds=10)
    return server


@pytest.fixture
def known(knowing: Entrance) -> list[str]:
    texts = (
        "Send the calibration report to Ines Duarte by 15 April.",
        "The staging broker listens on port 8883 with client certificates.",
        "Tea is better without sugar.",
    )
    return [knowing.change(Remember(Draft(text, type=MemoryType.FACT))).memory for text in texts]


@pytest.fixture
def ask_model(knowing: Entrance) -> Callable[..., ModelAnswered]:
    def run(question: str, *, entrance: Entrance = knowing) -> ModelAnswered:
        return entrance.query(AskModel(Recall(Search(question))))

    return run
