"""Conversations as programs and people write them down are read like any other file that is brought in."""

from __future__ import annotations

import json

import pytest

from remembrancer.model.types import Provenance

SAID = [("Which harbour has the gauge?", "user"), ("Bergen has it.", "assistant")]
MESSAGES = [{"role": "system", "content": "Be brief."}, *({"role": who, "content": said} for said, who in SAID)]
BLOCKS = [{"role": who, "content": [{"type": "text", "text": said}]} for said, who in SAID]
SESSION = "\n".join(
    json.dumps(
        {"type": who, "uuid": f"u{number}", "sessionId": "s1", "message": {"role": who, "content": said}, "x": {}}
    )
    for number, (said, who) in enumerate(SAID)
)


@pytest.mark.parametrize(
    ("name", "text", "format_name"),
    [
        ("s.jsonl", SESSION, "claude_code_session"),
        ("openai.json", json.dumps(MESSAGES), "messages"),
        ("request.json", json.dumps({"model": "m", "messages": MESSAGES}), "messages"),
        ("anthropic.json", json.dumps({"system": "Be brief.", "messages": BLOCKS}), "messages"),
        ("lines.jsonl", "\n".join(map(json.dumps, MESSAGES)), "messages"),
        ("several.jsonl", json.dumps({"messages": MESSAGES[1:]}), "messages"),
        ("list.json", json.dumps([{"id": "a", "messages": BLOCKS}]), "messages"),
        ("c.json", json.dumps({"conversations": [{"id": "x", "title": "T", "messages": BLOCKS}]}), "messages"),
        ("talk.txt", "User: Which harbour has the gauge?\nAssistant: Bergen has it.\n", "transcript"),
        ("talk.md", "**You:** Which harbour has the gauge?\n\n**ChatGPT:** Bergen has it.\n", "transcript"),
    ],
)
def test_each_way_of_writing_a_conversation_down_gives_its_turns(read, name, text, format_name):
    result = read(name, text)
    assert (result.format, result.supported, result.unreadable) == (format_name, True, ())
    drafts = [record.draft for record in result.records]
    assert [(draft.content, draft.tags) for draft in drafts] == [(said, (who,)) for said, who in SAID]
    assert all(draft.episode and draft.evidence == draft.content for draft in drafts)
    assert all(draft.provenance is Provenance.OBSERVED and draft.source.name == name for draft in drafts)
    assert len({draft.session for draft in drafts}) == 1


def test_a_meeting_is_a_transcript_and_a_form_is_a_note(read):
    spoken = "Ines: We ship on Monday morning.\nTom: That is fine with me.\n" * 2
    assert [record.draft.content for record in read("meeting.txt", spoken).records][1] == ("Tom: That is fine with me.")
    form = "Name: Ines\nPhone: 123\nName: Tom\nPhone: 456\n"
    assert read("people.txt", form).format == "markdown"
    rules = "# Rules\n- Answer in English.\n\nUser: hello\nAssistant: Good day.\n"
    assert read("CLAUDE.md", rules).format == "markdown"


@pytest.mark.parametrize(
    ("name", "text", "problems"),
    [
        ("bad_line.jsonl", SESSION + "\n{broken\n", [("not_json", 3)]),
        ("first_line.jsonl", "{broken\n" + SESSION, [("not_json", 1)]),
        ("cut.json", json.dumps(MESSAGES)[:-1] + ', {"role": "user", "con', [("cut_off", 1)]),
        ("nobody.json", json.dumps([*MESSAGES, {"content": "Who said this?"}]), [("no_speaker", 0)]),
    ],
)
def test_what_cannot_be_read_costs_only_itself_and_has_its_reason(read, name, text, problems):
    result = read(name, text)
    assert [(each.reason, each.line) for each in result.unreadable] == problems
    assert len(result.records) == len(SAID)


def test_a_file_of_another_encoding_is_named(read):
    (problem,) = read("s.jsonl", SESSION.encode() + b'\n{"role": "user", "content": "caf\xe9"}\n').unreadable
    assert problem.reason == "invalid_utf8"
