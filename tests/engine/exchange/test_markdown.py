from __future__ import annotations

from datetime import UTC, datetime

import pytest

from remembrancer.model.types import MemoryType, SourceKind

RULES = """\
# Bakery service

This service takes the orders of four shops and prints the labels for the ovens every night.

## Commands

Run these before you open a pull request:

- `make check` - lint and types
- `make test` - all tests

```bash
make check
make test
```

## Testing

- **Oven driver**
  - Never call the real oven in a test, use the recorded answers instead of it please.
  - needs a port
- Keep fixtures small.

To seed the shops database:

```bash
make seed

make seed-more
```

| Shop | Port |
|------|------|
| North | 7001 |
| South | 7002 |

## Do not

- Push to the branch of the night run.
- Never edit printed labels by hand.
"""


def contents(result):
    return [record.draft.content for record in result.records]


def test_points_paragraphs_code_and_tables_become_one_memory_each_with_their_heading_path(read):
    result = read("CLAUDE.md", RULES)
    assert (result.format, result.supported, result.unreadable) == ("markdown", True, ())
    got = [(record.line, record.draft.source.reference, record.draft.content) for record in result.records]
    run = "Run these before you open a pull request"
    assert got == [
        (
            3,
            "Bakery service",
            "This service takes the orders of four shops and prints the labels for the ovens every night.",
        ),
        (9, "Bakery service > Commands", f"{run}: `make check` - lint and types"),
        (10, "Bakery service > Commands", f"{run}: `make test` - all tests"),
        (12, "Bakery service > Commands", "```bash\nmake check\nmake test\n```"),
        (
            20,
            "Bakery service > Testing",
            "Oven driver: Never call the real oven in a test, use the recorded answers instead of it please.",
        ),
        (21, "Bakery service > Testing", "Oven driver: needs a port"),
        (22, "Bakery service > Testing", "Keep fixtures small."),
        (
            26,
            "Bakery service > Testing",
            "To seed the shops database:\n\n```bash\nmake seed\n\nmake seed-more\n```",
        ),
        (32, "Bakery service > Testing", "| Shop | Port |\n|------|------|\n| North | 7001 |\n| South | 7002 |"),
        (39, "Bakery service > Do not", "Do not: Push to the branch of the night run."),
        (40, "Bakery service > Do not", "Never edit printed labels by hand."),
    ]


def test_a_statement_that_needs_its_heading_carries_it_as_title(read):
    titles = {record.draft.content: record.draft.title for record in read("CLAUDE.md", RULES).records}
    assert titles["Keep fixtures small."] == "Testing"
    assert titles["```bash\nmake check\nmake test\n```"] == "Commands"
    assert titles["Oven driver: needs a port"] == ""


def test_every_record_names_its_file_and_leaves_type_and_trust_to_the_engine(read):
    for record in read("AGENTS.md", RULES).records:
        assert record.draft.source is not None
        assert (record.draft.source.kind, record.draft.source.name) == (SourceKind.FILE, "AGENTS.md")
        assert record.draft.type is None
        assert record.draft.provenance is None
        assert record.draft.origin.system == "markdown:AGENTS.md"


def test_reading_again_gives_the_same_origins_and_one_changed_line_changes_one(read):
    first = [record.draft.origin for record in read("CLAUDE.md", RULES).records]
    assert first == [record.draft.origin for record in read("CLAUDE.md", RULES).records]
    assert len(set(first)) == len(first)
    changed = [record.draft.origin for record in read("CLAUDE.md", RULES.replace("small.", "tiny.")).records]
    assert len(set(first) - set(changed)) == 1


def test_what_was_put_before_a_point_stands_apart_from_the_evidence(read):
    record = read("notes.md", "Ovens:\n\n- north is slow\n").records[0]
    assert record.draft.content == "Ovens: north is slow"
    assert record.draft.evidence == "north is slow"


def test_steps_keep_their_numbers_and_a_link_among_them_is_a_step(read):
    result = read("setup.md", "To set up the oven driver:\n\n1. [Download it](https://x.example/d.zip)\n2. Unzip it\n")
    assert contents(result) == [
        "To set up the oven driver: 1. [Download it](https://x.example/d.zip)",
        "To set up the oven driver: 2. Unzip it",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "![[Cakes.base]]\n",
        "![A cake](cake.png)\n",
        "- [[Cakes]]\n- [[Breads]]\n",
        "- [One](#one)\n- [Two](#two)\n  - [Three](#three)\n",
        "{{title}}\n",
        "<% tp.date.now() %>\n",
        "## Notes\n",
        "https://example.org/a\n",
        "<!-- nothing\n\nto see -->\n",
        "---\n\n***\n",
    ],
)
def test_what_says_nothing_is_neither_a_memory_nor_a_problem(read, text):
    result = read("note.md", text)
    assert (result.records, result.unreadable) == ((), ())


@pytest.mark.parametrize("text", ["", " \n\n", "---\ntags: [a]\n---\n"])
def test_an_empty_note_is_named(read, text):
    result = read("note.md", text)
    assert result.records == ()
    assert [problem.reason for problem in result.unreadable] == ["empty"]


def test_to_do_items_are_left_out_and_counted_but_notes_below_them_stay(read):
    result = read(
        "note.md", "- [x] Buy flour\n- [ ] Call the miller\n  - Her number is on the door of the cold room.\n"
    )
    assert contents(result) == ["Call the miller: Her number is on the door of the cold room."]
    (problem,) = result.unreadable
    assert (problem.reason, problem.line, problem.detail) == ("to_do_items", 1, "2")


def test_wiki_links_keep_their_readable_words_and_code_keeps_its_brackets(read):
    text = "Met [[Ines Vidal|Ines]] about [[Rye bread]]. `[[ -f x ]]` tests a file. ![[photo.png]]\n"
    assert contents(read("note.md", text)) == ["Met Ines about Rye bread. `[[ -f x ]]` tests a file."]


def test_front_matter_gives_tags_and_the_local_date(read):
    head = "tags:\n  - Baking\n  - '#Rye bread'\naliases: Sour, Sourdough\ndate: 2022-10-02\n"
    text = f"---\n{head}---\nFeed it twice a day.\n"
    (record,) = read("Starter.md", text).records
    assert record.draft.tags == ("baking", "rye-bread", "sour", "sourdough")
    assert record.draft.times.stated == datetime(2022, 10, 1, 22, tzinfo=UTC)
    assert record.draft.times.zone == "Europe/Berlin"
    assert record.draft.title == "Starter"


@pytest.mark.parametrize(
    ("head", "instant"),
    [
        ("created: 2024-01-02T10:00:00+02:00", datetime(2024, 1, 2, 8, tzinfo=UTC)),
        ("created: 2024-07-02 10:00", datetime(2024, 7, 2, 8, tzinfo=UTC)),
        ("updated: 2024-01-02\ncreated: 2020-01-02T00:00:00Z", datetime(2020, 1, 2, tzinfo=UTC)),
        ("date: '[[2022-04]]'", None),
        ("date: 0001-01-01", None),
        ("date: 2024-02-30", None),
    ],
)
def test_dates_of_the_head_are_understood_or_left_out(read, head, instant):
    (record,) = read("note.md", f"---\n{head}\n---\nFeed it twice a day.\n").records
    assert record.draft.times.stated == instant


def test_a_date_in_the_file_name_is_when_it_was_said(read):
    (record,) = read("2022-10-02.md", "Feed it twice a day.\n").records
    assert record.draft.times.stated == datetime(2022, 10, 1, 22, tzinfo=UTC)


def test_a_note_without_body_states_its_properties_once(read):
    text = (
        "---\ncategories:\n  - '[[Films]]'\ndirector: [[Ana Lopes]]\nrating: 7\nversion: 3\ncover: https://x/c.jpg\n"
        "seen:\n---\n\n![[Films.base]]\n"
    )
    (record,) = read("Night Train.md", text).records
    assert record.draft.content == "Night Train: categories: Films; director: Ana Lopes; rating: 7"
    assert record.draft.title == "Night Train"


def test_the_properties_of_a_note_with_a_body_and_of_a_template_are_no_memories(read):
    assert contents(read("Train.md", "---\nrating: 7\n---\nA film worth seeing again in winter.\n")) == [
        "A film worth seeing again in winter."
    ]
    assert read("Templates/Film.md", "---\nrating: 7\n---\n").records == ()
    assert read("Film Template.md", "---\nrating: 7\n---\n").records == ()
    assert read("Film.md", "---\nrating: 7\nlast: {{date}}\n---\n").records == ()


def test_values_that_yaml_forbids_do_not_cost_the_rules(read):
    result = read("rules.mdc", "---\ndescription: x\nglobs: **/*.py\n---\n# Style\n\n- Write short names.\n")
    assert (contents(result), result.unreadable) == (["Write short names."], ())


def test_a_broken_head_is_reported_and_the_body_still_read(read):
    result = read("note.md", "---\na: [1\nb: }\n---\nThe oven door sticks in wet weather.\n")
    assert contents(result) == ["The oven door sticks in wet weather."]
    assert [problem.reason for problem in result.unreadable] == ["front_matter"]


BASIC = """\
---
title: Mara Winter
type: person
permalink: people/mara-winter
tags: [friends]
---

# Mara Winter

## Observations
- [decision] Moves to Lisbon in May #moving #2025-plans (told at dinner)
- [role] Baker
- [fact] Speaks Portuguese

## Relations
- works_at [[North Shop]]
- friendOf [[Ines Vidal|Ines]] (since school)
"""


def test_observations_and_relations_of_basic_memory_are_about_the_note(read):
    records = read("mara.md", BASIC).records
    assert [(record.draft.content, record.draft.type, record.draft.tags) for record in records] == [
        (
            "Mara Winter: Moves to Lisbon in May (told at dinner)",
            MemoryType.DECISION,
            ("friends", "moving", "2025-plans"),
        ),
        ("Mara Winter, role: Baker", None, ("friends", "role")),
        ("Mara Winter: Speaks Portuguese", MemoryType.FACT, ("friends",)),
        ("Mara Winter works at North Shop", MemoryType.RELATIONSHIP, ("friends",)),
        ("Mara Winter friend of Ines (since school)", MemoryType.RELATIONSHIP, ("friends",)),
    ]
    assert records[3].draft.evidence == "works_at [[North Shop]]"


def test_elsewhere_a_bracket_is_only_taken_at_its_word_if_it_names_a_type(read):
    records = read("notes.md", "- [decision] We bake at four in the morning\n- [IMPORTANT] Lock the door\n").records
    assert [(record.draft.content, record.draft.type) for record in records] == [
        ("[decision] We bake at four in the morning", MemoryType.DECISION),
        ("[IMPORTANT] Lock the door", None),
    ]


def test_a_text_over_the_limit_is_split_at_blocks_and_nothing_is_dropped(read):
    code = "\n".join(f"step_{number} = {number:05d}" for number in range(1500))
    records = read("long.md", f"# Steps\n\n```python\n{code}\n```\n").records
    assert len(records) == 3
    assert all(len(record.draft.content) <= 10_000 for record in records)
    assert "\n".join(record.draft.content for record in records) == f"```python\n{code}\n```"
    identifiers = [record.draft.origin.identifier for record in records]
    assert identifiers[1:] == [f"{identifiers[0]}/{number}" for number in (2, 3)]


def test_marks_of_order_and_line_ends_of_windows_are_handled(read):
    text = "\ufeff---\r\ntags: a\r\n---\r\nFirst line\r\nsecond line of it.\r\n\r\n- One point\r\n"
    result = read("note.md", text)
    assert contents(result) == ["First line\nsecond line of it.", "One point"]
    assert result.records[0].draft.tags == ("a",)
    assert contents(read("wide.md", "Grüße aus dem Norden.\n".encode("utf-16"))) == ["Grüße aus dem Norden."]


def test_a_paragraph_that_is_not_utf8_is_refused_alone(read):
    result = read("note.md", b"Good paragraph here.\n\nCaf\xe9 is not.\n\nAnother good one.\n")
    assert contents(result) == ["Good paragraph here.", "Another good one."]
    assert [(problem.reason, problem.line) for problem in result.unreadable] == [("lone_surrogate", 3)]


def test_a_nul_character_refuses_the_file_and_names_the_line(read):
    result = read("note.md", b"Good.\nBad\x00.\n")
    assert [(problem.reason, problem.line) for problem in result.unreadable] == [("nul_character", 2)]


def test_the_same_words_twice_under_one_heading_keep_origins_of_their_own(read):
    records = read("note.md", "Feed it twice a day.\n\nFeed it twice a day.\n").records
    assert len({record.draft.origin for record in records}) == 2
