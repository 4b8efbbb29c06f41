"""What would come of a choice, where there is little room for it; and values side by side."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from remembrancer_app.conflicts.dialog import ReviewDialog
from remembrancer_app.conflicts.page import ConflictsPage
from remembrancer_app.conflicts.quoting_label import QuotingLabel
from remembrancer_app.shell.workspace import Workspace
from remembrancer_app.theme import Role, Theme

K = Qt.Key
LONG = "The gateway on the church wall hears all eight loggers, the one on the roof of the boathouse five of them."


def test_a_quotation_is_shortened_before_what_is_said_of_it(theme: Theme, qtbot: QtBot) -> None:
    words = f"“{LONG}” is kept as superseded and can be brought back"
    label = QuotingLabel(theme, words, f"“{LONG}”")
    qtbot.addWidget(label)
    label.resize(theme.px(420), 20)
    assert label.is_elided
    assert label.shown_text().startswith("“The gateway")
    assert label.shown_text().endswith("…” is kept as superseded and can be brought back")
    label.resize(theme.px(100), 20)
    assert label.shown_text().endswith("…")
    label.resize(label.sizeHint())
    assert label.shown_text() == words


@pytest.mark.parametrize("width", [1280, 1024])
def test_every_line_says_what_becomes_of_a_statement(
    contradict: Callable[[str, str], str], make_page: Callable[..., ConflictsPage], qtbot: QtBot, width: int
) -> None:
    contradict(f"{LONG} The deadline is April 15.", f"{LONG} The deadline is May 1.")
    page = make_page(width)
    with qtbot.waitSignal(page.review.previewed):
        qtbot.keyClick(page.review, K.Key_1)
    labels = page.review.result.findChildren(QuotingLabel)
    assert len(labels) == 2
    assert {label.shown_text().partition("” ")[2] for label in labels} == {
        "is what agents get",
        "is kept as superseded and can be brought back",
    }


def test_the_values_of_both_sides_stand_at_one_height(
    contradict: Callable[[str, str], str], make_page: Callable[..., ConflictsPage], qtbot: QtBot
) -> None:
    contradict(
        "The project deadline is April 15, says Ines, who asked the harbour office about it twice.",
        "The project deadline is May 1.",
    )
    review = make_page().review
    old, new = review.old_side, review.new_side

    def tops(side: object) -> list[int]:
        return [line.y() for line in side._lines]  # type: ignore[attr-defined]

    qtbot.waitUntil(lambda: tops(old)[:2] == tops(new)[:2])
    assert old.text.height() > new.text.height()


def test_the_foot_of_the_dialog_leaves_its_corners_round(
    contradict: Callable[[str, str], str], workspace: Workspace, qtbot: QtBot, theme: Theme
) -> None:
    workspace.dialogs.review_conflict(contradict("The project deadline is April 15.", "The project deadline is May 1."))
    qtbot.waitUntil(lambda: any(each.isVisible() for each in workspace.findChildren(ReviewDialog)))
    (dialog,) = workspace.findChildren(ReviewDialog)
    foot = dialog.review.result.grab().toImage()
    ground = theme.color(Role.SURFACE)
    corners = [foot.pixelColor(x, foot.height() - 1) for x in (0, foot.width() - 1)]
    assert all(corner != ground for corner in corners)
    assert foot.pixelColor(foot.width() // 2, foot.height() - 1) == ground
