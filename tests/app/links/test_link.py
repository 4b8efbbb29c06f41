"""What a link may say: everything else is none."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from remembrancer_app.links.link import LONGEST, Link, LinkError, LinkKind, LinkProblem, carried, read_link
from remembrancer_app.options import UsageError, read_options

AN_ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV"
WORDS = st.text(st.characters(exclude_categories=("C",)), min_size=1, max_size=60).filter(str.strip)


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"remembrancer://memory/{AN_ID}", Link(LinkKind.MEMORY, AN_ID)),
        (f"Remembrancer://conflict/{AN_ID}", Link(LinkKind.CONFLICT, AN_ID)),
        (f"remembrancer://routine/{AN_ID}", Link(LinkKind.ROUTINE, AN_ID)),
        ("remembrancer://report/today", Link(LinkKind.REPORT, "today")),
        ("remembrancer://report/2026-06-07", Link(LinkKind.REPORT, "2026-06-07")),
        ("remembrancer://page/audit", Link(LinkKind.PAGE, "audit")),
        ("remembrancer://search/type%3Adecision%20gr%C3%BCn", Link(LinkKind.SEARCH, "type:decision grün")),
    ],
)
def test_each_kind_is_read(text: str, link: Link) -> None:
    assert read_link(text) == link


@given(st.sampled_from([LinkKind.SEARCH]), WORDS)
def test_a_written_link_is_read_again(kind: LinkKind, words: str) -> None:
    written = Link(kind, words).written()
    if len(written) <= LONGEST:
        assert read_link(written) == Link(kind, words)
        assert carried(written) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "remembrancer:",
        "remembrancer://",
        f"remembrancer:memory/{AN_ID}",
        f"remembrancer://memory/{AN_ID}/",
        f"remembrancer://memory/{AN_ID}?erase=yes",
        f"remembrancer://memory/{AN_ID}#x",
        f"remembrancer://me@memory/{AN_ID}",
        f"remembrancer://memory:80/{AN_ID}",
        f"remembrancer://memory/{AN_ID.lower()}",
        f"remembrancer://memory/8{AN_ID[1:]}",
        f"remembrancer://memory/{AN_ID}\n",
        "remembrancer://memory/../../etc/passwd",
        "remembrancer://page/%2Fetc%2Fpasswd",
        "remembrancer://report/2026-13-01",
        "remembrancer://report/2026-06-07T00:00",
        "remembrancer://search/%",
        "remembrancer://search/%zz",
        "remembrancer://search/%ff",
        "remembrancer://search/%20",
        "remembrancer://search/a%0Ab",
        "remembrancer://search/a%E2%80%AEb",
        "remembrancer://search/a b",
        "file:///etc/passwd",
        "https://example.org/",
        "/etc/passwd",
    ],
)
def test_what_is_written_otherwise_is_no_link(text: str) -> None:
    with pytest.raises(LinkError) as refused:
        read_link(text)
    assert refused.value.problem is LinkProblem.MALFORMED


def test_kinds_of_another_version_and_long_texts_are_told_apart() -> None:
    for text, problem in (
        (f"remembrancer://erase/{AN_ID}", LinkProblem.UNKNOWN),
        ("remembrancer://search/" + "a" * 201, LinkProblem.TOO_LONG),
        ("remembrancer://search/" + "a" * LONGEST, LinkProblem.TOO_LONG),
    ):
        with pytest.raises(LinkError) as refused:
            read_link(text)
        assert refused.value.problem is problem


@given(st.text(max_size=40))
def test_whatever_is_given_nothing_but_a_link_or_a_refusal_comes_of_it(text: str) -> None:
    for each in (text, f"remembrancer://{text}", f"remembrancer://search/{text}"):
        kept = carried(each)
        assert kept.isascii()
        assert kept.isprintable()
        with suppress(LinkError):
            assert read_link(each).kind in LinkKind


def test_a_link_on_the_command_line_stands_alone() -> None:
    assert read_options([f"remembrancer://memory/{AN_ID}"]).link == f"remembrancer://memory/{AN_ID}"
    assert read_options(["REMEMBRANCER:\x07"]).link == "remembrancer:"
    assert len(read_options(["remembrancer:" + "a" * 100_000]).link) == LONGEST + 1
    for words in (["--vault", "folder", f"remembrancer://memory/{AN_ID}"], ["remembrancer://x", "--sample"]):
        with pytest.raises(UsageError):
            read_options(words)
