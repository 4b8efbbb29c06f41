"""Whether the language model answers as well, and when it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from remembrancer.model.language import GetLanguageModel

if TYPE_CHECKING:
    from remembrancer.model.language import LanguageModelState
    from remembrancer.model.recalling import Recall
    from remembrancer_app.ask.model_card import ModelCard
    from remembrancer_app.ask.options_bar import OptionsBar
    from remembrancer_app.jobs.engine import Engine
    from remembrancer_app.state.page_state import PageState

_WAY: Final = "way"


class ModelAnswers(QObject):
    """Nothing is sent before the person chose it on the page, and turned it on in the settings."""

    def __init__(self, engine: Engine, state: PageState, options: OptionsBar, card: ModelCard, parent: QObject) -> None:
        super().__init__(parent)
        self._engine = engine
        self._state = state
        self._options = options
        self._card = card
        self._recall: Recall | None = None
        options.ways.set_value("model" if state.value(_WAY, "stored") == "model" else "stored")
        options.way_chosen.connect(self._take_way)
        card.hide()

    def look(self) -> None:
        """Ask what is configured: it may have been changed in the settings meanwhile."""
        self._engine.query(self, GetLanguageModel(), self._take)

    def answer(self, recall: Recall) -> None:
        """This was asked and answered from stored sentences; have the model answer too, if that is wanted."""
        self._recall = recall
        if self._options.wants_model:
            self._card.ask(recall)
        else:
            self._hide()

    def forget(self) -> None:
        """There is no question any more."""
        self._recall = None
        self._hide()

    def _take(self, state: LanguageModelState) -> None:
        self._options.set_model_available(available=state.answers)
        self._card.set_model(state.model)
        if not state.answers:
            self._hide()

    @Slot(str)
    def _take_way(self, way: str) -> None:
        self._state.set_value(_WAY, way)
        if self._recall is not None:
            self.answer(self._recall)

    def _hide(self) -> None:
        self._card.stop()
        self._card.hide()
