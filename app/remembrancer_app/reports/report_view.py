"""A report as it is read: Markdown without images or HTML of anybody's, its charts drawn in the theme's colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QIODevice, QMarginsF, QRectF, QSaveFile, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    QTextFrameFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from remembrancer_app.reports.words import day_name
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.markdown_document import MARKDOWN, MarkdownDocument, MarkdownStyling
from remembrancer_app.widgets.painted import Painted

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QResizeEvent

    from remembrancer.model.reports import Report, ReportChart
    from remembrancer_app.theme import Theme

_COLUMN, _CHART_HEIGHT, _CHART_WIDTH = 680, 48, 490
_SCHEME = "remembrancer"
_MARGIN_MM = 18


@dataclass(frozen=True, slots=True)
class ReportLink:
    """Where a link of a report leads: ``kind`` is memory, conflict or routine."""

    kind: str
    identifier: str


class ReportView(Painted, QTextBrowser):
    """A column of text in the middle.

    Signals:
        followed: a :class:`ReportLink`.
    """

    followed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        QTextBrowser.__init__(self, parent)
        self.setObjectName("report")
        self.setAccessibleName(self.tr("Report"))
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self._report: Report | None = None
        self._has_tables = False
        self.anchorClicked.connect(self._follow)
        self.follow(theme)

    @property
    def report(self) -> Report | None:
        return self._report

    def show_report(self, report: Report) -> None:
        """Show it from its beginning; where the same day was shown before, who reads stays where they are."""
        before, self._report = self._report, report
        if before == report:
            return
        is_same_day = before is not None and (before.day, before.namespace) == (report.day, report.namespace)
        place = self.verticalScrollBar().value() if is_same_day else 0
        self._lay_out(report)
        self.verticalScrollBar().setValue(place)

    def show_tables(self, *, wanted: bool) -> None:
        """Show the figures of the charts as tables, which can be read without seeing."""
        self._has_tables = wanted
        if self._report is not None:
            self._lay_out(self._report)

    def take_theme(self) -> None:
        super().take_theme()
        if self._report is not None:
            self._lay_out(self._report)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_column()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and self._report is not None:
            self._lay_out(self._report)

    def print_pdf(self, path: Path) -> bool:
        """Write the report as it is shown, in the light colours of paper; whether it could be written."""
        if self._report is None:
            return False
        file = QSaveFile(str(path), self)
        if not file.open(QIODevice.OpenModeFlag.WriteOnly):
            file.deleteLater()
            return False
        writer = QPdfWriter(file)
        writer.setTitle(str(self._report.day))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
        writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        document = self._made(self._report, on_paper=True)
        document.print_(writer)
        del writer  # which writes the end of the file
        written = file.commit()
        file.deleteLater()
        return written

    def _lay_out(self, report: Report) -> None:
        document = self._made(report, on_paper=False)
        document.setParent(self)
        before = self.document()
        self.setDocument(document)
        if isinstance(before, MarkdownDocument):
            before.deleteLater()
        self._make_column()

    def _made(self, report: Report, *, on_paper: bool) -> QTextDocument:
        theme = self._theme
        document = MarkdownDocument()
        document.setDefaultFont(theme.font(TextStyle.REPORT))
        body = _body(report.markdown)
        document.setMarkdown(self._with_tables(body, report) if self._has_tables else body, MARKDOWN)
        colour = theme.paper if on_paper else theme.color
        MarkdownStyling(theme, document, colour, figures_wide=theme.px(_CHART_WIDTH)).apply()
        for chart in report.charts:
            # After the Markdown was read: reading it forgets what was added before.
            url = QUrl(f"chart:{chart.name}")
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value, url, self._drawn(chart, on_paper=on_paper)
            )
        return document

    def _with_tables(self, body: str, report: Report) -> str:
        """The text with a table in the place of each chart: one row for each day."""
        locale, day_head, figure_head = self.locale(), self.tr("Day"), self.tr("Number")
        for chart in report.charts:
            rows = [f"| {day_name(each.day, locale)} | {locale.toString(each.value)} |" for each in chart.days]
            table = "\n".join((f"| {day_head} | {figure_head} |", "|---|---:|", *rows))
            body = body.replace(f"![{chart.title}](chart:{chart.name})", table)
        return body

    def _drawn(self, chart: ReportChart, *, on_paper: bool) -> QImage:
        """A bar for each day; that of the report in full colour."""
        theme, ratio = self._theme, self.devicePixelRatioF()
        size = QSize(theme.px(_CHART_WIDTH), theme.px(_CHART_HEIGHT))
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        ink = theme.paper(Role.SERIES1) if on_paper else theme.color(Role.SERIES1)
        painter = QPainter(image)
        most = max((each.value for each in chart.days), default=0) or 1
        step = size.width() / max(1, len(chart.days))
        floor = size.height() - 1
        for place, each in enumerate(chart.days):
            painter.setOpacity(1.0 if place == len(chart.days) - 1 else 0.5)
            height = max(2.0, (floor - 2) * each.value / most) if each.value else 0.0
            painter.fillRect(QRectF(place * step, floor - height, step - theme.px(4), height), ink)
        painter.setOpacity(0.5)
        painter.fillRect(QRectF(0, floor, size.width(), 1), ink)
        painter.end()
        return image

    def _make_column(self) -> None:
        """As wide as is good to read, in the middle."""
        room = self.viewport().width()
        margin = max(self._theme.px(24), (room - self._theme.px(_COLUMN)) // 2)
        frame = self.document().rootFrame()
        form = QTextFrameFormat()
        form.setLeftMargin(margin)
        form.setRightMargin(margin)
        form.setTopMargin(self._theme.px(20))
        form.setBottomMargin(self._theme.px(32))
        frame.setFrameFormat(form)

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if url.scheme() == _SCHEME and url.path().strip("/"):
            # An id is written in capitals, and the host of an address is not: it stands in the path.
            self.followed.emit(ReportLink(url.host(), url.path().strip("/")))


def _body(markdown: str) -> str:
    """Without the front matter."""
    if markdown.startswith("---\n") and "\n---\n" in markdown[4:]:
        return markdown[4:].split("\n---\n", 1)[1].lstrip("\n")
    return markdown
