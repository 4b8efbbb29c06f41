"""The help page lists the settings that there are."""

import re

import settings_help
from remembrancer.model.settings import SETTINGS

PAGE = settings_help.PAGE.read_text("utf-8")


def test_the_page_lists_the_table() -> None:
    renewed = settings_help.with_list(PAGE, settings_help.settings_list())
    assert renewed == PAGE, "Run .venv/bin/python packaging/settings_help.py to renew the page."


def test_every_setting_is_listed_once() -> None:
    for line in SETTINGS:
        assert PAGE.count(f"| `{line.key}` |") == 1


def test_settings_named_in_commands_exist() -> None:
    known = {line.key for line in SETTINGS}
    for key in re.findall(r"^remembrancer settings (?:set|reset) (\S+)", PAGE, re.MULTILINE):
        assert key in known
