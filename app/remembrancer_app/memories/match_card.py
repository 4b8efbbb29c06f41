"""Why a memory answers the search: the four parts of its match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from remembrancer.wording import explain_hit, write_share
from remembrancer.wording.hits import PARTS
from remembrancer_app.shell.translation import translate
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.theme.roles import SERIES
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.meter_bar import MeterBar, series_parts
from remembrancer_app.widgets.painted import Painted
from remembrancer_app.widgets.painting import paint_rounded
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from remembrancer.model.queries import Hit
    from remembrancer_app.theme import Theme


class MatchCard(Card):
    """The match as a number and a bar, and each part with what it rests on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=12, ground=Role.SUNKEN, edge=None, parent=parent)
        self.setObjectName("match")
        head = QHBoxLayout()
        head.addWidget(PlainText(theme, self.tr("Why it matches"), style=TextStyle.SECONDARY_EMPHASIS))
        head.addStretch(1)
        self._match = PlainText(theme, style=TextStyle.EMPHASIS, tabular=True)
        head.addWidget(self._match)
        self.column.setSpacing(theme.px(6))
        self.column.addLayout(head)
        self._bar = MeterBar(theme, "", height=8, stretches=True)
        self.column.addWidget(self._bar)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(8))
        grid.setVerticalSpacing(theme.px(3))
        grid.setColumnStretch(3, 1)
        names = [template.fill(translate) for template in PARTS.values()]
        self._figures: list[PlainText] = []
        self._reasons: list[ElidedLabel] = []
        for row, (name, role) in enumerate(zip(names, SERIES, strict=True)):
            figure = PlainText(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2, tabular=True)
            reason = ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2)
            grid.addWidget(_Square(theme, role), row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(PlainText(theme, name, style=TextStyle.SECONDARY_CONTROL), row, 1)
            grid.addWidget(figure, row, 2)
            grid.addWidget(reason, row, 3)
            self._figures.append(figure)
            self._reasons.append(reason)
        grid.setColumnMinimumWidth(1, theme.px(62))
        grid.setColumnMinimumWidth(2, theme.px(34))
        self.column.addLayout(grid)

    def show_hit(self, hit: Hit) -> None:
        parts = explain_hit(hit, translate)
        match = write_share(hit.match, translate)
        self._match.setText(match)
        said = ", ".join(f"{part.name} {write_share(part.amount, translate)}" for part in parts)
        self._bar.set_parts(
            series_parts([part.amount for part in parts]), self.tr("Match {0}: {1}").format(match, said)
        )
        for part, figure, reason in zip(parts, self._figures, self._reasons, strict=True):
            figure.setText(write_share(part.amount, translate))
            reason.setText(part.reason)
            reason.update()

    def texts(self) -> list[str]:
        """The reasons shown, in the order of the parts."""
        return [label.text() for label in self._reasons]


class _Square(Painted, QWidget):
    def __init__(self, theme: Theme, role: Role) -> None:
        QWidget.__init__(self)
        self._role = role
        side = theme.px(9)
        self.setFixedSize(side, side)
        self.follow(theme)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_rounded(QPainter(self), self.rect(), 2, fill=self._theme.color(self._role))
