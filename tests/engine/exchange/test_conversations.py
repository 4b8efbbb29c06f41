from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from remembrancer.model.types import SourceKind


def message(identifier, role, text, *, time=None, **more):
    return {
        "id": identifier,
        "author": {"role": role},
        "create_time": time,
        "content": {"content_type": "text", "parts": [text]},
        **more,
    }


def chatgpt(*, current="d", **more):
    nodes = {
        "root": {"parent": None, "message": None},
        "a": {"parent": "root", "message": message("m-a", "system", "Be kind.")},
        "b": {"parent": "a", "message": message("m-b", "user", "Which flour for rye?", time=1700000010.5)},
        "c": {"parent": "b", "message": message("m-c", "assistant", "Old answer", time=1700000020)},
        "d": {"parent": "b", "message": message("m-d", "assistant", "Type 1150.", time=1700000030)},
    }
    return {
        "conversation_id": "conv-1",
        "title": "Rye",
        "create_time": 1700000000,
        "mapping": nodes,
        "current_node": current,
        **more,
    }


def contents(result):
    return [record.draft.content for record in result.records]


def test_the_visible_branch_of_a_chatgpt_conversation_becomes_episodes(read):
    result = read("conversations.json", json.dumps([chatgpt()]))
    assert (result.format, result.supported, result.unreadable) == ("chatgpt", True, ())
    assert contents(result) == ["Which flour for rye?", "Type 1150."]
    draft = result.records[0].draft
    assert draft.episode
    assert draft.type is None
    assert (draft.session, draft.tags) == ("conv-1", ("user",))
    assert (draft.source.kind, draft.source.name, draft.source.reference) == (SourceKind.CONVERSATION, "ChatGPT", "Rye")
    assert (draft.origin.system, draft.origin.identifier) == ("chatgpt", "conv-1/m-b")
    assert draft.times.stated == datetime(2023, 11, 14, 22, 13, 30, 500000, tzinfo=UTC)


def test_without_a_current_node_the_newest_branch_is_read(read):
    assert contents(read("conversations.json", json.dumps([chatgpt(current=None)]))) == [
        "Which flour for rye?",
        "Type 1150.",
    ]


def test_messages_without_parents_are_read_in_order_of_time(read):
    nodes = {
        "2": {"message": message("2", "assistant", "Second", time=1700000020)},
        "1": {"message": message("1", "user", "First", time=1700000010)},
    }
    result = read("export.json", json.dumps([{"id": "x", "title": "t", "mapping": nodes}]))
    assert contents(result) == ["First", "Second"]


def test_what_people_do_not_see_is_skipped(read):
    hidden = {"metadata": {"is_visually_hidden_from_conversation": True}}
    said = [
        message("1", "user", "Shown"),
        message("2", "user", "Hidden", **hidden),
        message("3", "assistant", "import os", recipient="python"),
        message("4", "tool", "0"),
        {**message("5", "assistant", ""), "content": {"content_type": "thoughts", "thoughts": []}},
        {
            **message("6", "user", ""),
            "content": {"content_type": "multimodal_text", "parts": [{"asset": "x"}, "A cake"]},
        },
    ]
    nodes = {
        str(number): {"parent": str(number - 1) if number else None, "message": entry}
        for number, entry in enumerate(said)
    }
    result = read("conversations.json", json.dumps([{"id": "x", "mapping": nodes, "current_node": "5"}]))
    assert contents(result) == ["Shown", "A cake"]


def test_a_missing_time_is_that_of_the_message_before_or_of_the_conversation(read):
    nodes = {
        "1": {"parent": None, "message": message("1", "user", "Untimed")},
        "2": {"parent": "1", "message": message("2", "assistant", "Timed", time=1700000020)},
        "3": {"parent": "2", "message": message("3", "user", "Untimed again")},
    }
    export = [{"id": "x", "mapping": nodes, "current_node": "3", "create_time": None, "update_time": 1700000099}]
    stated = [record.draft.times.stated for record in read("conversations.json", json.dumps(export)).records]
    assert stated == [datetime(2023, 11, 14, 22, 13, 40, tzinfo=UTC)] * 3


def test_a_conversation_without_an_identifier_gets_the_same_one_each_time(read):
    nameless = chatgpt()
    del nameless["conversation_id"]
    first, again = (read("conversations.json", json.dumps([nameless])).records for _ in range(2))
    assert [record.draft.origin for record in first] == [record.draft.origin for record in again]
    assert first[0].draft.session


def test_a_circle_of_parents_ends(read):
    nodes = {
        "1": {"parent": "2", "message": message("1", "user", "One")},
        "2": {"parent": "1", "message": message("2", "assistant", "Two")},
    }
    result = read("conversations.json", json.dumps([{"id": "x", "mapping": nodes, "current_node": "2"}]))
    assert contents(result) == ["One", "Two"]


def test_one_bad_conversation_costs_only_itself(read):
    good = json.dumps(chatgpt())
    bad_bytes = good.replace("Rye", "R@e").encode().replace(b"@", b"\xff")
    parts = [good.encode(), b'{"mapping": nonsense}', bad_bytes, b'"words"', b'{"mapping": [1]}', good.encode()]
    result = read("conversations.json", b"[" + b",\n".join(parts) + b"]")
    assert len(result.records) == 4
    assert [(problem.line, problem.reason) for problem in result.unreadable] == [
        (2, "not_json"),
        (3, "invalid_utf8"),
        (4, "not_a_conversation"),
        (5, "not_a_conversation"),
    ]


def test_a_file_that_was_cut_off_keeps_what_came_before(read):
    text = json.dumps([chatgpt(), chatgpt()])
    result = read("conversations.json", text[:-100])
    assert len(result.records) == 2
    assert [problem.reason for problem in result.unreadable] == ["cut_off"]


def test_turns_that_cannot_be_stored_or_have_no_speaker_are_named(read):
    nodes = {
        "1": {"parent": None, "message": message("1", "user", "a\ud800b")},
        "2": {"parent": "1", "message": {"id": "2", "content": {"parts": ["Who said this?"]}}},
        "3": {"parent": "2", "message": message("3", "user", "nul\x00")},
    }
    result = read("conversations.json", json.dumps([{"id": "x", "mapping": nodes, "current_node": "3"}]))
    assert result.records == ()
    assert [problem.reason for problem in result.unreadable] == ["lone_surrogate", "no_speaker", "nul_character"]


def test_a_long_turn_is_split_into_parts_of_one_origin(read):
    text = "\n\n".join(f"Paragraph {number}. " + "word " * 300 for number in range(12))
    nodes = {"1": {"parent": None, "message": message("1", "user", text)}}
    records = read("conversations.json", json.dumps([{"id": "x", "mapping": nodes, "current_node": "1"}])).records
    assert [record.draft.origin.identifier for record in records] == ["x/1", "x/1/2"]
    assert "".join(" ".join(record.draft.content for record in records).split()) == "".join(text.split())


def claude(**more):
    turns = [
        {"uuid": "1", "sender": "human", "text": "", "created_at": "2024-05-01T08:00:00Z",
         "content": [{"type": "text", "text": "How warm is the oven?"}]},
        {"uuid": "2", "sender": "assistant", "text": "Unsupported block.", "created_at": "2024-05-01T08:01:00Z",
         "content": [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "240 degrees."},
                     {"type": "tool_use", "name": "x", "input": {}}]},
        {"uuid": "3", "sender": "human", "text": "Thanks, that is right."},
    ]  # fmt: skip
    return {"uuid": "c-1", "name": "", "created_at": "2024-05-01T07:59:00Z", "chat_messages": turns, **more}


@pytest.mark.parametrize("wrap", [lambda value: [value], lambda value: {"conversations": [value]}, lambda value: value])
def test_claude_conversations_are_read_from_blocks_and_text(read, wrap):
    result = read("conversations.json", json.dumps(wrap(claude())))
    assert (result.format, result.unreadable) == ("claude", ())
    assert contents(result) == ["How warm is the oven?", "240 degrees.", "Thanks, that is right."]
    last = result.records[2].draft
    assert last.times.stated == datetime(2024, 5, 1, 8, 1, tzinfo=UTC)
    assert (last.origin.identifier, last.session, last.source.name) == ("c-1/3", "c-1", "Claude")
