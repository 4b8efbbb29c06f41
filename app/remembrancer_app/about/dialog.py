"""About Remembrancer: which version this is, under what licence, and the licences of all it is made with."""

from __future__ import annotations

import platform
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QThreadPool, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from remembrancer_app.about.licences import PROGRAM, Part, parts
from remembrancer_app.about.part_row import PartRow
from remembrancer_app.jobs.engine import Job
from remembrancer_app.theme import Icon, Role, TextStyle
from remembrancer_app.theme.application_mark import mark_image
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.overlay import Overlay
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.plain_text import PlainText, leaves_undo
from remembrancer_app.widgets.scroller import Scroller

if TYPE_CHECKING:
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.theme import Theme

_WIDTH, _HEIGHT = 860, 380
_LIST_WIDTH = 260
_MARK = 44


class LicenceText(Painted, QPlainTextEdit):
    """A licence as its makers wrote it; it can be scrolled, selected and copied."""

    def __init__(self, theme: Theme) -> None:
        QPlainTextEdit.__init__(self)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.follow(theme)

    def event(self, event: QEvent) -> bool:
        return False if leaves_undo(event) else super().event(event)

    def take_theme(self) -> None:
        self.setFont(self._theme.font(TextStyle.SECONDARY))
        super().take_theme()


class AboutDialog(Overlay):
    """Esc closes it; it deletes itself then.

    Signals:
        manual_wanted: show the manual in its place.
        listed: the parts and their licences are there.
    """

    manual_wanted = Signal()
    listed = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window)
        self.setObjectName("about")
        self.setAccessibleName(self.tr("About Remembrancer"))
        self.keep_width(_WIDTH)
        self.rows: list[PartRow] = []
        column = self.frame.column
        column.setSpacing(theme.px(12))
        column.addLayout(self._head(theme))
        column.addWidget(PlainText(theme, self.tr("What it is made with"), style=TextStyle.EMPHASIS))
        column.addWidget(self.scrolled(self._licences(theme)), 1)
        column.addLayout(self._buttons(theme))
        self._reading: Job[tuple[Part, ...]] = Job(self, self._take, self._fail)
        self.closed.connect(self.deleteLater)

    def _head(self, theme: Theme) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(theme.px(14))
        self._mark = QLabel()
        theme.changed.connect(self._draw_mark)
        self._draw_mark()
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(theme.px(2))
        words.addWidget(PlainText(theme, "Remembrancer", style=TextStyle.PAGE_TITLE))
        self.version = PlainText(
            theme, self.tr("Version {0}").format(version(PROGRAM)), tone=Role.TEXT2, selectable=True
        )
        words.addWidget(self.version)
        said = self.tr(
            "See, correct and govern what your AI agents remember, in an encrypted vault on your own machine. "
            "Free software under the Apache License, Version 2.0."
        )
        words.addWidget(PlainText(theme, said, tone=Role.TEXT2, wraps=True))
        head.addLayout(words, 1)
        return head

    def _licences(self, theme: Theme) -> QWidget:
        across = QWidget()
        row = QHBoxLayout(across)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(16))
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(*(theme.px(3),) * 4)
        self._column.setSpacing(theme.px(2))
        self.waiting = PlainText(theme, self.tr("Reading the licences …"), tone=Role.TEXT2, wraps=True)
        self._column.addWidget(self.waiting)
        self._column.addStretch(1)
        self._scroll = Scroller(inside)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setProperty("bare", True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row.addWidget(self._scroll)
        self.text = LicenceText(theme)
        self.text.setAccessibleName(self.tr("Licence"))
        row.addWidget(self.text, 1)
        theme.changed.connect(self._fit)
        self._fit()
        return across

    def _buttons(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(8))
        self.manual = Button(theme, self.tr("Manual"), kind=ButtonKind.GHOST, icon=Icon.CIRCLE_QUESTION_MARK)
        self.manual.clicked.connect(self._ask_manual)
        row.addWidget(self.manual)
        self.copy = Button(theme, self.tr("Copy versions"), kind=ButtonKind.GHOST, icon=Icon.COPY)
        self.copy.setToolTip(self.tr("What somebody who looks into a fault wants to know"))
        self.copy.clicked.connect(self._copy_versions)
        row.addWidget(self.copy)
        row.addStretch(1)
        self.leave = Button(theme, self.tr("Close"))
        self.leave.clicked.connect(self.close_overlay)
        row.addWidget(self.leave)
        return row

    def show_about(self) -> None:
        """Open it; the licences come a moment later."""
        self.open(self.leave)
        QThreadPool.globalInstance().start(partial(self._reading.run, parts))

    def _take(self, found: tuple[Part, ...]) -> None:
        self.waiting.hide()
        for part in found:
            row = PartRow(self._theme, part)
            row.toggled.connect(partial(self._show_text, part))
            self._column.insertWidget(self._column.count() - 1, row)
            self.rows.append(row)
        if self.rows:
            self.rows[0].setChecked(True)
        self.listed.emit()

    def _fail(self, error: RemembrancerError) -> None:
        self.waiting.setText(self.tr("The licences could not be read. They lie beside the files of the program."))
        self.waiting.setToolTip(str(error))

    def _show_text(self, part: Part, chosen: bool) -> None:
        if chosen:
            self.text.setAccessibleName(self.tr("Licence of {0}").format(part.name))
            self.text.setPlainText(part.text)

    @Slot()
    def _ask_manual(self) -> None:
        self.close_overlay()
        self.manual_wanted.emit()

    @Slot()
    def _copy_versions(self) -> None:
        QGuiApplication.clipboard().setText(versions())

    @Slot()
    def _draw_mark(self) -> None:
        ratio = self.devicePixelRatioF()
        picture = QPixmap.fromImage(mark_image(round(self._theme.px(_MARK) * ratio)))
        picture.setDevicePixelRatio(ratio)
        self._mark.setPixmap(picture)

    @Slot()
    def _fit(self) -> None:
        self._scroll.setFixedWidth(self._theme.px(_LIST_WIDTH))
        self.text.setMinimumHeight(self._theme.px(_HEIGHT))


def versions() -> str:
    """The program, what it stands on and the system, a line each."""
    lines = [
        f"Remembrancer {version(PROGRAM)}",
        f"Python {platform.python_version()}",
        f"Qt {qVersion()}, {QGuiApplication.platformName()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
    ]
    return "\n".join(lines) + "\n"
