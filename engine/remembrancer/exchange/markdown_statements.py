"""From the blocks of a Markdown text to its statements: one for each point, paragraph, table and piece of code.

A line that only introduces (``Commands:``) becomes context of what follows. Code and tables stay whole and keep the
line that introduces them. A point that cannot be understood alone carries the line it hangs from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.front_matter import front_matter_plugin

from remembrancer.exchange import readable

_WHOLE: Final = frozenset({"fence", "code_block", "table"})
_LISTS: Final = frozenset({"bullet_list", "ordered_list"})
_INTRODUCED: Final = _WHOLE | _LISTS | {"paragraph", "blockquote", "html_block"}
_TASK: Final = re.compile(r"\[[ xX/\-]\](?:\s+|$)")
_HTML_COMMENT: Final = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_HTML_TAG: Final = re.compile(r"</?[A-Za-z!?][^<>]*>")
_CONTEXT_CHARACTERS: Final = 300


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing the text says. ``line`` counts from 1.

    ``context`` is the line it hangs from, without marks; ``needs_context`` is True where that line is said nowhere
    else. ``is_point`` is True for an item of a list, ``is_whole_block`` for code or a table.
    """

    text: str
    line: int
    headings: tuple[str, ...]
    context: str = ""
    needs_context: bool = False
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
    statements = tuple(walk.through(root.children, _Context()))
    front = next((node.content for node in root.children if node.type == "front_matter"), "")
    has_body = any(node.type != "front_matter" for node in root.children)
    return Outline(front, has_body, statements, walk.tasks, walk.first_task_line)


@dataclass(frozen=True, slots=True)
class _Context:
    """The line that blocks hang from, whether it must not be lost, and whether it is there only to introduce them."""

    line: str = ""
    is_needed: bool = False
    introduces: bool = False

    def below(self, introduction: str) -> _Context:
        """The context of what ``introduction`` introduces here; the same if that is empty."""
        line = readable.context_of(introduction)
        if not line:
            return self
        joined = f"{self.line}: {line}" if self.line else line
        if len(joined) > _CONTEXT_CHARACTERS:
            joined = line
        is_said_elsewhere = not readable.is_one_sentence(introduction)
        # What stands nowhere else would be lost, and what forbids or plans would turn its points into claims.
        is_needed = readable.qualifies(line) or not is_said_elsewhere
        return _Context(joined, self.is_needed or is_needed, introduces=True)


class _Walk:
    """Goes through the blocks in order and knows under which headings it stands."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._headings: list[tuple[int, str]] = []
        self.tasks = 0
        self.first_task_line = 0

    def through(self, nodes: Sequence[SyntaxTreeNode], context: _Context) -> Iterator[Statement]:
        """The statements of ``nodes``, which all hang from ``context``."""
        introduction = ""
        for index, node in enumerate(nodes):
            following = nodes[index + 1].type if index + 1 < len(nodes) else "hr"
            leads_in, introduction = introduction, ""
            if node.type == "paragraph":
                text = _inline_of(node)
                introduction = _introduction(text, following)
                if introduction and leads_in:
                    introduction = f"{leads_in}\n\n{introduction}"
                if introduction and (following in _WHOLE or readable.is_one_sentence(text)):
                    continue
                if readable.says_something(text):
                    yield self._make(node, text, context.below(leads_in))
            elif node.type in _LISTS:
                hang_from = context.below(leads_in)
                if following in _INTRODUCED and (last_point := _introduction_at_end(node)):
                    introduction = readable.with_context(hang_from.line, last_point)
                yield from self._points(node, hang_from, leads_in=bool(introduction))
            else:
                yield from self._block(node, leads_in, context)

    def _block(self, node: SyntaxTreeNode, leads_in: str, context: _Context) -> Iterator[Statement]:
        if node.type == "heading":
            self._enter(node)
        elif node.type in _WHOLE:
            block = self._text_of(node)
            text = f"{leads_in}\n\n{block}" if leads_in else block
            yield self._make(node, text, context, is_whole_block=not leads_in)
        elif node.type == "blockquote":
            yield from self.through(node.children, context.below(leads_in))
        elif node.type == "html_block":
            text = self._text_of(node)
            if readable.says_something(_HTML_TAG.sub(" ", text)):
                yield self._make(node, text, context.below(leads_in))

    def _points(self, node: SyntaxTreeNode, context: _Context, *, leads_in: bool) -> Iterator[Statement]:
        is_ordered = node.type == "ordered_list"
        # A step that is only a link is still a step; a list of nothing but links says nothing.
        keeps_links = is_ordered and any(readable.says_something(self._text_of_point(item)) for item in node.children)
        if context.introduces and not all(_stands_alone(self._text_of_point(item)) for item in node.children):
            # Either all points of a list carry the line above it or none: half of them would look like an error.
            context = replace(context, is_needed=True)
        for number, item in enumerate(node.children):
            is_last = number == len(node.children) - 1
            marker = f"{_first_number(node) + number}. " if is_ordered else ""
            yield from self._point(item, context, marker, is_introduction=is_last and leads_in, keeps_links=keeps_links)

    def _point(
        self, item: SyntaxTreeNode, context: _Context, marker: str, *, is_introduction: bool, keeps_links: bool
    ) -> Iterator[Statement]:
        text = self._text_of_point(item)
        first_line = text.split("\n\n", 1)[0]
        own, below = _parted(item)
        only_introduces = is_introduction or (len(own) <= 1 and bool(below) and readable.is_label(first_line))
        if _TASK.match(text):
            self.tasks += 1
            self.first_task_line = self.first_task_line or _line_of(item)
        elif not only_introduces and readable.says_something(text, links_too=keeps_links):
            # The number of a step is part of it where something says what the steps are for.
            yield self._make(item, f"{marker}{text}" if context.line else text, context, is_point=True)
        if below:
            yield from self.through(below, _context_below(context, _TASK.sub("", first_line), only_introduces))

    def _text_of_point(self, item: SyntaxTreeNode) -> str:
        """What an item itself says: everything before the list inside it."""
        own, _ = _parted(item)
        return "\n\n".join(part for part in (self._text_of(child) for child in own) if part)

    def _make(
        self,
        node: SyntaxTreeNode,
        text: str,
        context: _Context,
        *,
        is_point: bool = False,
        is_whole_block: bool = False,
    ) -> Statement:
        headings = tuple(heading for _, heading in self._headings)
        return Statement(text, _line_of(node), headings, context.line, context.is_needed, is_point, is_whole_block)

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


def _parted(item: SyntaxTreeNode) -> tuple[Sequence[SyntaxTreeNode], Sequence[SyntaxTreeNode]]:
    """What an item itself holds, and what begins with the first list inside it."""
    children = item.children
    split = next((index for index, child in enumerate(children) if child.type in _LISTS), len(children))
    return children[:split], children[split:]


def _stands_alone(text: str) -> bool:
    return readable.stands_alone(readable.unlink(text), readable.CARRYING_WORDS)


def _introduction(text: str, following: str) -> str:
    """``text`` if it introduces the block that follows it."""
    return text if following in _INTRODUCED and readable.ends_with_colon(text) else ""


def _introduction_at_end(node: SyntaxTreeNode) -> str:
    """The text of a list's last item if it introduces the block that follows the list."""
    last = node.children[-1] if node.children else None
    if last is None or len(last.children) != 1 or last.children[0].type != "paragraph":
        return ""
    text = _inline_of(last.children[0])
    return text if readable.ends_with_colon(text) and _TASK.match(text) is None else ""


def _context_below(context: _Context, line: str, only_introduces: bool) -> _Context:  # noqa: FBT001
    """What the points under an item hang from."""
    if only_introduces:
        return context.below(line)
    return _Context(readable.leading_label(line) or readable.context_of(line) or context.line)
