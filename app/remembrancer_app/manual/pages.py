"""The pages of the manual, as they lie in the resources."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from remembrancer_app.shell.page import PageName

if TYPE_CHECKING:
    from collections.abc import Mapping

INDEX: Final = "index"
HELP_OF: Final[Mapping[PageName, str]] = {page: page.value for page in PageName}
"""Which page of the manual tells about a page of the window."""

_LINK: Final = re.compile(r"\]\(([a-z-]+)\.md(?:#[^)]*)?\)")
_COMMENT: Final = re.compile(r"^<!--.*-->\n*", re.MULTILINE)
_HEADING: Final = re.compile(r"^# (.+)$", re.MULTILINE)
_ENDING: Final = ".md"


@dataclass(frozen=True, slots=True)
class ManualPage:
    """``text`` is Markdown without the marks of what scripts write."""

    name: str
    title: str
    text: str

    def has(self, words: tuple[str, ...]) -> bool:
        """Whether each of these words (case folded) stands in it."""
        folded = self.text.casefold()
        return all(word in folded for word in words)

    def says_of(self, picture: str) -> str:
        """What the page says that one of its pictures shows."""
        found = re.search(rf"!\[([^\]]*)\]\({re.escape(picture)}\)", self.text)
        return found[1] if found else ""


def manual_pages() -> dict[str, ManualPage]:
    """All pages by name: the index, then those it names, in its order, then any other."""
    folder = files("remembrancer_resources") / "help"
    texts = {
        each.name.removesuffix(_ENDING): _COMMENT.sub("", each.read_text("utf-8"))
        for each in folder.iterdir()
        if each.name.endswith(_ENDING)
    }
    named = [INDEX, *_LINK.findall(texts[INDEX]), *sorted(texts)]
    return {name: _page(name, texts[name]) for name in dict.fromkeys(named) if name in texts}


def _page(name: str, text: str) -> ManualPage:
    heading = _HEADING.search(text)
    return ManualPage(name, heading[1] if heading else name, text)
