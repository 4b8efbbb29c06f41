"""Nothing is cut in rail, header and status bar: in a language a good deal longer, mirrored, and with larger text."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from remembrancer_app.shell.rail import RailButton
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Appearance, Theme
from remembrancer_app.widgets.button import Button
from remembrancer_app.widgets.elided_label import ElidedLabel

_ACCENTED = str.maketrans("aeiouncsyzAEIOUNCSYZ", "áéíôüñçšýžÁÉÍÔÜÑÇŠÝŽ")


class PseudoLocale(QTranslator):
    """Every text with accents and 40 % longer; what stands in braces stays."""

    def isEmpty(self) -> bool:  # noqa: N802  (Qt's name)
        return False

    def translate(self, _context: str, text: str, _note: str | None = None, _number: int = -1) -> str:
        if not text.strip():
            return text
        parts, inside = [], False
        for character in text:
            inside = character == "{" or (inside and character != "}")
            parts.append(character if inside else character.translate(_ACCENTED))
        return "".join(parts) + "~" * max(1, round(len(text) * 0.4))


@pytest.fixture
def pseudo_locale(qapp: QApplication) -> Iterator[QTranslator]:
    translator = PseudoLocale()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


def cut(part: QWidget, *, but: tuple[QObject, ...] = ()) -> list[str]:
    """What in this part has less width than it asks for, or does not lie within it."""
    found = []
    for widget in part.findChildren(QWidget):
        if not widget.isVisible() or widget in but or not isinstance(widget, Button | ElidedLabel | RailButton):
            continue
        if widget.width() < widget.sizeHint().width() - 1:
            found.append(f"{type(widget).__name__} {widget.text()!r}: {widget.width()} of {widget.sizeHint().width()}")
        corner = widget.mapTo(part, widget.rect().topLeft())
        if corner.x() < 0 or corner.x() + widget.width() > part.width():
            found.append(f"{type(widget).__name__} {widget.text()!r} lies outside")
    return found


def settle(workspace: Workspace) -> None:
    for _ in range(3):
        QApplication.processEvents()
    workspace.header.layout().activate()  # type: ignore[union-attr]


@pytest.mark.parametrize("mirrored", [False, True], ids=["left to right", "right to left"])
@pytest.mark.parametrize("width", [1920, 1280, 1024, 960])
@pytest.mark.usefixtures("pseudo_locale")
def test_a_language_40_percent_longer_fits(
    make_workspace: Callable[..., Workspace], width: int, *, mirrored: bool
) -> None:
    workspace = make_workspace(width, 700, mirrored=mirrored)
    settle(workspace)
    assert workspace.header.new.text().startswith("Ñéw")
    assert cut(workspace.rail) == []
    assert cut(workspace.header, but=(workspace.header.subtitle,)) == []
    assert cut(workspace.status) == []
    assert workspace.search.field.width() >= 220


@pytest.mark.parametrize("mirrored", [False, True], ids=["left to right", "right to left"])
@pytest.mark.parametrize("width", [1280, 1024])
@pytest.mark.usefixtures("pseudo_locale")
def test_the_banner_of_the_past_keeps_its_buttons(
    make_workspace: Callable[..., Workspace], width: int, *, mirrored: bool
) -> None:
    workspace = make_workspace(width, 700, mirrored=mirrored)
    workspace.searching.set_text("as-of:2024-09-30")
    settle(workspace)
    assert cut(workspace.past, but=(workspace.past.words, workspace.past.explanation)) == []
    assert cut(workspace.header, but=(workspace.header.subtitle,)) == []


def test_the_rail_stands_on_the_right_where_one_reads_from_there(make_workspace: Callable[..., Workspace]) -> None:
    workspace = make_workspace(1280, 800, mirrored=True)
    assert workspace.rail.geometry().right() == workspace.width() - 1
    assert workspace.layoutDirection() == Qt.LayoutDirection.RightToLeft


def test_at_150_percent_the_rail_is_narrow_and_nothing_is_cut(
    qtbot: QtBot, make_workspace: Callable[..., Workspace], theme: Theme
) -> None:
    workspace = make_workspace(1280, 800)
    theme.set_appearance(Appearance(text_size=1.5))
    settle(workspace)
    qtbot.waitUntil(lambda: workspace.rail.is_narrow)
    settle(workspace)
    assert workspace.rail.width() == 84
    assert cut(workspace.header, but=(workspace.header.subtitle,)) == []
    assert cut(workspace.status) == []
