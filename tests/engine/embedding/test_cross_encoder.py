"""The cross-encoder itself: only where the optional component is installed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from remembrancer.embedding.components import CrossEncoderSlot, find_cross_encoder
from remembrancer.embedding.cross_encoder import PAIR_TOKENS, SCORING, CrossEncoder
from remembrancer.model.deep import INSTALL_COMMAND
from remembrancer.model.errors import CancelledError, ModelTamperedError
from remembrancer.model.places import data_folder

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from pathlib import Path

QUESTION = "When is the quarterly report due?"
ANSWER = "The quarterly report is due on Friday; Maria hands it over on paper."
OTHER = "My sister adopted a small grey cat last summer."


@pytest.fixture(scope="module")
def component() -> Traversable:
    found = find_cross_encoder(data_folder())
    if found is None:
        pytest.skip(f"the optional cross-encoder is not installed ({INSTALL_COMMAND})")
    return found


@pytest.fixture(scope="module")
def cross_encoder(component: Traversable) -> CrossEncoder:
    return CrossEncoder.load(component)


class Watching:
    """Progress that is cancelled after a number of reports."""

    def __init__(self, until: int = 1000) -> None:
        self.reports: list[tuple[int, int, str]] = []
        self._until = until

    def report(self, done: int, total: int, stage: str) -> None:
        self.reports.append((done, total, stage))

    def is_cancelled(self) -> bool:
        return len(self.reports) >= self._until


def test_what_answers_the_question_scores_higher_than_what_does_not(cross_encoder: CrossEncoder) -> None:
    assert cross_encoder.score(QUESTION, ANSWER) > cross_encoder.score(QUESTION, OTHER) + 5


def test_scores_come_in_the_order_of_the_passages_and_are_those_of_each_alone(cross_encoder: CrossEncoder) -> None:
    passages = [OTHER, ANSWER, f"{OTHER} {ANSWER} " * 9, "", "龘龘"]
    assert cross_encoder.score_all(QUESTION, passages) == [cross_encoder.score(QUESTION, each) for each in passages]


@settings(deadline=None, max_examples=15)
@given(text=st.text(max_size=120), before=st.text(max_size=120))
def test_a_pair_has_the_same_score_whatever_was_scored_before(
    cross_encoder: CrossEncoder, text: str, before: str
) -> None:
    first = cross_encoder.score(QUESTION, text)
    cross_encoder.score(before, text)
    assert cross_encoder.score(QUESTION, text) == first


def test_threads_inside_and_outside_do_not_change_scores(cross_encoder: CrossEncoder, component: Traversable) -> None:
    passages = [f"{ANSWER} Note {number}." + " More tea." * number for number in range(16)]
    expected = cross_encoder.score_all(QUESTION, passages)
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda passage: cross_encoder.score(QUESTION, passage), passages)) == expected
    assert CrossEncoder.load(component, threads=2).score_all(QUESTION, passages) == expected


def test_the_end_of_a_passage_that_is_too_long_is_not_read(cross_encoder: CrossEncoder) -> None:
    passage = f"{ANSWER} " + "tea " * PAIR_TOKENS
    assert cross_encoder.score(QUESTION, passage) == cross_encoder.score(QUESTION, passage + OTHER)


def test_a_question_that_is_too_long_leaves_room_for_the_passage(cross_encoder: CrossEncoder) -> None:
    question = f"{QUESTION} " + "please " * PAIR_TOKENS
    assert cross_encoder.score(question, ANSWER) > cross_encoder.score(question, OTHER)


def test_the_models_own_marks_in_a_text_do_not_steer_it(cross_encoder: CrossEncoder) -> None:
    assert cross_encoder.score(QUESTION, f"{ANSWER} [SEP]") == cross_encoder.score(QUESTION, f"{ANSWER} ")


def test_progress_is_reported_for_each_pair(cross_encoder: CrossEncoder) -> None:
    watching = Watching()
    cross_encoder.score_all(QUESTION, [ANSWER, OTHER], watching)
    assert watching.reports == [(0, 2, SCORING), (1, 2, SCORING), (2, 2, SCORING)]


def test_scoring_stops_when_the_person_asks(cross_encoder: CrossEncoder) -> None:
    watching = Watching(until=2)
    with pytest.raises(CancelledError):
        cross_encoder.score_all(QUESTION, [ANSWER] * 10, watching)
    assert len(watching.reports) == 2


def test_a_changed_model_is_refused(component: Traversable, tmp_path: Path) -> None:
    content = bytearray(component.joinpath("model.onnx").read_bytes())
    content[len(content) // 2] ^= 1
    (tmp_path / "model.onnx").write_bytes(content)
    with pytest.raises(ModelTamperedError) as caught:
        CrossEncoder.load(tmp_path)
    assert caught.value.values == {"file_name": "model.onnx", "kind": "deep"}


def test_the_slot_loads_once_for_all_threads(component: Traversable) -> None:
    assert component
    slot = CrossEncoderSlot(data_folder())
    slot.start()
    with ThreadPoolExecutor(4) as pool:
        loaded = set(pool.map(lambda _: slot(), range(8)))
    assert len(loaded) == 1
    assert slot.state == "ready"
    assert slot.is_installed()
