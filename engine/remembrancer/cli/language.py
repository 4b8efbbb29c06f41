"""``model``: the language model of the person's choice, if they set one up; and its answers."""

from __future__ import annotations

import getpass
import sys
from typing import Annotated, Final

import typer

from remembrancer.cli import exit_codes, options
from remembrancer.cli.opening import Opened, opened, somebody_can_be_asked
from remembrancer.cli.output import escaped, note, one_line, say, say_json
from remembrancer.cli.progress import TerminalProgress
from remembrancer.model.errors import InvalidInputError
from remembrancer.model.language import (
    AskModel,
    GetLanguageModel,
    KeepModelKey,
    LanguageModelState,
    ModelAnswered,
    ModelOutcome,
    TryModel,
)
from remembrancer.model.recalling import Recall

_MOST_CHARACTERS: Final = 10_000
"""Of a line of stdin: more than any key may have, so that one that is too long is told to be."""


def model(context: typer.Context, json: options.Json = False) -> None:
    """Say which language model is set up, and what it is used for. Off unless you turn it on, and never needed."""
    if context.invoked_subcommand is not None:
        return
    with opened(context) as opening:
        state = opening.entrance.query(GetLanguageModel())
    _say_state(state, json=json)


def try_it(context: typer.Context, json: options.Json = False) -> None:
    """Ask it for one word, whether or not it is on. Nothing of the vault is sent."""
    with opened(context) as opening, TerminalProgress() as progress:
        tried = opening.entrance.query(TryModel(), progress)
    if json:
        say_json(tried)
    else:
        say(f"{escaped(tried.model)} answered after {tried.seconds:g} s: {one_line(tried.said)}")


def keep_key(
    context: typer.Context,
    *,
    forget: Annotated[bool, typer.Option("--forget", help="Take the key out of the keyring.")] = False,
    json: options.Json = False,
) -> None:
    """Keep the key of the endpoint in the system's keyring. It is asked for and not shown, or read from stdin."""
    secret = "" if forget else _given_key()
    with opened(context) as opening:
        state = opening.entrance.query(KeepModelKey(secret))
    _say_state(state, json=json)


def _given_key() -> str:
    """The key that a person types, or the first line of stdin where nobody can be asked.

    Raises:
        InvalidInputError: there is none; an empty one would take the kept one out of the keyring.
    """
    given = getpass.getpass("Key: ") if somebody_can_be_asked() else sys.stdin.readline(_MOST_CHARACTERS)
    if not given.strip():
        raise InvalidInputError("secret", "empty")
    return given.strip()


def ask_model(opening: Opened, recall: Recall, *, json: bool) -> None:
    """Write a model's answer, or why there is none.

    Raises:
        typer.Exit: there is no answer.
    """
    from remembrancer.wording import (  # noqa: PLC0415  (only this needs words)
        count_left_out,
        describe_outcome,
        explain_left_out,
        in_english,
    )

    with TerminalProgress() as progress:
        answered: ModelAnswered = opening.entrance.query(AskModel(recall), progress)
    if json:
        say_json(answered)
    else:
        for sentence in answered.sentences:
            say(f"{one_line(sentence.text)} {''.join(f'[{number}]' for number in sentence.items)}")
        if answered.contested:
            say("Contested: a conflict about this is open.")
        if not answered.sentences:
            say(describe_outcome(answered.outcome, in_english))
        if answered.left_out:
            note(count_left_out(answered.left_out, in_english))
        for each in answered.left_out:
            note(f"  {one_line(each.text)} {escaped(explain_left_out(each, in_english))}")
        for number in sorted({number for sentence in answered.sentences for number in sentence.items}):
            memory = answered.recalled.items[number - 1].memory
            say(f"  [{number}] {memory.id} {one_line(memory.content, 80)}")
    if answered.outcome is not ModelOutcome.ANSWERED:
        raise typer.Exit(exit_codes.NOTHING)


def _say_state(state: LanguageModelState, *, json: bool) -> None:
    if json:
        say_json(state)
        return
    if not state.endpoint:
        say("No endpoint is set: nothing is sent anywhere.")
        return
    where = "on this computer" if state.local else "not on this computer"
    say(f"{'On' if state.on else 'Off'}: {escaped(state.model) or 'no model'} at {escaped(state.endpoint)}, {where}.")
    say("A key for it is in the keyring." if state.has_key else "No key is kept for it.")
    uses = {
        "answers": state.answers,
        "answers for agents": state.agents,
        "facts": state.facts,
        "opinions": state.opinions,
        "reports": state.reports,
    }
    used = [name for name, on in uses.items() if on]
    say(f"Used for: {', '.join(used) or 'nothing'}.")
