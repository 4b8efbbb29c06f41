"""How a line of Markdown reads to a person: what it says, whether it can stand alone, whether it only introduces."""

from __future__ import annotations

import re
from typing import Final

ALONE_WORDS: Final = 8
"""A statement with fewer words is shown under its heading."""

CARRYING_WORDS: Final = 12
"""A point with fewer words takes along the line that introduced it."""

_LABEL_WORDS: Final = 3
_CONTEXT_CHARACTERS: Final = 200
_JUDGED_CHARACTERS: Final = 4_000
"""As much of a long text is looked at to judge it; its end changes nothing."""
_CODE_OR_WIKI_LINK: Final = re.compile(
    r"(?P<code>(?P<ticks>`+).{1,2000}?(?P=ticks))|!?\[\[(?P<link>[^\[\]\n]{1,500})\]\]", re.DOTALL
)
_WITHOUT_WORDS: Final = re.compile(
    r"!\[\[[^\[\]\n]*\]\]"  # an embedded file
    r"|!\[[^\[\]\n]*\](?:\([^()\n]*\)|\[[^\[\]\n]*\])?"  # an image
    r"|\[\[[^\[\]\n]*\]\]|\[[^\[\]\n]*\](?:\([^)\n]*\)|\[[^\[\]\n]*\])"  # a link
    r"|<?\w{2,12}://[^\s>]+>?"  # an address
    r"|\{\{.*?\}\}|<%.*?%>"  # a placeholder of a template
    r"|%%.*?%%|<!--.*?-->"  # a comment
    r"|</?[A-Za-z][^<>]*>",  # a tag of HTML
    re.DOTALL,
)
_PLACEHOLDER: Final = re.compile(r"\{\{.*?\}\}|<%.*?%>", re.DOTALL)
_INLINE_CODE: Final = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
_WORD_CHARACTER: Final = re.compile(r"\w")
_WORD: Final = re.compile(r"\w+(?:['\u2019.\-/]\w+)*")
_DENSE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]")
"""Scripts that write without spaces; two of their characters count as a word."""
_IMAGE: Final = re.compile(r"!\[[^\[\]\n]*\]\([^()\n]*\)")
_LINK: Final = re.compile(r"\[([^\[\]\n]*)\]\([^()\n]*\)")
_MARKS: Final = re.compile(r"\*{2,3}|~~|==|`+")
_BOLD: Final = re.compile(r"\*{2,3}")
_EMPHASIS: Final = re.compile(r"(?<![\w*_`])(?P<mark>[*_])(?P<words>[^*_`\n]{1,200})(?P=mark)(?![\w*_`])")
_SENTENCE_BORDER: Final = re.compile(r"[.!?]\s|[\u3002\uff01\uff1f]")
_LEADING_LABEL: Final = re.compile(r"\*\*([^*\n]{1,80}?):?\*\*:?\s")
_LEANING: Final = re.compile(
    r"(?:it|its|this|that|these|those|they|them|he|she|his|her|their|also|and|or|but|then|otherwise|instead|both|such|"
    r"es|dies|diese|dieser|dieses|er|sie|und|oder|aber|auch|dann|why|how to apply|warum)\b",
    re.IGNORECASE,
)
_QUALIFYING: Final = re.compile(
    r"(?:^|\bwhat |\bthings )not\b|\b(?:(?:do|must|should|does|can|may) ?not|(?:do|should|wo|ca)n['\u2019]?t|"
    r"never|avoid|"
    r"forbidden|prohibited|no longer|anti-?patterns?|non-?goals?|out of scope|rejected|discarded|deprecated|obsolete|"
    r"outdated|planned|left to|to-?do|future|proposed|proposals?|ideas?|wish ?list|roadmap|backlog|next steps?|"
    r"upcoming|open questions?|hypothes[ei]s|assumptions?|nicht|nie|niemals|verboten|vermeiden|abgelehnt|verworfen|"
    r"veraltet|geplant|ideen|n\u00e4chste schritte|offene fragen)\b",
    re.IGNORECASE,
)
_QUALIFYING_WORDS: Final = 6
_NEGATIVE: Final = re.compile(
    r"(?:no|not|never|do not|don['\u2019]?t|avoid|without|kein\w*|nicht|nie|niemals)\b", re.IGNORECASE
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
    return " ".join(_MARKS.sub("", _EMPHASIS.sub(r"\g<words>", _LINK.sub(r"\1", text))).split())


def says_something(text: str, *, links_too: bool = False) -> bool:
    """False for what is only images, links, placeholders, comments or signs; with ``links_too`` links say something."""
    code_kept = _INLINE_CODE.sub("code", text[:_JUDGED_CHARACTERS])
    if links_too:
        code_kept = _IMAGE.sub(" ", code_kept)
        code_kept = _LINK.sub(r"\1", code_kept)
    return _WORD_CHARACTER.search(_WITHOUT_WORDS.sub(" ", code_kept)) is not None


def has_placeholder(text: str) -> bool:
    """True if a template's placeholder stands outside code."""
    return _PLACEHOLDER.search(_INLINE_CODE.sub(" ", text[:_JUDGED_CHARACTERS])) is not None


def count_words(text: str) -> int:
    dense = len(_DENSE.findall(text))
    return len(_WORD.findall(_DENSE.sub(" ", text))) + (dense + 1) // 2


def ends_with_colon(text: str) -> bool:
    return plain(text).endswith((":", "\uff1a"))


def is_one_sentence(text: str) -> bool:
    return _SENTENCE_BORDER.search(plain(text)) is None


def is_short(text: str) -> bool:
    """True for a mere label, which says nothing that its points would miss."""
    return count_words(plain(text)) <= _LABEL_WORDS


def is_label(text: str) -> bool:
    """True for a line that only names what stands below it."""
    return ends_with_colon(text) or (is_short(text) and is_one_sentence(text))


def leading_label(text: str) -> str:
    """The bold words before a colon at the beginning, or nothing."""
    found = _LEADING_LABEL.match(text)
    return found[1].strip() if found else ""


def stands_alone(text: str, words: int = ALONE_WORDS) -> bool:
    """Whether a reader understands ``text`` without what stood around it: long enough, and leaning on nothing."""
    spoken = plain(text)
    if not spoken or _LEANING.match(spoken) is not None:
        return False
    # A line that begins with a name in code or a small letter is rarely a whole sentence.
    is_fragment = spoken[0].islower() or text.lstrip().startswith("`")
    return count_words(spoken) >= (max(words, CARRYING_WORDS) if is_fragment else words)


def qualifies(heading: str) -> bool:
    """Whether what stands under ``heading`` would say something else without it: a ban, a plan, a rejected idea."""
    return count_words(heading) <= _QUALIFYING_WORDS and _QUALIFYING.search(heading) is not None


def is_negative(text: str) -> bool:
    """Whether ``text`` begins by saying what is not or must not be."""
    return _NEGATIVE.match(plain(text)) is not None


def with_context(context: str, text: str) -> str:
    """``text`` under the line it depends on, which is put before it."""
    if not context:
        return text
    if context.endswith((".", "!", "?", "\u3002")):
        return f"{context}\n{text}"
    return f"{context}: {text}"


def context_of(text: str) -> str:
    """The line that points hang from: without bold marks and its final colon.

    Of several sentences it is the last, which introduces, unless that is a mere label.
    """
    line = " ".join(_BOLD.sub("", _LINK.sub(r"\1", unlink(text))).split()).rstrip(":\uff1a ")
    last = _SENTENCE_BORDER.split(line)[-1].strip() if ends_with_colon(text) else ""
    if last and not is_short(last):
        return last if len(last) <= _CONTEXT_CHARACTERS else ""
    return line if len(line) <= _CONTEXT_CHARACTERS else ""
