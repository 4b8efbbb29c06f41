"""Renew the lists in the manual that follow from the program: its commands, and its messages with what to do.

    .venv/bin/python packaging/manual_lists.py

A test fails while the pages say something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from remembrancer.cli import exit_codes
from remembrancer.cli.commands import Listed
from remembrancer.cli.program import COMMANDS
from remembrancer.wording import in_english
from remembrancer.wording.error_words import ERROR_WORDS
from remembrancer.wording.templates import gaps
from remembrancer.wording.unreadable import UNREADABLE

HELP = Path(__file__).resolve().parent.parent / "resources" / "remembrancer_resources" / "help"
BEGIN, END = "<!-- made from the program: begin -->", "<!-- made from the program: end -->"
_GAP = re.compile(r"\{(\w+)\}")
_EVERYWHERE = frozenset({"--help", "--json", "--key"})
"""Options of nearly every command; the page says once what they do."""


def command_list() -> str:
    """Every command with its arguments and options, as Markdown, and what the exit codes mean."""
    parts = ["\n\n".join(_command(words, each)) for words, each in _commands(COMMANDS, ())]
    codes = "\n".join(f"| {code} | {meaning} |" for code, meaning in exit_codes.EXPLAINED)
    return "\n\n".join([*parts, "## Exit codes", f"| code | meaning |\n|---|---|\n{codes}"])


def _commands(listed: Iterable[Listed], before: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    for each in listed:
        words = (*before, str(each.name))
        yield words, each.loaded
        yield from _commands(each.commands, words)


def _command(words: tuple[str, ...], command: Any) -> Iterator[str]:
    yield f"{'#' * (len(words) + 1)} {' '.join(words)}"
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    usage = " ".join(["remembrancer", *words, *(_metavar(each) for each in arguments)])
    if not (hasattr(command, "commands") and command.no_args_is_help):
        yield f"`{usage}`"
    yield _flowing(command.help)
    rows = [
        f"| {_names(each)} | {_cell(each.help)} |"
        for each in command.params
        if not (_EVERYWHERE & set(each.opts)) and getattr(each, "help", None)
    ]
    if rows:
        yield "\n".join(["| given | what it does |", "|---|---|", *rows])


def _metavar(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def _names(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return f"`{_metavar(parameter)}`"
    return ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))


def _flowing(text: str) -> str:
    """Paragraphs without the line breaks and the marks that a terminal needs."""
    return "\n\n".join(" ".join(part.split()) for part in text.replace("\b", "").split("\n\n"))


def message_list() -> str:
    """Every message about what does not work, and every reason for which a file cannot be brought in, as Markdown."""
    rows: dict[str, None] = {}
    for words in ERROR_WORDS.values():
        # The one that needs to know the least.
        text = min(words.texts, key=lambda each: len(gaps(each.text)))
        said = _GAP.sub(r"…", text.fill(in_english, **dict.fromkeys(gaps(text.text), "…")))
        action = words.action.fill(in_english, **dict.fromkeys(gaps(words.action.text), "…")) if words.action else ""
        rows[f"| **{_cell(words.title.fill(in_english))}** | {_cell(said)} | {_cell(action)} |"] = None
    reasons = [f"- {each.text}" for each in dict.fromkeys(UNREADABLE.values())]
    return "\n".join(
        [
            "| message | what happened | what to do |\n|---|---|---|",
            *rows,
            "\n## What cannot be brought in\n",
            "The dry run of an import names each file or record that was left out, with one of these reasons.\n",
            *dict.fromkeys(reasons),
        ]
    )


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


LISTS = {"command-line": command_list, "troubleshooting": message_list}
"""The pages that have such a list."""


def with_list(page: str, made: str) -> str:
    """The page with this list between the marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"


def main() -> None:
    for name, make in LISTS.items():
        page = HELP / f"{name}.md"
        page.write_text(with_list(page.read_text("utf-8"), make()), "utf-8")


if __name__ == "__main__":
    main()
