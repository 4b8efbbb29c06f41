"""How commands are found, where ``--vault`` may stand, and what happens when something goes wrong.

A command is listed by its name, the function that carries it out and one sentence. The function's module is imported
when the command is called, so that each start pays for one command and not for all: a list and a completion need none.
"""

from __future__ import annotations

import errno
from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from remembrancer.cli import exit_codes
from remembrancer.cli.output import escaped, note
from remembrancer.model.errors import RemembrancerError, VaultLockedError

_VAULT: Final = "--vault"
_TAKES_PATHS: Final = "import"
_LONGEST_SENTENCE: Final = 200


class Commands(TyperGroup):
    """Commands under their names; the list has each with its whole sentence: one that is cut off says nothing."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _take_as_given(self.get_params(ctx))
        return super().parse_args(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002  (as it is called)
        rows = [(name, command.get_short_help_str(_LONGEST_SENTENCE)) for name, command in self.commands.items()]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


class Listed(TyperCommand):
    """A command as it stands in a list. Making a context of it, to call it or to complete its words, loads it."""

    def __init__(self, name: str, function: str, sentence: str, *commands: Listed) -> None:
        """``function`` is ``module.function`` in this package; a group that does nothing by itself has none."""
        super().__init__(name, help=sentence, rich_markup_mode=None)
        self._function = function
        self.commands = commands

    @cached_property
    def loaded(self) -> Any:
        """The command with its options and arguments, or the group with its commands."""
        own = _command_of(self._function, self.name) if self._function else None
        if not self.commands:
            return own
        return Commands(
            name=self.name,
            commands=self.commands,
            callback=own and own.callback,
            params=own and own.params,
            help=own.help if own else self.help,
            no_args_is_help=own is None,
            invoke_without_command=own is not None,
            rich_markup_mode=None,
        )

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """As every command does, for the loaded one."""
        return self.loaded.make_context(info_name, args, parent, **extra)


class _Command(TyperCommand):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _take_as_given(self.get_params(ctx))
        return super().parse_args(ctx, args)


def _command_of(function: str, called: str | None) -> Any:
    """The command that a function of a module in this package is, under the name that it is called by."""
    module, _, name = function.partition(".")
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(called, cls=_Command)(getattr(import_module(f"{__package__}.{module}"), name))
    return typer.main.get_command(alone)


def _take_as_given(parameters: Sequence[Any]) -> None:
    """Put :class:`_AsGiven` before the readers of these parameters, which typer makes when the first value comes."""
    for each in parameters:
        described = getattr(each, "type_descriptor", None)
        if described is not None:  # as in typer since it reads with pydantic
            each._runtime_param = _AsGiven(described.annotation)  # noqa: SLF001  (there is no public one)


class _AsGiven:
    """Takes a value as it is where nothing is to be read: what is left out, a default, a text that is to be a text.

    Typer would load pydantic for each of them, and make a reader: half of the time of a start. It still does for
    numbers, paths and choices that are given.
    """

    def __init__(self, annotation: Any) -> None:
        self._annotation = annotation

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """What the command is called with, as typer asks for it."""
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if type(value) is self._annotation:
            return value
        if self._annotation == list[str] and isinstance(value, tuple | list):
            return list(value)
        param._runtime_param = None  # noqa: SLF001  (as above)
        return param.get_runtime_param().coerce(value, param=param, ctx=ctx)


class Program(Commands):
    """Lets ``--vault`` stand anywhere, and turns known errors into a sentence on stderr and an exit code."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _refuse_broken_text(args)
        return super().parse_args(ctx, _with_vault_first(args))

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
