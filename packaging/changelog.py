"""CHANGELOG.md: what a release takes from it, and when it refuses."""

import re

from stop import Stop

FILE = "CHANGELOG.md"
UNRELEASED = "Unreleased"
_HEAD = re.compile(r"^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


def sections(text: str) -> dict[str, tuple[str, str]]:
    """Each version (or "Unreleased"), in the order of the file, with its date ("" where it has none) and its text."""
    heads = list(_HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return {head[1]: (head[2] or "", text[head.end() : end].strip()) for head, end in zip(heads, ends, strict=True)}


def has_entries(words: str) -> bool:
    """Whether a person is told anything: a heading alone tells nothing."""
    return any(line.startswith("- ") for line in words.splitlines())


def close(text: str, version: str, day: str) -> str:
    """Make what is unreleased the entry of ``version`` of this ``day`` (ISO); nothing is unreleased afterwards.

    A version that has its entry already is left as it is, unless more came after it. Stops, saying what to do, where a
    release would tell nobody what is new.
    """
    found = sections(text)
    waiting = has_entries(found.get(UNRELEASED, ("", ""))[1])
    if version in found:
        date, words = found[version]
        if waiting:
            raise Stop(
                Stop.USAGE,
                f"{FILE} has an entry for {version} and unreleased changes after it. Raise the version, or move them.",
            )
        if not date or not has_entries(words):
            raise Stop(Stop.USAGE, f"{FILE}: the entry of {version} needs a date and at least one line.")
        return text
    if not waiting:
        raise Stop(Stop.USAGE, f"{FILE} says nothing about {version}: under “{UNRELEASED}” is no line.")
    return text.replace(f"## [{UNRELEASED}]", f"## [{UNRELEASED}]\n\n## [{version}] - {day}", 1)
