"""The lists in the manual are those of the program."""

import pytest

import manual_lists


@pytest.mark.parametrize("name", manual_lists.LISTS)
def test_the_page_lists_what_the_program_has(name: str) -> None:
    page = (manual_lists.HELP / f"{name}.md").read_text("utf-8")
    renewed = manual_lists.with_list(page, manual_lists.LISTS[name]())
    assert renewed == page, "Run .venv/bin/python packaging/manual_lists.py to renew the page."
