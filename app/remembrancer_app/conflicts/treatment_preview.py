"""What a certainty would have flagged lately: read once for all certainties, and shown for the one that is chosen."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from remembrancer.model.comparing import PREVIEW_DAYS, PreviewCertainty
from remembrancer_app.conflicts.words import kind_words
from remembrancer_app.memories.words import error_words, one_line
from remembrancer_app.theme import Role, TextStyle
from remembrancer_app.widgets.elided_label import ElidedLabel
from remembrancer_app.widgets.pane import Card
from remembrancer_app.widgets.plain_text import PlainText

if TYPE_CHECKING:
    from remembrancer.model.comparing import CertaintyPreview, Flagged
    from remembrancer.model.errors import RemembrancerError
    from remembrancer_app.jobs.engine import Engine, Job
    from remembrancer_app.theme import Theme

SHOWN_PAIRS = (4, 2, 1, 0)
"""How many pairs are shown, by how much room there is."""
_SHOWN = SHOWN_PAIRS[0]
_CHARACTERS = 70


class TreatmentPreview(Card):
    """A sentence and a few pairs.

    Signals:
        shown: what it says is about the certainty that was chosen.
        resized: it may need more or less room than before.
    """

    shown = Signal()
    resized = Signal()

    def __init__(self, theme: Theme, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(theme, padding=12, ground=Role.SUNKEN, edge=None, parent=parent)
        self.setObjectName("treatment_preview")
        self._engine = engine
        self._job: Job[CertaintyPreview] | None = None
        self._found: CertaintyPreview | None = None
        self._certainty = 0.5
        self.column.setSpacing(theme.px(5))
        self.words = PlainText(theme, style=TextStyle.SECONDARY_EMPHASIS, wraps=True)
        self.column.addWidget(self.words)
        self.lines = [ElidedLabel(theme, style=TextStyle.SECONDARY, tone=Role.TEXT2) for _ in range(_SHOWN)]
        for line in self.lines:
            self.column.addWidget(line)

    def read(self, namespace: str, least: float) -> None:
        """Look at the last days of a namespace, for every certainty from ``least`` up."""
        if self._job is not None:
            self._job.cancel()
        self._found = None
        self._say(self.tr("Looking at the last {0} days").format(self.locale().toString(PREVIEW_DAYS)), ())
        self._job = self._engine.query(self, PreviewCertainty(least, namespace), self._take, self._fail)
        self._job.progressed.connect(self._report)

    def show_certainty(self, certainty: float) -> None:
        """What this certainty would have flagged."""
        self._certainty = certainty
        self._show()

    def _report(self, done: int, total: int, _stage: str) -> None:
        if self._found is None and done:
            figure = self.locale().toString
            words = self.tr("Looking at the last {0} days: {1} of {2} memories")
            self._say(words.format(figure(PREVIEW_DAYS), figure(done), figure(total)), ())

    def _take(self, found: CertaintyPreview) -> None:
        self._job = None
        self._found = found
        self._show()

    def _fail(self, error: RemembrancerError) -> None:
        self._job = None
        self._say(error_words(error), ())

    def _show(self) -> None:
        found = self._found
        if found is None:
            return
        flagged = [each for each in found.flagged if each.contradiction.certainty >= self._certainty]
        days, compared = self.locale().toString(PREVIEW_DAYS), self.locale().toString(found.compared)
        count = len(flagged)
        words = self.tr("Of {0} memories of the last {1} days, none would have been asked about.")
        if count == 1:
            words = self.tr("Of {0} memories of the last {1} days, 1 pair would have been asked about.")
        elif count:
            words = self.tr("Of {0} memories of the last {1} days, {2} pairs would have been asked about.")
        # The least sure first: they are what another certainty would change.
        shown = sorted(flagged, key=lambda each: each.contradiction.certainty)[:_SHOWN]
        self._say(words.format(compared, days, self.locale().toString(count)), tuple(map(self._line, shown)))
        self.shown.emit()

    def _line(self, flagged: Flagged) -> str:
        said = flagged.contradiction
        # Rounded down: what is shown as 1.00 would have to be asked about at 1.00.
        figure = self.locale().toString(floor(said.certainty * 100) / 100, "f", 2)
        words = self.tr("{certainty}  {kind}: {old} → {new}")
        for name, text in (
            ("certainty", figure),
            ("kind", kind_words(said.kind)),
            ("old", one_line(flagged.old.content, _CHARACTERS)),
            ("new", one_line(flagged.new.content, _CHARACTERS)),
        ):
            words = words.replace("{" + name + "}", text)
        return words

    def _say(self, words: str, lines: tuple[str, ...]) -> None:
        self.words.setText(words)
        for line, text in zip(self.lines, (*lines, *[""] * _SHOWN), strict=False):
            line.setText(text)
        self.show_at_most(SHOWN_PAIRS[0])
        self.resized.emit()

    def show_at_most(self, most: int) -> None:
        """So many pairs at most are shown: fewer where there is no room for more."""
        # Room for as many as there can be, so that nothing jumps while the slider moves.
        known = 0 if self._found is None else len(self._found.flagged)
        for place, line in enumerate(self.lines):
            line.setVisible(place < min(most, known))
