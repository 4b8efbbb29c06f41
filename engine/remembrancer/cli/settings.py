"""``settings``: what the vault keeps of how the program is set up."""

from __future__ import annotations

from typing import Annotated

import typer

from remembrancer.cli import options
from remembrancer.cli.opening import opened
from remembrancer.cli.output import escaped, one_line, padded, say, say_json
from remembrancer.model.settings import ChangeSetting, GetSettings, SettingState, setting

Key = Annotated[str, typer.Argument(metavar="SETTING", help="Its name, as the list has it.")]


def list_settings(context: typer.Context, json: options.Json = False) -> None:
    """List or change the settings that the vault keeps; those of the window are changed in the window."""
    if context.invoked_subcommand is not None:
        return
    with opened(context) as opening:
        states = opening.entrance.query(GetSettings())
    if json:
        say_json(states)
        return
    for state in states:
        _say(state)


def change(
    context: typer.Context,
    key: Key,
    value: Annotated[str, typer.Argument(metavar="VALUE", help="on or off, a number, a word or a text.")],
    json: options.Json = False,
) -> None:
    """Change a setting."""
    _change(context, ChangeSetting(key, setting(key).read(value)), json=json)


def reset(context: typer.Context, key: Key, json: options.Json = False) -> None:
    """Set a setting back to what the program came with."""
    _change(context, ChangeSetting(setting(key).key), json=json)


def _change(context: typer.Context, request: ChangeSetting, *, json: bool) -> None:
    with opened(context) as opening:
        state = opening.entrance.query(request)
    if json:
        say_json(state)
    else:
        _say(state)


def _say(state: SettingState) -> None:
    from remembrancer.wording import in_english  # noqa: PLC0415  (only this needs words)
    from remembrancer.wording.settings import SETTING_WORDS  # noqa: PLC0415

    value = one_line(setting(state.key).write(state.value)) or "-"
    changed = " (changed)" if state.changed else ""
    say(f"{padded(state.key, 26)} {value}{changed}")
    say(f"  {escaped(SETTING_WORDS[state.key].help.fill(in_english))}")
