"""Turns of conversations are read behind the turns before them, however they come into the vault."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from remembrancer.embedding.encoder import encoder_id
from remembrancer.embedding.searchable import window_codes
from remembrancer.model.changes import ApplyImport, CreateNamespace, Move, Remember, Revise, Revision, SetStatus
from remembrancer.model.importing import (
    ImportApproval,
    ImportPlan,
    ImportRecord,
    PlannedFile,
    PlannedItem,
    Verdict,
)
from remembrancer.model.memory import Draft, Origin, Source, TypeReason
from remembrancer.model.types import MemoryType, SourceKind, Status
from remembrancer.storage.codes import token_codes
from remembrancer.storage.texts import turns_before
from remembrancer.text.asking import asking_spans
from remembrancer.vault.upkeep import Upkeep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from remembrancer.embedding import Encoder
    from remembrancer.storage.store import Store
    from remembrancer.storage.texts import TurnsBefore
    from remembrancer.vault import Entrance

TALK = (
    "Tom: Did you ever sail to Norway?",
    "Maria: Yes, last spring!",
    "Tom: Was it cold there?",
    "Maria: Only at night. Can you tell me when you sail again?",
)


def say(entrance: Entrance, text: str, session: str = "talk") -> str:
    return entrance.change(Remember(Draft(text, session=session, episode=True))).memory


def text_of(store: Store, memory: str) -> int:
    with store.read() as connection:
        statement = (
            "SELECT text_id FROM version v JOIN memory m ON m.id = v.memory_id WHERE public_id = ? AND to_tx IS NULL"
        )
        return int(connection.execute(statement, (memory,)).get)


def before(store: Store, memory: str) -> TurnsBefore:
    with store.read() as connection:
        return turns_before(connection, text_of(store, memory), 2)


def said_before(store: Store, memory: str) -> list[str]:
    return [content for _, content in before(store, memory).statements]


def stored_codes(store: Store, memory: str) -> tuple[bytes, bytes]:
    with store.read() as connection:
        (codes,) = token_codes(connection, encoder_id(), [text_of(store, memory)])
    return codes.codes, codes.asking


def codes_of(encoder: Encoder, text: str, context: Sequence[str] = ()) -> tuple[bytes, bytes]:
    windows = encoder.encode_text(text, context, asking_spans(text)).windows
    return b"".join(each.token_codes.tobytes() for each in windows), b"".join(each.asking.tobytes() for each in windows)


def plan_of(*drafts: Draft) -> ImportPlan:
    items = tuple(PlannedItem(ImportRecord(each, "turn"), each, TypeReason(), Verdict.NEW) for each in drafts)
    return ImportPlan((PlannedFile("talk.json", "chatgpt", True, items, ()),))


def drafts_of(*texts: str, session: str = "talk") -> list[Draft]:
    source = Source(SourceKind.CONVERSATION, "ChatGPT", session)
    return [
        Draft(
            text,
            type=MemoryType.EVENT,
            source=source,
            session=session,
            origin=Origin("chatgpt", f"{session}/{text}"),
            episode=True,
        )
        for text in texts
    ]


def bring(entrance: Entrance, *drafts: Draft) -> tuple[str, ...]:
    return entrance.change(ApplyImport(plan_of(*drafts), ImportApproval(instructions=True))).change.memories


def test_a_turn_is_encoded_behind_the_two_before_it(store, knowing, encoder):
    turns = [say(knowing, text) for text in TALK]
    for place, memory in enumerate(turns):
        context = TALK[max(0, place - 2) : place]
        assert said_before(store, memory) == list(context)
        assert stored_codes(store, memory) == codes_of(encoder, TALK[place], context)
    assert any(stored_codes(store, turns[-1])[1])


def test_what_is_no_turn_or_has_no_session_stands_alone(store, knowing, encoder):
    say(knowing, TALK[0])
    alone = say(knowing, TALK[1], session="")
    elsewhere = say(knowing, TALK[2], session="another")
    fact = knowing.change(Remember(Draft("Please always greet Tom first.", session="talk"))).memory
    for memory, text in ((alone, TALK[1]), (elsewhere, TALK[2])):
        assert before(store, memory).digest == b""
        assert stored_codes(store, memory) == codes_of(encoder, text)
    assert before(store, fact).digest == b""
    codes, asking = stored_codes(store, fact)
    assert codes == codes_of(encoder, "Please always greet Tom first.")[0]
    assert not any(asking)
    last = say(knowing, TALK[3])
    assert said_before(store, last) == [TALK[0]]


def test_equal_words_are_one_text_only_behind_the_same_turns(store, knowing):
    for session in ("one", "two"):
        say(knowing, TALK[0], session)
    one, two = say(knowing, "Yes, we did.", "one"), say(knowing, "Yes, we did.", "two")
    say(knowing, TALK[2], "three")
    three = say(knowing, "Yes, we did.", "three")
    assert text_of(store, one) == text_of(store, two) != text_of(store, three)
    assert stored_codes(store, one) != stored_codes(store, three)


def test_a_turn_follows_its_session_as_it_reads_now(store, knowing):
    first, second = say(knowing, TALK[0]), say(knowing, TALK[1])
    third = say(knowing, TALK[2])
    knowing.change(Revise((first,), Revision(content="Tom: Did you ever sail to Iceland?")))
    knowing.change(SetStatus((third,), Status.DELETED))
    fourth = say(knowing, TALK[3])
    assert said_before(store, second) == [TALK[0]]
    assert said_before(store, fourth) == [TALK[0], TALK[1]]


def test_a_revision_stays_behind_the_same_turns(store, knowing, encoder):
    turns = [say(knowing, text) for text in TALK[:3]]
    told = before(store, turns[2])
    knowing.change(Revise((turns[2],), Revision(content="Tom: Was it windy there?")))
    assert before(store, turns[2]) == told
    assert stored_codes(store, turns[2]) == codes_of(encoder, "Tom: Was it windy there?", TALK[:2])


def test_a_turn_that_moves_leaves_its_conversation(store, knowing, encoder):
    turns = [say(knowing, text) for text in TALK[:2]]
    knowing.change(CreateNamespace("private", "Private"))
    knowing.change(Move((turns[1],), "private"))
    assert before(store, turns[1]).digest == b""
    assert stored_codes(store, turns[1]) == codes_of(encoder, TALK[1])


def test_imported_turns_follow_each_other_in_the_order_of_the_file(store, knowing, encoder):
    other = drafts_of("Anna: The bread is ready.", "Ben: It smells good.", session="kitchen")
    talk = drafts_of(*TALK)
    memories = bring(knowing, talk[0], other[0], talk[1], talk[2], other[1], talk[3])
    said = ["", TALK[0], TALK[1], TALK[2], TALK[3]]
    assert [said_before(store, memories[place]) for place in (0, 2, 3, 5)] == [[], said[1:2], said[1:3], said[2:4]]
    assert said_before(store, memories[4]) == ["Anna: The bread is ready."]
    assert stored_codes(store, memories[5]) == codes_of(encoder, TALK[3], TALK[1:3])


def test_an_import_gives_the_same_texts_as_turns_said_one_by_one(store, knowing):
    memories = bring(knowing, *drafts_of(*TALK))
    single = [say(knowing, text, "again") for text in TALK]
    assert [text_of(store, each) for each in memories] == [text_of(store, each) for each in single]


def test_a_longer_export_goes_on_where_the_last_one_ended(store, knowing):
    first = bring(knowing, *drafts_of(*TALK[:2]))
    knowing.change(Revise((first[1],), Revision(content="Maria: Yes, last summer!")))
    (third, fourth) = bring(knowing, *drafts_of(*TALK))
    assert said_before(store, third) == [TALK[0], "Maria: Yes, last summer!"]
    assert said_before(store, fourth) == ["Maria: Yes, last summer!", TALK[2]]
    (rest,) = bring(knowing, *drafts_of("Tom: In June."))
    assert said_before(store, rest) == list(TALK[2:])


def test_a_record_twice_in_an_import_is_one_turn(store, knowing):
    one, two = drafts_of(*TALK[:2])
    memories = bring(knowing, one, one, two)
    assert len(memories) == 2
    assert said_before(store, memories[1]) == [TALK[0]]


@pytest.mark.parametrize("imported", [False, True])
def test_in_the_background_turns_are_encoded_as_if_the_model_had_been_there(store, person, encoder, imported):
    memories = bring(person, *drafts_of(*TALK)) if imported else [say(person, text) for text in TALK]
    assert Upkeep(store, lambda: encoder).encode_missing() == len(TALK)
    for place, memory in enumerate(memories):
        assert stored_codes(store, memory) == codes_of(encoder, TALK[place], TALK[max(0, place - 2) : place])


def test_no_words_of_the_turn_before_are_stored_with_a_turn(store, knowing):
    say(knowing, "Tom: Did you see the lighthouse?")
    second = say(knowing, TALK[1])
    with store.read() as connection:
        body = connection.execute("SELECT body FROM words WHERE rowid = ?", (text_of(store, second),)).get
    assert "lighthouse" not in body


def test_flags_are_packed_a_bit_a_token(encoder):
    text = "Where do you live? I live in Lisbon."
    (codes,) = window_codes(encoder.encode_text(text, asking=asking_spans(text)))
    assert codes.asking == bytes([0b11111000, 0b00000000])
    assert window_codes(encoder.encode_text(text))[0].asking == b""
