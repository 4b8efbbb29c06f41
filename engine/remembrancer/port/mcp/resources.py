"""What can be read without asking anything, and the prompt that a person chooses in their agent's window."""

from __future__ import annotations

from typing import Final

import mcp_types as wire

from remembrancer.model.clients import MEMORIES_IN_A_REQUEST, GetOwnAccess
from remembrancer.model.queries import FindMemories, GetMemories
from remembrancer.model.recalling import Recall
from remembrancer.model.reports import GetReport
from remembrancer.model.search import Flag, HasFlag, Search
from remembrancer.port.mcp.fenced import fenced
from remembrancer.port.mcp.tools import Asking
from remembrancer.wording import agents, in_english

PROFILE: Final = "remembrancer://profile"
REPORT: Final = "remembrancer://report/today"
PROMPT: Final = "what_do_i_know_about"

RESOURCES: Final = (
    wire.Resource(uri=PROFILE, name="profile", title="Profile", description="What is pinned.", mime_type="text/plain"),
    wire.Resource(
        uri=REPORT,
        name="report_today",
        title="Today's report",
        description="What today brought so far.",
        mime_type="text/markdown",
    ),
)
PROMPTS: Final = (
    wire.Prompt(
        name=PROMPT,
        title=agents.PROMPT_TITLE.fill(in_english),
        description=agents.PROMPT_HELP.fill(in_english),
        arguments=[wire.PromptArgument(name="topic", description=agents.PROMPT_TOPIC.fill(in_english), required=True)],
    ),
)


def read_resource(asking: Asking, uri: str) -> str | None:
    """The text of a resource, fenced as data; None if there is none of that address."""
    if uri == PROFILE:
        return _profile(asking)
    return _report(asking) if uri == REPORT else None


def fill_prompt(asking: Asking, topic: str) -> str:
    """The question about a topic, with what is stored about it."""
    recalled = asking.way.query(Recall(Search(topic)), asking.progress)
    return f"{agents.PROMPT.fill(in_english, topic=topic)}\n\n{recalled.block.text}"


def _profile(asking: Asking) -> str:
    found = asking.way.query(FindMemories(Search(condition=HasFlag(Flag.PINNED))))
    if not found.ids:
        return agents.PROFILE_EMPTY.fill(in_english)
    pinned = asking.way.query(GetMemories(found.ids[:MEMORIES_IN_A_REQUEST]))
    text = asking.words.memories(agents.PROFILE, pinned)
    if len(found.ids) > MEMORIES_IN_A_REQUEST:
        text += f"\n{agents.LIMITED.fill(in_english, limit=str(MEMORIES_IN_A_REQUEST))}"
    return text


def _report(asking: Asking) -> str:
    today = asking.clock.now().astimezone(asking.clock.zone()).date()
    report = asking.way.query(GetReport(today, asking.way.query(GetOwnAccess()).namespace))
    return fenced(agents.REPORT, report.markdown.splitlines())
