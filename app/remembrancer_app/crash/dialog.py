"""The dialog for a bug. It can copy a report and sends nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from remembrancer_app.theme import Icon, TextStyle, Theme
from remembrancer_app.widgets.button import Button, ButtonKind
from remembrancer_app.widgets.plain_text import PlainText


class CrashDialog(QDialog):
    """Says that something went wrong, shows the report and offers to copy it."""

    def __init__(self, theme: Theme, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.px(22),) * 4)
        column.setSpacing(theme.px(12))
        column.addWidget(PlainText(theme, self.tr("Something went wrong"), style=TextStyle.PAGE_TITLE))
        words = self.tr(
            "This is a fault of the program. What was saved is safe. You can go on; if it happens again, "
            "start the program anew. The report below names places in the program and nothing from your vault. "
            "It is sent to nobody."
        )
        column.addWidget(PlainText(theme, words, wraps=True))
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setFont(theme.font(TextStyle.CODE))
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setMinimumHeight(theme.px(160))
        column.addWidget(self.report, 1)
        row = QHBoxLayout()
        self.copy = Button(theme, self.tr("Copy the report"), icon=Icon.COPY)
        self.copy.clicked.connect(self._copy)
        row.addWidget(self.copy)
        row.addStretch(1)
        self.go_on = Button(theme, self.tr("Go on"), kind=ButtonKind.PRIMARY)
        self.go_on.clicked.connect(self.accept)
        row.addWidget(self.go_on)
        column.addLayout(row)
        self.resize(theme.px(600), theme.px(400))
        self.go_on.setFocus()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(self.tr("Copied"))
