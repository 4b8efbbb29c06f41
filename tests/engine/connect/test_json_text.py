from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer.connect import json_text
from remembrancer.connect.insertion import NotUnderstoodError, cut

ENTRY = {"command": "remembrancer", "args": ["mcp"]}
SECTION = ("mcpServers",)

names = st.text(st.characters(blacklist_categories=("Cs",)), max_size=12).filter(lambda name: name != "remembrancer")
values = st.recursive(
    st.none() | st.booleans() | st.integers() | names,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)
objects = st.dictionaries(names.filter(lambda name: name not in SECTION), values, max_size=4)


@st.composite
def written(draw):
    """An object as a person or a program may have written it, with or without our section."""
    held = dict(draw(objects))
    if draw(st.booleans()):
        held["mcpServers"] = draw(st.dictionaries(names, values.map(lambda value: {"command": value}), max_size=3))
    indent = draw(st.sampled_from([None, 0, 1, 2, 4, "\t"]))
    text = json.dumps(held, indent=indent, ensure_ascii=draw(st.booleans()))
    if draw(st.booleans()):
        text = re.sub(r"\n", "\r\n", text)
    return draw(st.sampled_from(["", "\ufeff"])) + text + draw(st.sampled_from(["", "\n", "\n\n"]))


@given(written())
def test_what_was_put_in_can_be_cut_out_to_the_byte(text):
    inserted = json_text.insert_member(text, SECTION, "remembrancer", ENTRY)
    assert json_text.read(inserted.text)["mcpServers"]["remembrancer"] == ENTRY
    assert cut(inserted.text, inserted.fragment) == text


@given(written())
def test_nothing_else_changes_its_value_or_its_place(text):
    before = json_text.read(text)
    after = json_text.read(json_text.insert_member(text, SECTION, "remembrancer", ENTRY).text)
    del after["mcpServers"]["remembrancer"]
    if "mcpServers" not in before:
        assert after.pop("mcpServers") == {}
    assert json.dumps(after) == json.dumps(before)


@given(written())
def test_without_knowing_the_fragment_the_member_still_goes_and_everything_else_stays(text):
    inserted = json_text.insert_member(text, SECTION, "remembrancer", ENTRY).text
    left = json_text.read(json_text.remove_member(inserted, SECTION, "remembrancer"))
    before = json_text.read(text)
    before.setdefault("mcpServers", {})
    assert left == before


COMMENTED = """\
// Settings of the editor
{
  // Servers, by name
  "context_servers": { // the good ones
    "other": {
      "command": "x", // with "quotes" and { braces }
    }, /* the last */
  },
  "theme": "One // Dark",
}
"""


def test_comments_and_trailing_commas_stay_where_they_are():
    inserted = json_text.insert_member(COMMENTED, ("context_servers",), "remembrancer", ENTRY)
    assert cut(inserted.text, inserted.fragment) == COMMENTED
    assert [line for line in inserted.text.splitlines() if line in COMMENTED.splitlines()] == COMMENTED.splitlines()
    assert json_text.remove_member(inserted.text, ("context_servers",), "remembrancer") == COMMENTED


def test_items_go_into_an_array_and_out_of_it():
    text = '{\n  "hooks": {\n    "SessionStart": [\n      {"command": "mine"}\n    ]\n  }\n}\n'
    inserted = json_text.insert_item(text, ("hooks", "SessionStart"), {"command": "remembrancer hook"})
    assert json_text.read(inserted.text)["hooks"]["SessionStart"][1] == {"command": "mine"}
    ours = re.compile("remembrancer hook")
    assert json_text.remove_items(inserted.text, ("hooks", "SessionStart"), ours) == text


@pytest.mark.parametrize(
    "text",
    ["{", "[]", '{"mcpServers": []}', '{"mcpServers": "x"}', "{'mcpServers': {}}", '{"a": 1} x', '{"a": 1 /*', "nul"],
)
def test_what_is_not_understood_is_refused(text):
    with pytest.raises(NotUnderstoodError):
        json_text.insert_member(text, SECTION, "remembrancer", ENTRY)
