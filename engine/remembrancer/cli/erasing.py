"""``erase``: what it would reach; then the act, for a person at a terminal who unlocks the vault again."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

import typer

from remembrancer.cli import options
from remembrancer.cli.opening import Opened, ask_passphrase, is_interactive, opened
from remembrancer.cli.output import escaped, note, one_line, say, say_json, terminal_columns
from remembrancer.cli.progress import TerminalProgress
from remembrancer.cli.searching import memory_ids
from remembrancer.model.erasing import Erase, Erased, ErasurePreview, ErasureReason, PreviewErasure
from remembrancer.model.errors import CancelledError, NotPermittedError

_WORD: Final = "erase"
_INDENT: Final = "  "


def erase(
    context: typer.Context,
    identifiers: options.Identifiers,
    *,
    linked: Annotated[
        bool, typer.Option("--linked", help="Also what says the same, has its words in it, or was made of it.")
    ] = False,
    waiting: Annotated[
        bool, typer.Option("--waiting", help="Also the statements that wait in a conflict with it.")
    ] = False,
    searches: Annotated[
        bool, typer.Option("--searches", help="Also your kept searches, questions and drafts that have its words.")
    ] = False,
    reason: Annotated[
        ErasureReason, typer.Option("--reason", help="Why; no words of your own are kept.")
    ] = ErasureReason.UNSPECIFIED,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would be erased, and change nothing.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Write what would be erased as JSON in UTF-8, and change nothing.")
    ] = False,
) -> None:
    """Erase memories for good, with everything made of them, from the vault and its backups.

    First it says what that reaches. To carry it out takes a person at a terminal, the passphrase, and a word that you
    type. Nothing brings back what is erased.
    """
    if not (dry_run or json or is_interactive()):
        raise NotPermittedError("no person at a terminal", action="erase")
    with opened(context) as opening:
        memories = memory_ids(opening, identifiers)
        preview = opening.entrance.query(PreviewErasure(memories))
        if linked:
            more = tuple(each.id for each in preview.linked if each.holds_words)
            preview = opening.entrance.query(PreviewErasure((*memories, *more)))
        proposals = tuple(each.id for each in preview.proposals) if waiting else ()
        if proposals:
            whole = PreviewErasure(tuple(each.id for each in preview.memories), proposals)
            preview = replace(preview, counts=opening.entrance.query(whole).counts)
        if json:
            say_json(preview)
            return
        _say_preview(preview, waiting=waiting, searches=searches)
        if dry_run:
            return
        _ask(opening, len(preview.memories))
        request = Erase(
            tuple(each.id for each in preview.memories),
            proposals,
            preview.kept if searches else (),
            reason,
            preview.number,
        )
        with TerminalProgress() as progress:
            erased = opening.entrance.change(request, progress)
        _say_receipt(erased)


def _say_preview(preview: ErasurePreview, *, waiting: bool, searches: bool) -> None:
    from remembrancer.wording import (  # noqa: PLC0415  (loaded while the vault is open)
        describe_kept,
        describe_reach,
        describe_remarks,
        in_english,
        name_file_reach,
        name_link,
        name_waiting,
    )

    columns = terminal_columns()
    say("To be erased for good:")
    for memory in preview.memories:
        say(one_line(f"{_INDENT}{memory.id}  {memory.title or memory.content}", columns))
    for line in describe_reach(preview.counts, in_english):
        say(f"{_INDENT}- {line}")
    if preview.linked:
        say("Linked, and left as they are unless you name them:")
        for each in preview.linked:
            say(one_line(f"{_INDENT}{each.id}  [{name_link(each.link, in_english)}]  {each.content}", columns))
    if preview.proposals:
        say("Waiting, and erased too:" if waiting else "Waiting:")
        for proposal in preview.proposals:
            told = "" if waiting else f"[{name_waiting(in_english, is_released=proposal.released)}]  "
            say(one_line(f"{_INDENT}{told}{proposal.content}", columns))
    if preview.files:
        say("Files beside the vault:")
        for file in preview.files:
            say(f"{_INDENT}{escaped(file.name)}  {name_file_reach(file, in_english)}")
    if preview.kept and not searches:
        say(describe_kept(len(preview.kept), in_english))
    for line in describe_remarks(in_english):
        say(line)


def _ask(opening: Opened, memories: int) -> None:
    """The person's passphrase, where the vault has one, and a word.

    Raises:
        WrongSecretError: it is not the vault's passphrase.
        CancelledError: the person typed something else.
    """
    from remembrancer.storage.files import KEY_FILE  # noqa: PLC0415
    from remembrancer.storage.keys import KeyFile  # noqa: PLC0415  (as above)

    key_file = KeyFile.load(opening.folder / KEY_FILE)
    if "passphrase" in key_file.kinds:
        note("Erasing needs the vault to be unlocked again.")
        key_file.unlock(ask_passphrase(opening.folder))
    what = "this memory" if memories == 1 else f"these {memories:,} memories"
    if typer.prompt(f"Type “{_WORD}” to erase {what} for good", default="", show_default=False, err=True) != _WORD:
        raise CancelledError


def _say_receipt(erased: Erased) -> None:
    from remembrancer.wording import describe_erased, in_english, name_file_reach  # noqa: PLC0415  (as above)

    say(describe_erased(erased, in_english))
    for file in erased.files:
        if not file.is_reached:
            say(f"{_INDENT}{escaped(file.name)}  {name_file_reach(file, in_english)}")
    say(f"Receipt: operation {erased.change.operation}")
