"""All that the configured language model is asked for, put together."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo
from functools import partial
from threading import BoundedSemaphore
from typing import Any, Final

from remembrancer.conflicts.detection.detector import SecondOpinion
from remembrancer.language_model.answering import answer
from remembrancer.language_model.checking import check_retelling
from remembrancer.language_model.endpoint import Endpoint
from remembrancer.language_model.extracting import extract
from remembrancer.language_model.keys import has_keyring, keep_key, read_key
from remembrancer.language_model.opinion import AskedOpinion
from remembrancer.language_model.prompts import report_to_tell, to_try
from remembrancer.model import language, settings
from remembrancer.model.addresses import is_local
from remembrancer.model.errors import InvalidInputError, LanguageModelError, NotPermittedError
from remembrancer.model.ingesting import ExtractedFact, ExtractFacts, ExtractFromPlan
from remembrancer.model.language import (
    AgentAnswered,
    AnswerAgent,
    AskModel,
    GetPolishedReport,
    KeepModelKey,
    LanguageModelState,
    LeftOut,
    ModelAnswered,
    ModelOutcome,
    ModelTried,
    PolishedReport,
    PolishReport,
    WhyQuoted,
)
from remembrancer.model.progress import Progress, Silent
from remembrancer.model.recalling import Answered, Ask, Recall, Recalled
from remembrancer.model.reports import GetReport, Report
from remembrancer.model.settings import ChangeSetting, SettingState
from remembrancer.model.types import ActorKind
from remembrancer.settings import SettingsKeeping
from remembrancer.storage.call import Call
from remembrancer.storage.files import KEY_FILE
from remembrancer.storage.keys import KeyFile
from remembrancer.storage.reports import keep_polished, read_polished, report_place
from remembrancer.storage.store import Store

Handler = Callable[[Call, Any, Progress], Any]
_TRY_TOKENS: Final = 64
_TOLD_TOKENS: Final = 800
_TOLD_CHARACTERS: Final = 2_000
_ADDRESS: Final = re.compile(r"\]\((?:remembrancer|chart):[^()\s]*\)")
_AGENTS_AT_ONCE: Final = 2
"""So many questions of agents may be with the model; further ones are answered by quoting."""


WAIT_FOR_OTHERS: Final = (
    language.AskModel,
    language.AnswerAgent,
    language.TryModel,
    language.PolishReport,
    ExtractFacts,
    ExtractFromPlan,
)
"""Requests that wait for another server."""


class LanguageModel:
    """``ask_vault`` answers the requests of other parts of the vault; ``advise`` takes who gives second opinions."""

    def __init__(
        self,
        store: Store,
        ask_vault: Callable[[Call, Any, Progress], Any],
        advise: Callable[[str, SecondOpinion | None], None],
    ) -> None:
        self._store = store
        self._settings = SettingsKeeping(store)
        self._ask_vault = ask_vault
        self._advise = advise
        self._adviser = ""
        self._places = BoundedSemaphore(_AGENTS_AT_ONCE)

    def queries(self) -> dict[type, Handler]:
        """What it is asked by, by the kind of request."""
        return {
            language.GetLanguageModel: lambda _call, _request, _progress: self.state(),
            language.KeepModelKey: lambda call, request, _: self.keep_key(call, request),
            language.TryModel: lambda call, _request, progress: self.try_it(call, progress),
            language.AskModel: self.ask,
            language.AnswerAgent: self.answer_agent,
            language.GetPolishedReport: lambda call, request, _: self.polished(call, request),
            language.PolishReport: self.polish,
            settings.GetSettings: lambda _call, _request, _progress: self._settings.states(),
            settings.ChangeSetting: lambda call, request, _: self.change_setting(call, request),
        }

    def configure(self) -> None:
        """Have the model asked for second opinions from now on, if that is wanted."""
        state = self.state()
        adviser = state.model if state.opinions else ""
        if adviser != self._adviser:
            self._adviser = adviser
            self._advise(adviser, AskedOpinion(self._endpoint) if adviser else None)

    def change_setting(self, call: Call, request: ChangeSetting) -> SettingState:
        """Change a setting and act on it at once. See :class:`ChangeSetting`."""
        state = self._settings.change(call, request)
        self.configure()
        return state

    def state(self) -> LanguageModelState:
        """What is configured. Nothing is sent anywhere."""
        values = self._settings.values()
        address, model = str(values["language_model.endpoint"]), str(values["language_model.model"])
        on = bool(values["language_model.on"] and address and model)
        return LanguageModelState(
            on=on,
            endpoint=address,
            model=model,
            local=bool(address) and is_local(address),
            has_key=bool(address) and bool(read_key(self._vault, address)),
            keyring=has_keyring(),
            answers=on and bool(values["language_model.answers"]),
            opinions=on and bool(values["language_model.opinions"]),
            reports=on and bool(values["language_model.reports"]),
            agents=on and bool(values["language_model.agents"]),
            facts=on and bool(values["language_model.facts"]),
        )

    def keep_key(self, call: Call, request: KeepModelKey) -> LanguageModelState:
        """Keep the key of the endpoint. See :class:`KeepModelKey`."""
        _refuse_others(call)
        address = str(self._settings.values()["language_model.endpoint"])
        if not address:
            raise InvalidInputError("language_model.endpoint", "empty")
        keep_key(self._vault, address, request.secret)
        return self.state()

    def try_it(self, call: Call, progress: Progress) -> ModelTried:
        """Ask for one word. See :class:`TryModel`."""
        _refuse_others(call)
        endpoint = self._endpoint()
        begun = time.monotonic()
        said = endpoint.ask(to_try(), _TRY_TOKENS, progress)
        return ModelTried(endpoint.model, said, round(time.monotonic() - begun, 2))

    def ask(self, call: Call, request: AskModel, progress: Progress) -> ModelAnswered:
        """Recall, and have the model answer. See :class:`AskModel`."""
        if not self.state().answers:
            raise LanguageModelError("answers are off", reason="off")
        return self._answered(request.recall, self._ask_vault(call, request.recall, progress), progress)

    def answer_agent(self, call: Call, request: AnswerAgent, progress: Progress) -> AgentAnswered:
        """Answer by the model where that is turned on, else by quoting. See :class:`AnswerAgent`."""
        quoted: Answered = self._ask_vault(call, Ask(request.recall), progress)
        if not request.by_model:
            return AgentAnswered(quoted, why_quoted=WhyQuoted.NOT_WANTED)
        if not self.state().agents:
            return AgentAnswered(quoted, why_quoted=WhyQuoted.OFF)
        try:
            with self._place():
                told = self._answered(request.recall, quoted.recalled, progress)
        except LanguageModelError as error:
            why = WhyQuoted(str(error.values["reason"]))
            logging.getLogger("language_model").warning("quoted_instead reason=%r", why.value)
            return AgentAnswered(quoted, why_quoted=why)
        match told.outcome:
            case ModelOutcome.NOTHING_STORED:
                return AgentAnswered(quoted, why_quoted=WhyQuoted.NOTHING_STORED)
            case ModelOutcome.NOTHING_HELD:
                return AgentAnswered(quoted, why_quoted=WhyQuoted.NOTHING_HELD)
            case _:
                return AgentAnswered(quoted, told)

    def _answered(self, recall: Recall, recalled: Recalled, progress: Progress) -> ModelAnswered:
        now = self._store.clock.now().astimezone(self._zone)
        answered = answer(self._endpoint(), recall.search.text, recalled, now.date(), progress)
        # What was asked and answered is nobody's business but the person's: only how it went.
        logging.getLogger("language_model").info(
            "answered outcome=%r sentences=%r left_out=%r",
            answered.outcome,
            len(answered.sentences),
            len(answered.left_out),
        )
        return answered

    def extract(
        self, turns: Sequence[str], progress: Progress
    ) -> tuple[tuple[ExtractedFact, ...], tuple[LeftOut, ...], str]:
        """The facts in a conversation, what did not stand the check, and which model was asked.

        Raises:
            LanguageModelError: it is off for this, or does not answer.
            CancelledError: the person asked to stop.
        """
        if not self.state().facts:
            raise LanguageModelError("facts are off", reason="off")
        endpoint = self._endpoint()
        facts, left_out = extract(endpoint, turns, progress)
        logging.getLogger("language_model").info("extracted facts=%r left_out=%r", len(facts), len(left_out))
        return facts, left_out, endpoint.model

    def polished(self, call: Call, request: GetPolishedReport) -> PolishedReport | None:
        """What was made of the report as it is now. See :class:`GetPolishedReport`."""
        report: Report = self._ask_vault(call, GetReport(request.day, request.namespace), Silent())
        with self._store.read() as connection:
            place = report_place(connection, call.scope, request.namespace)
            return read_polished(connection, place, report)

    def polish(self, call: Call, request: PolishReport, progress: Progress) -> PolishedReport:
        """Have the model tell a report, and keep what stood the check. See :class:`PolishReport`."""
        if call.actor.kind is ActorKind.AGENT:
            raise NotPermittedError(action="reports")
        if not self.state().reports:
            raise LanguageModelError("reports are off", reason="off")
        report: Report = self._ask_vault(call, GetReport(request.day, request.namespace), Silent())
        endpoint, given = self._endpoint(), _told_of(report.markdown)
        told = endpoint.ask(report_to_tell(given), _TOLD_TOKENS, progress)
        text, left_out = check_retelling(told[:_TOLD_CHARACTERS], given)
        if not text:
            raise LanguageModelError("nothing of it stands in the report", reason="not_held")
        made = PolishedReport(request.day, request.namespace, endpoint.model, text, left_out)
        with self._store.read() as connection:
            place = report_place(connection, call.scope, request.namespace)
        self._store.maintain(partial(keep_polished, namespace=place, report=report, polished=made))
        return made

    @contextmanager
    def _place(self) -> Iterator[None]:
        """One of the few places of agents; nobody waits for one."""
        if not self._places.acquire(blocking=False):
            raise LanguageModelError("asked for other agents already", reason="busy")
        try:
            yield
        finally:
            self._places.release()

    @property
    def _vault(self) -> str:
        return KeyFile.load(self._store.folder / KEY_FILE).vault_id

    @property
    def _zone(self) -> tzinfo:
        return self._store.clock.zone()

    def _endpoint(self) -> Endpoint:
        values = self._settings.values()
        address, model = str(values["language_model.endpoint"]), str(values["language_model.model"])
        if not address or not model:
            raise LanguageModelError("no endpoint or no model is named", reason="not_configured")
        secret = read_key(self._vault, address)
        return Endpoint(address, model, float(values["language_model.seconds"]), secret)


def _refuse_others(call: Call) -> None:
    if call.actor.kind is not ActorKind.PERSON:
        raise NotPermittedError("only a person configures the language model", action="language_model")


def _told_of(markdown: str) -> str:
    """What a report says, without its front matter and the addresses of its links: an id has figures, and says none."""
    body = markdown.partition("\n---\n")[2] if markdown.startswith("---\n") else markdown
    return _ADDRESS.sub("]", body).strip()
