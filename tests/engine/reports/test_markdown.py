"""Stored text inside Markdown is read back as exactly that text, whatever it holds."""

import re

from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from remembrancer.reports.markdown import plain

WORDS = st.text(alphabet=st.sampled_from(list("ab1 *_[]()<>#+-.!|~&:$^=`\\/@\"'wW\n\t{}")), max_size=40)


def read(markdown: str) -> str:
    """What a reader of CommonMark with tables, strikethrough and bare links sees."""
    parser = MarkdownIt("gfm-like", {"linkify": False}).enable(["table", "strikethrough"])
    tokens = parser.parse(f"- {markdown}\n")
    kinds = {token.type for token in tokens}
    assert kinds <= {
        *("bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close"),
        *("paragraph_open", "paragraph_close", "inline"),
    }, kinds
    children = [child for token in tokens if token.type == "inline" for child in token.children or []]
    assert {child.type for child in children} <= {"text", "text_special"}, children
    return "".join(child.content for child in children)


@given(WORDS)
@example("# not a heading")
@example("1. not a list")
@example("- nor this")
@example("<b>bold</b> &amp; ![x](y) [a]: b")
@example("---")
@example("a | b")
@example("~~~")
def test_any_text_is_read_as_it_is(text: str) -> None:
    shown = " ".join(text.split())
    if shown:
        assert read(plain(text)) == shown


@given(st.text(max_size=60))
def test_a_text_stays_on_one_line(text: str) -> None:
    assert not re.search(r"[\n\r]", plain(text))


def test_bare_addresses_are_no_links() -> None:
    for text in ("http://x.example", "see WWW.x.example", "a@b.example"):
        assert "\\" in plain(text)
