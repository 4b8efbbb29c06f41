"""The MCP server over entrances. The vault is asked on threads: a recall never holds up another client's request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import mcp_types as wire
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError
from pydantic import ValidationError

from remembrancer import __version__
from remembrancer.model.clock import Clock
from remembrancer.model.errors import RemembrancerError
from remembrancer.model.limits import IDEMPOTENCY_KEY_CHARACTERS, QUERY_CHARACTERS
from remembrancer.model.way_in import WayIn
from remembrancer.port.mcp.greeting import INSTRUCTIONS, KEY_IN_META, NAME, TITLE
from remembrancer.port.mcp.noted import NotedWay
from remembrancer.port.mcp.resources import PROMPT, PROMPTS, RESOURCES, fill_prompt, read_resource
from remembrancer.port.mcp.told import Told
from remembrancer.port.mcp.tools import TOOLS, Asking, Tool
from remembrancer.port.stopping import on_thread
from remembrancer.wording import agents, describe_error, describe_redacted, in_english

ResultT = TypeVar("ResultT")
RequestContext = ServerRequestContext[Any, Any]


@dataclass(frozen=True, slots=True)
class Serving:
    """Answers the protocol's requests. ``way_of`` finds the client's entrance for a request."""

    way_of: Callable[[RequestContext], WayIn]
    clock: Clock
    tools: tuple[Tool[Any], ...] = TOOLS

    def server(self) -> Server[Any]:
        return Server(
            NAME,
            title=TITLE,
            version=__version__,
            instructions=INSTRUCTIONS,
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
            on_list_resources=self._list_resources,
            on_read_resource=self._read_resource,
            on_list_prompts=self._list_prompts,
            on_get_prompt=self._get_prompt,
        )

    async def _list_tools(
        self, _context: RequestContext, _params: wire.PaginatedRequestParams | None
    ) -> wire.ListToolsResult:
        return wire.ListToolsResult(tools=[declared(each) for each in self.tools])

    async def _call_tool(self, context: RequestContext, params: wire.CallToolRequestParams) -> wire.CallToolResult:
        tool = next((each for each in self.tools if each.name == params.name), None)
        if tool is None:
            raise MCPError(code=wire.INVALID_PARAMS, message=f"There is no tool named {params.name[:64]!r}.")
        given = params.arguments or {}
        try:
            told = await self._asked(context, lambda asking: _carried_out(tool, asking, given))
        except ValidationError as error:
            return _answer(Told((_refused(error),), is_error=True))
        except RemembrancerError as error:
            return _answer(Told((describe_error(error, in_english).in_one,), is_error=True))
        return _answer(told)

    async def _list_resources(
        self, _context: RequestContext, _params: wire.PaginatedRequestParams | None
    ) -> wire.ListResourcesResult:
        return wire.ListResourcesResult(resources=list(RESOURCES))

    async def _read_resource(
        self, context: RequestContext, params: wire.ReadResourceRequestParams
    ) -> wire.ReadResourceResult:
        uri = str(params.uri)
        known = next((each for each in RESOURCES if str(each.uri) == uri), None)
        text = await self._asked_or_refused(context, lambda asking: read_resource(asking, uri)) if known else None
        if known is None or text is None:
            raise MCPError(code=wire.INVALID_PARAMS, message="There is no such resource.", data={"uri": uri[:200]})
        contents = [wire.TextResourceContents(uri=uri, text=text, mime_type=known.mime_type)]
        return wire.ReadResourceResult(contents=list(contents))

    async def _list_prompts(
        self, _context: RequestContext, _params: wire.PaginatedRequestParams | None
    ) -> wire.ListPromptsResult:
        return wire.ListPromptsResult(prompts=list(PROMPTS))

    async def _get_prompt(self, context: RequestContext, params: wire.GetPromptRequestParams) -> wire.GetPromptResult:
        topic = (params.arguments or {}).get("topic", "").strip()
        if params.name != PROMPT or not 0 < len(topic) <= QUERY_CHARACTERS:
            raise MCPError(
                code=wire.INVALID_PARAMS,
                message=f"The prompt is {PROMPT}; topic has 1 to {QUERY_CHARACTERS} characters.",
            )
        text = await self._asked_or_refused(context, lambda asking: fill_prompt(asking, topic))
        message = wire.PromptMessage(role="user", content=wire.TextContent(type="text", text=text))
        return wire.GetPromptResult(description=agents.PROMPT_HELP.fill(in_english), messages=[message])

    async def _asked_or_refused(self, context: RequestContext, work: Callable[[Asking], ResultT]) -> ResultT:
        """As :meth:`_asked`, where the protocol has no other way than an error to say that the vault refuses."""
        try:
            return await self._asked(context, work)
        except RemembrancerError as error:
            told = describe_error(error, in_english).in_one
            raise MCPError(code=wire.INTERNAL_ERROR, message=told, data={"reason": error.code}) from error

    async def _asked(self, context: RequestContext, work: Callable[[Asking], ResultT]) -> ResultT:
        """Do the work on a thread. Raises what it raises."""
        return await on_thread(lambda progress: work(Asking(self.way_of(context), self.clock, progress, _key(context))))


def _carried_out(tool: Tool[Any], asking: Asking, given: dict[str, Any]) -> Told:
    """What the tool answers, with what was taken out of what it was given, unless it says so itself."""
    way = NotedWay(asking.way)
    told = tool.carry_out(replace(asking, way=way), given)
    redacted = describe_redacted(tuple(dict.fromkeys(way.redacted)), in_english)
    return told if any(redacted in text for text in told.texts) else replace(told, texts=(*told.texts, redacted))


def declared(tool: Tool[Any]) -> wire.Tool:
    """A tool as it is listed."""
    return wire.Tool(
        name=tool.name,
        description=tool.description,
        input_schema=tool.arguments.schema_for_agents(),
        annotations=wire.ToolAnnotations(
            read_only_hint=tool.reads, destructive_hint=False, idempotent_hint=tool.reads, open_world_hint=False
        ),
    )


def _answer(told: Told) -> wire.CallToolResult:
    texts: list[wire.ContentBlock] = [wire.TextContent(type="text", text=each) for each in told.texts]
    return wire.CallToolResult(content=texts, structured_content=told.structured, is_error=told.is_error)


def _refused(error: ValidationError) -> str:
    """What is wrong with which argument. What was given is not repeated: it may be anything."""
    return "\n".join(
        agents.ARGUMENT.fill(in_english, field=".".join(str(part) for part in each["loc"]), problem=each["msg"])
        for each in error.errors(include_url=False, include_input=False)
    )


def _key(context: RequestContext) -> str:
    meta = (context.params or {}).get("_meta")
    key = meta.get(KEY_IN_META, "") if isinstance(meta, dict) else ""
    return key[:IDEMPOTENCY_KEY_CHARACTERS] if isinstance(key, str) else ""
