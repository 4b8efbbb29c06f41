"""MCP over streamable HTTP, as an ASGI application that stands behind the port's guard.

Every request is answered by itself, in JSON: there are no sessions that one client could take over from another. The
guard has checked the host, the origin and the token before, and has put the client's entrance into the scope. Below
its own address each other set of tools has one, such as ``/mcp/memory-graph``.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from remembrancer.model.clock import Clock
from remembrancer.model.way_in import WayIn
from remembrancer.port.guard import ENTRANCE_IN_SCOPE, MOST_BYTES
from remembrancer.port.mcp.offered import tools_of
from remembrancer.port.mcp.server import RequestContext, Serving
from remembrancer.port.mcp.toolsets import Toolset

_OWN: Final = "mcp"


class McpOverHttp:
    """The ASGI application. :meth:`running` has to be entered while it serves, once."""

    def __init__(self, clock: Clock) -> None:
        # The guard in front knows the one name and number of the port; the SDK's own list is wider.
        security = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        self._managers = {
            _OWN if each is Toolset.REMEMBRANCER else each.value: StreamableHTTPSessionManager(
                Serving(_entrance_of, clock, tools_of(each.value)).server(),
                json_response=True,
                stateless=True,
                security_settings=security,
                max_request_body_size=MOST_BYTES,
            )
            for each in Toolset
        }

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Serve until it is left."""
        async with AsyncExitStack() as stack:
            for each in self._managers.values():
                await stack.enter_async_context(each.run())
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        manager = self._managers.get(scope["path"].rstrip("/").rpartition("/")[2])
        if manager is None:
            await Response(status_code=404)(scope, receive, send)
            return
        if scope["method"] == "GET":
            # Nothing is ever told unasked: a stream that stays open would only hold one of the guard's places.
            await Response(status_code=405, headers={"allow": "POST"})(scope, receive, send)
            return
        await manager.handle_request(scope, receive, send)


def _entrance_of(context: RequestContext) -> WayIn:
    request: Any = context.request
    way: WayIn = request.scope[ENTRANCE_IN_SCOPE]
    return way
