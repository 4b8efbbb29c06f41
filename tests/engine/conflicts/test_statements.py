"""What the test for contradictions is given of a stored record."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from remembrancer.conflicts.statements import statement_of
from remembrancer.model.memory import Draft, Source
from remembrancer.model.types import ActorKind, MemoryType, SourceKind
from remembrancer.remember.completion import Completion, TagKnowledge
from remembrancer.remember.record import version_record
from remembrancer.remember.types import TypeAssigner
from remembrancer.vault import Actor

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)
CHAT = Source(SourceKind.CONVERSATION, "Weekly planning")


def stated(**values):
    completion = Completion(TypeAssigner(lambda: None))
    draft = Draft(type=MemoryType.FACT, **values)
    knowledge = TagKnowledge({}, 0, lambda _word: 0)
    completed = completion.complete(
        draft, Actor(ActorKind.PERSON, "You"), now=NOW, zone=UTC, knowledge=knowledge, imported=True
    )
    record = version_record(completed, namespace=1, text=1, session=None)
    return statement_of(record, 0, None, UTC)


@pytest.mark.parametrize(
    ("values", "speaker", "is_turn"),
    [
        ({"content": "Tom: I sail.", "episode": True}, "tom", True),
        ({"content": "Tom: I sail.", "source": CHAT, "tags": ("Tom",)}, "tom", False),
        ({"content": "Deadline: April 15.", "source": CHAT, "tags": ("plans",)}, "", False),
        ({"content": "Tom: I sail.", "tags": ("tom",)}, "", False),
        ({"content": "I sail.", "episode": True}, "", True),
    ],
)
def test_a_turn_is_told_with_who_speaks_and_a_heading_is_no_speaker(values, speaker, is_turn):
    statement = stated(**values)
    assert (statement.speaker, statement.is_turn) == (speaker, is_turn)
