"""Renew the list of settings in the help page on settings, from the table that the program has.

    .venv/bin/python packaging/settings_help.py

A test fails while the page lists other settings than the table.
"""

from __future__ import annotations

from pathlib import Path

from remembrancer.model.settings import SETTINGS, Setting, SettingGroup, SettingKind, SettingPlace
from remembrancer.wording import in_english
from remembrancer.wording.settings import SETTING_GROUPS, SETTING_WORDS

PAGE = Path(__file__).resolve().parent.parent / "resources" / "remembrancer_resources" / "help" / "settings.md"
BEGIN, END = "<!-- table of settings: begin -->", "<!-- table of settings: end -->"
_PLACES = {
    SettingPlace.COMPUTER: "this computer",
    SettingPlace.WINDOW: "beside the vault",
    SettingPlace.VAULT: "in the vault",
}


def settings_list() -> str:
    """All groups with their settings, as Markdown."""
    parts = []
    for group in SettingGroup:
        lines = [_row(each) for each in SETTINGS if each.group is group]
        if lines:
            head = "| setting | key | values | at first | kept | since |\n|---|---|---|---|---|---|"
            parts.append("\n".join([f"### {SETTING_GROUPS[group].fill(in_english)}", "", head, *lines]))
    return "\n\n".join(parts)


def _row(line: Setting) -> str:
    words = SETTING_WORDS[line.key]
    values = {
        SettingKind.SWITCH: "on, off",
        SettingKind.TEXT: f"at most {line.most} characters",
        SettingKind.ADDRESS: "an address",
    }.get(line.kind, line.range)
    told = f"**{words.title.fill(in_english)}.** {words.help.fill(in_english)}"
    default = line.write(line.default) or "empty"
    return f"| {told} | `{line.key}` | {values} | {default} | {_PLACES[line.place]} | {line.since} |"


def with_list(page: str, settings: str) -> str:
    """The page with this list between the marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n\n{settings}\n\n{END}{after}"


def main() -> None:
    PAGE.write_text(with_list(PAGE.read_text("utf-8"), settings_list()), "utf-8")


if __name__ == "__main__":
    main()
