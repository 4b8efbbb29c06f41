"""The command that holds all others: where ``--vault`` may stand, and what happens when something goes wrong."""

from __future__ import annotations

import errno
from typing import Any, Final

import typer
from typer.core import TyperGroup

from remembrancer.cli import exit_codes
from remembrancer.cli.output import escaped, note
from remembrancer.model.errors import RemembrancerError, VaultLockedError

_VAULT: Final = "--vault"
_TAKES_PATHS: Final = "import"
_LONGEST_SENTENCE: Final = 200


class Commands(TyperGroup):
    """Lets ``--vault`` stand anywhere, and turns known errors into a sentence on stderr and an exit code."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _refuse_broken_text(args)
        return list(super().parse_args(ctx, _with_vault_first(args)))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Each command with its whole first sentence: one that is cut off says nothing."""
        commands = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        rows = [(name, command.get_short_help_str(_LONGEST_SENTENCE)) for name, command in commands if command]
        with formatter.section("Commands"):
            formatter.write_dl(rows)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (KeyboardInterrupt, typer.Abort):
            # At a question, Ctrl+C comes as an abort.
            raise typer.Exit(exit_codes.STOPPED) from None
        except RemembrancerError as error:
            note(describe(error))
            raise typer.Exit(exit_codes.exit_code_of(error)) from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # whoever read our output has stopped: nothing to tell
            where = f"{error.filename}: " if error.filename else ""
            note(escaped(f"The system refused. {where}{error.strerror or error}."))
            raise typer.Exit(exit_codes.VAULT) from error


def describe(error: RemembrancerError) -> str:
    """One paragraph for the person."""
    from remembrancer.wording import describe_error, in_english  # noqa: PLC0415  (only failures need words)

    told = describe_error(error, in_english).in_one
    if isinstance(error, VaultLockedError):
        told += " Here: set REMEMBRANCER_PASSPHRASE, or start the command at a terminal, which asks for it."
    return escaped(told)


def _with_vault_first(args: list[str]) -> list[str]:
    """The arguments with ``--vault PATH`` before the command, wherever it stood; what follows ``--`` stays."""
    end = args.index("--") if "--" in args else len(args)
    front: list[str] = []
    rest: list[str] = []
    place = 0
    while place < end:
        if args[place] == _VAULT and place + 1 < end:
            front += args[place : place + 2]
            place += 2
            continue
        (front if args[place].startswith(f"{_VAULT}=") else rest).append(args[place])
        place += 1
    return front + rest + args[end:]


def _refuse_broken_text(args: list[str]) -> None:
    """Raise a usage error for an argument that is no text: only names of files may be bytes of any kind."""
    if _TAKES_PATHS in args:
        return
    for argument in args:
        try:
            argument.encode()
        except UnicodeEncodeError as error:
            raise typer.BadParameter(f"not a text in UTF-8: {escaped(argument)}") from error
