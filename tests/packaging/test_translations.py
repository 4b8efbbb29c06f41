"""Whatever the program says can be translated, and the languages it offers are whole.

What fails here is mended by ``python3 packaging/dev.py translations`` and by translating what that names.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import translations
from remembrancer.model.languages import LANGUAGES
from remembrancer.wording.catalogue import for_people
from remembrancer.wording.settings import LANGUAGE_NAMES
from translations import FOLDER, LOCALES, WINDOW, Translations


@pytest.fixture(scope="module")
def marked() -> list[tuple[str, str, str]]:
    """Place, context and text of what the window has translated. What is no literal is told as empty."""
    return [
        (f"{path.relative_to(WINDOW)}:{line}", context, text)
        for path in sorted(WINDOW.rglob("*.py"))
        for context, text, line in said(ast.parse(path.read_text("utf-8")), "")
    ]


def said(node: ast.AST, of_class: str) -> Iterator[tuple[str, str, int]]:
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else of_class
        if isinstance(child, ast.Call):
            called = child.func
            owner = called.value if isinstance(called, ast.Attribute) else called
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            owned_by = getattr(owner, "id", "")
            if name == "tr":
                yield (inner if owned_by == "self" else "not self"), text_of(child.args[0]), child.lineno
            elif name == "QT_TRANSLATE_NOOP" or (name == "translate" and owned_by == "QCoreApplication"):
                yield text_of(child.args[0]), text_of(child.args[1]), child.lineno
        yield from said(child, inner)


def text_of(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_window_says_is_gathered(marked: list[tuple[str, str, str]], language: str) -> None:
    """Where one of these is missing, Qt's tool did not see it: a text has to be a literal, and its context too."""
    gathered = {(each.context, each.source) for each in Translations(language).messages()}
    assert len(marked) > 1000
    assert [each for each in marked if each[2] and each[1:] not in gathered] == []


@pytest.mark.parametrize("language", LOCALES)
def test_what_the_engine_says_is_gathered(language: str) -> None:
    gathered = {(each.comment, each.source) for each in Translations(language).messages() if each.is_engines}
    assert gathered == {(key, sentence.sources[-1]) for key, sentence in for_people().items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_that_is_offered_is_whole(language: str) -> None:
    """Nothing is missing, gaps and marks of keys agree, and each sentence about a number has all its plural forms."""
    assert Translations(language).faults() == []


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_compiled_is_what_is_translated(language: str, tmp_path: Path) -> None:
    made = Translations(language)
    made.compiled, made.catalogue = tmp_path / made.compiled.name, tmp_path / made.catalogue.name
    made.compile()
    for path in (made.compiled, made.catalogue):
        assert path.read_bytes() == (FOLDER / path.name).read_bytes()


def test_a_translator_can_work_with_lines(tmp_path: Path) -> None:
    for path in FOLDER.glob("*_es.ts"):
        empty = path.read_text("utf-8").replace("<translation>", '<translation type="unfinished">')
        (tmp_path / path.name).write_text(empty, "utf-8")
    made = Translations("es", tmp_path)
    lines = [line.split("\t") for line in made.missing()]
    number = next(number for number, where, text in lines if text == "Put away" and "Command" in where)
    counted = next(number for number, where, _ in lines if where == "memories.counted")
    unknown = made.fill([f"{number}\tArchivar\n", f"{counted}\t{{count}} recuerdo ¦ {{count}} recuerdos\n", "0\tx\n"])
    assert unknown == ["0"]
    forms = {each.comment or each.source: each.forms for each in made.messages() if each.is_finished}
    assert forms["Put away"] == ["Archivar"]
    assert forms["memories.counted"] == ["{count} recuerdo", "{count} recuerdos"]


def test_every_language_has_its_own_name_and_files() -> None:
    assert set(LANGUAGES) <= set(LANGUAGE_NAMES)
    assert set(LANGUAGES[1:]) <= set(translations.LOCALES) == set(translations.FORMS)
