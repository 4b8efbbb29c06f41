"""From the blocks of a Markdown text to its statements: one for each point, paragraph, table and piece of code.

A line that only introduces (``Commands:``) becomes context of what follows. Code and tables stay whole and keep the
line that introduces them. A point that cannot be understood alone carries the line it hangs from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.front_matter import front_matter_plugin

from remembrancer.exchange import readable

_WHOLE: Final = frozenset({"fence", "code_block", "table"})
_LISTS: Final = frozenset({"bullet_list", "ordered_list"})
_TASK: Final = re.compile(r"\[[ xX/\-]\](?:\s+|$)")
_HTML_COMMENT: Final = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_HTML_TAG: Final = re.compile(r"</?[A-Za-z!?][^<>]*>")
_CONTEXT_CHARACTERS: Final = 300


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing the text says. ``context`` is the line it leans on, already part of no other statement's text.

    ``line`` counts from 1. ``is_point`` is True for an item of a list, whose ``context`` may be its only subject.
    """

    text: str
    line: int
    headings: tuple[str, ...]
    context: str = ""
    is_point: bool = False
    is_whole_block: bool = False


@dataclass(frozen=True, slots=True)
class Outline:
    """A parsed text: its front matter, whether anything follows it, its statements, and its to-do items counted."""

    front_matter: str
    has_body: bool
    statements: tuple[Statement, ...]
    tasks: int
    first_task_line: int


def make_parser() -> MarkdownIt:
    """A parser for blocks only: what stands inside a line is kept as it was written."""
    return MarkdownIt("commonmark").enable("table").use(front_matter_plugin).disable(["inline", "text_join"])


def read_outline(parser: MarkdownIt, text: str) -> Outline:
    """The statements of ``text``, which has LF line ends."""
    root = SyntaxTreeNode(parser.parse(text))
    walk = _Walk(text.split("\n"))
    statements = tuple(walk.through(root.children, ""))
    front = next((node.content for node in root.children if node.type == "front_matter"), "")
    has_body = any(node.type != "front_matter" for node in root.children)
    return Outline(front, has_body, statements, walk.tasks, walk.first_task_line)


class _Walk:
    """Goes through the blocks in order and knows under which headings it stands."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._headings: list[tuple[int, str]] = []
        self.tasks = 0
        self.first_task_line = 0

    def through(self, nodes: Sequence[SyntaxTreeNode], context: str) -> Iterator[Statement]:
        """``context`` is the line that all of ``nodes`` hang from."""
        introduction = ""
        for index, node in enumerate(nodes):
            following = nodes[index + 1].type if index + 1 < len(nodes) else ""
            leads_in, introduction = introduction, ""
            if node.type == "heading":
                self._enter(node)
            elif node.type == "paragraph":
                text = _inline_of(node)
                if readable.ends_with_colon(text) and following in _WHOLE | _LISTS | {"blockquote"}:
                    introduction = text
                    if following in _WHOLE or readable.is_one_sentence(text):
                        continue
                yield from self._statement(node, text, context)
            elif node.type in _WHOLE:
                yield self._whole_block(node, leads_in, context)
            elif node.type in _LISTS:
                hang_from = _joined(context, readable.context_of(leads_in))
                yield from self._points(node, hang_from, before_block=following in _WHOLE)
                if following in _WHOLE:
                    introduction = _introduction_at_end(node)
            elif node.type == "blockquote":
                yield from self.through(node.children, _joined(context, readable.context_of(leads_in)))
            elif node.type == "html_block":
                yield from self._html(node, context)

    def _points(self, node: SyntaxTreeNode, context: str, *, before_block: bool) -> Iterator[Statement]:
        for number, item in enumerate(node.children):
            is_last = number == len(node.children) - 1
            ordinal = f"{_first_number(node) + number}. " if node.type == "ordered_list" else ""
            yield from self._point(item, context, ordinal, leads_in=is_last and before_block)

    def _point(self, item: SyntaxTreeNode, context: str, ordinal: str, *, leads_in: bool) -> Iterator[Statement]:
        children = item.children
        if not children:
            return
        split = next((index for index, child in enumerate(children) if child.type in _LISTS), len(children))
        own, below = children[:split], children[split:]
        text = "\n\n".join(part for part in (self._text_of(child) for child in own) if part)
        first_line = text.split("\n\n", 1)[0]
        is_task = _TASK.match(text) is not None
        only_introduces = len(own) <= 1 and (
            (bool(below) and readable.is_label(first_line)) or (leads_in and readable.ends_with_colon(first_line))
        )
        if is_task:
            self.tasks += 1
            self.first_task_line = self.first_task_line or _line_of(item)
        elif not only_introduces and readable.says_something(text):
            # The number of a step is part of it where something says what the steps are for.
            yield self._make(item, f"{ordinal}{text}" if context else text, context, is_point=True)
        if below:
            yield from self.through(below, _context_below(context, _TASK.sub("", first_line), only_introduces))

    def _statement(self, node: SyntaxTreeNode, text: str, context: str) -> Iterator[Statement]:
        if readable.says_something(text):
            yield self._make(node, text, context)

    def _whole_block(self, node: SyntaxTreeNode, leads_in: str, context: str) -> Statement:
        block = self._text_of(node)
        text = f"{leads_in}\n\n{block}" if leads_in else block
        return self._make(node, text, context, is_whole_block=not leads_in)

    def _html(self, node: SyntaxTreeNode, context: str) -> Iterator[Statement]:
        text = _HTML_COMMENT.sub("", node.content).strip()
        if readable.says_something(_HTML_TAG.sub(" ", text)):
            yield self._make(node, text, context)

    def _make(
        self, node: SyntaxTreeNode, text: str, context: str, *, is_point: bool = False, is_whole_block: bool = False
    ) -> Statement:
        headings = tuple(heading for _, heading in self._headings)
        return Statement(text, _line_of(node), headings, context, is_point, is_whole_block)

    def _enter(self, node: SyntaxTreeNode) -> None:
        level = int(node.tag[1:])
        while self._headings and self._headings[-1][0] >= level:
            self._headings.pop()
        self._headings.append((level, readable.plain(readable.unlink(_inline_of(node)))))

    def _text_of(self, node: SyntaxTreeNode) -> str:
        """A block as it was written, without the indentation of what it stands in."""
        if node.type == "paragraph":
            return _inline_of(node)
        if node.type == "fence":
            return f"{node.markup}{node.info}\n{node.content}{node.markup}"
        if node.type == "code_block":
            return node.content.rstrip("\n")
        if node.type == "html_block":
            return _HTML_COMMENT.sub("", node.content).strip()
        start, end = node.map or (0, 0)
        lines = [line.strip() for line in self._lines[start:end]]
        return "\n".join(lines).strip("\n")


def _inline_of(node: SyntaxTreeNode) -> str:
    text = node.children[0].content if node.children else ""
    return "\n".join(line.strip() for line in text.split("\n")) if "\n" in text else text


def _line_of(node: SyntaxTreeNode) -> int:
    return node.map[0] + 1 if node.map else 0


def _first_number(node: SyntaxTreeNode) -> int:
    return int(node.attrs.get("start", 1))


def _introduction_at_end(node: SyntaxTreeNode) -> str:
    """The text of a list's last item if it introduces the block that follows the list."""
    last = node.children[-1] if node.children else None
    if last is None or len(last.children) != 1 or last.children[0].type != "paragraph":
        return ""
    text = _inline_of(last.children[0])
    return text if readable.ends_with_colon(text) else ""


def _context_below(context: str, line: str, only_introduces: bool) -> str:  # noqa: FBT001
    """What the points under an item hang from."""
    if only_introduces:
        return _joined(context, readable.context_of(line))
    return readable.leading_label(line) or readable.context_of(line) or context


def _joined(outer: str, inner: str) -> str:
    if not outer or not inner:
        return outer or inner
    joined = f"{outer}: {inner}"
    return joined if len(joined) <= _CONTEXT_CHARACTERS else inner
