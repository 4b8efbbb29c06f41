"""How a line of Markdown reads to a person: what it says, whether it can stand alone, whether it only introduces."""

from __future__ import annotations

import re
from typing import Final

ALONE_WORDS: Final = 8
"""A statement with fewer words is shown under its heading."""

CARRYING_WORDS: Final = 12
"""A point with fewer words takes along the line that introduced it."""

_LABEL_WORDS: Final = 3
_CODE_OR_WIKI_LINK: Final = re.compile(
    r"(?P<code>(?P<ticks>`+).*?(?P=ticks))|!?\[\[(?P<link>[^\[\]\n]+)\]\]", re.DOTALL
)
_WITHOUT_WORDS: Final = re.compile(
    r"!\[\[[^\]\n]*\]\]"  # an embedded file
    r"|!\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])?"  # an image
    r"|\[\[[^\]\n]*\]\]|\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])"  # a link
    r"|<?\w{2,12}://[^\s>]+>?"  # an address
    r"|\{\{.*?\}\}|<%.*?%>"  # a placeholder of a template
    r"|%%.*?%%|<!--.*?-->"  # a comment
    r"|</?[A-Za-z][^<>]*>",  # a tag of HTML
    re.DOTALL,
)
_PLACEHOLDER: Final = re.compile(r"\{\{.*?\}\}|<%.*?%>", re.DOTALL)
_INLINE_CODE: Final = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
_WORD_CHARACTER: Final = re.compile(r"\w")
_WORD: Final = re.compile(r"\w+(?:['’.\-/]\w+)*")
_DENSE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]")
"""Scripts that write without spaces; two of their characters count as a word."""
_LINK: Final = re.compile(r"\[([^\]\n]*)\]\([^)\n]*\)")
_EMPHASIS: Final = re.compile(r"\*{1,3}|(?<!\w)_{1,3}|_{1,3}(?!\w)|~~|==|`+")
_SENTENCE_BORDER: Final = re.compile(r"[.!?]\s|[。！？]")
_LEADING_LABEL: Final = re.compile(r"\*\*([^*\n]{1,80}?):?\*\*:?\s")
_LEANING: Final = re.compile(
    r"(?:it|its|this|that|these|those|they|them|he|she|his|her|their|also|and|or|but|then|otherwise|instead|both|such|"
    r"es|dies|diese|dieser|dieses|er|sie|und|oder|aber|auch|dann|why|how to apply|warum)\b",
    re.IGNORECASE,
)


def unlink(text: str) -> str:
    """``text`` with ``[[Target|Words]]`` as its words and embedded files gone; code is left as it is."""
    return _CODE_OR_WIKI_LINK.sub(_words_of_link, text)


def _words_of_link(found: re.Match[str]) -> str:
    if found["code"]:
        return found["code"]
    if found.group().startswith("!"):
        return ""
    return found["link"].rsplit("|", 1)[-1].strip()


def plain(text: str) -> str:
    """``text`` without emphasis, code marks and link targets, on one line: for judging and for context."""
    return " ".join(_EMPHASIS.sub("", _LINK.sub(r"\1", text)).split())


def says_something(text: str) -> bool:
    """False for what is only images, links, placeholders, comments or signs."""
    code_kept = _INLINE_CODE.sub("code", text)
    return _WORD_CHARACTER.search(_WITHOUT_WORDS.sub(" ", code_kept)) is not None


def has_placeholder(text: str) -> bool:
    """True if a template's placeholder stands outside code."""
    return _PLACEHOLDER.search(_INLINE_CODE.sub(" ", text)) is not None


def count_words(text: str) -> int:
    dense = len(_DENSE.findall(text))
    return len(_WORD.findall(_DENSE.sub(" ", text))) + (dense + 1) // 2


def ends_with_colon(text: str) -> bool:
    return plain(text).endswith((":", "："))


def is_one_sentence(text: str) -> bool:
    return _SENTENCE_BORDER.search(plain(text)) is None


def is_label(text: str) -> bool:
    """True for a line that only names what stands below it."""
    return ends_with_colon(text) or (count_words(plain(text)) <= _LABEL_WORDS and is_one_sentence(text))


def leading_label(text: str) -> str:
    """The bold words before a colon at the beginning, or nothing."""
    found = _LEADING_LABEL.match(text)
    return found[1].strip() if found else ""


def stands_alone(text: str, words: int = ALONE_WORDS) -> bool:
    """Whether a reader understands ``text`` without what stood around it: long enough, and leaning on nothing."""
    spoken = plain(text)
    if not spoken or spoken[0].islower() or text.lstrip().startswith(("`", "|")):
        return False
    return count_words(spoken) >= words and _LEANING.match(spoken) is None


def with_context(context: str, text: str) -> str:
    """``text`` under the line it depends on, which is put before it."""
    if not context:
        return text
    if context.endswith((".", "!", "?", "。")):
        return f"{context}\n{text}"
    return f"{context}: {text}"


def context_of(text: str, limit: int = 200) -> str:
    """The line that children lean on: without marks and its final colon; its last sentence if it is too long."""
    line = plain(text).rstrip(":： ")
    if len(line) <= limit:
        return line
    last = _SENTENCE_BORDER.split(line)[-1].strip()
    return last if len(last) <= limit else ""
