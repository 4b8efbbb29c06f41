"""One question to a server that speaks the chat part of OpenAI's HTTP interface, and its answer.

Nothing else is contacted: no proxy of the environment, no other server by a redirect. What comes back is text that
somebody else wrote: it is measured before it is read, and nothing of it is kept in a log.
"""

from __future__ import annotations

import asyncio
import json
import re
import ssl
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from remembrancer.model.errors import LanguageModelError
from remembrancer.model.language import PromptMessage
from remembrancer.model.progress import Progress, check_cancelled

if TYPE_CHECKING:
    import httpx

ResultT = TypeVar("ResultT")

MOST_BYTES: Final = 1_000_000
"""Of an answer with all that stands around it."""
MOST_CHARACTERS: Final = 20_000
CONNECT_SECONDS: Final = 10.0
_LOOK_SECONDS: Final = 0.05
"""So often the person's wish to stop is looked for."""
_THOUGHTS: Final = re.compile(r"<think(?:ing)?>.*?(?:</think(?:ing)?>|\Z)", re.DOTALL | re.IGNORECASE)
_BAD_REQUEST, _WRONG_KEY, _NOT_FOUND, _BUSY = 400, (401, 403), 404, 429


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a model is asked. ``seconds`` is the most that one question may take, connecting included."""

    address: str
    model: str
    seconds: float
    secret: str = field(default="", repr=False)

    def ask(self, messages: Sequence[PromptMessage], most_tokens: int, progress: Progress) -> str:
        """What the model answers, without its thoughts. Blocks until it is there.

        Raises:
            LanguageModelError: there is no answer; ``reason`` says why.
            CancelledError: the person asked to stop; the connection is closed.
        """
        asked = {
            "model": self.model,
            "messages": [{"role": each.role, "content": each.text} for each in messages],
            "stream": False,
        }
        return asyncio.run(self._within_time(self._asked(asked, most_tokens), progress))

    async def _within_time(self, work: Awaitable[ResultT], progress: Progress) -> ResultT:
        task = asyncio.ensure_future(work)
        try:
            async with asyncio.timeout(self.seconds):
                while not task.done():
                    await asyncio.wait({task}, timeout=_LOOK_SECONDS)
                    check_cancelled(progress)
                return await task
        except TimeoutError:
            raise LanguageModelError("no answer in time", reason="timed_out", seconds=f"{self.seconds:g}") from None
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _asked(self, asked: dict[str, Any], most_tokens: int) -> str:
        import httpx  # noqa: PLC0415  (a tenth of a second that only those pay who use it)

        # The system's certificates; nothing of the environment's proxies or password files.
        trusted = ssl.create_default_context() if self.address.startswith("https") else False
        limits = httpx.Timeout(self.seconds, connect=min(CONNECT_SECONDS, self.seconds))
        try:
            async with httpx.AsyncClient(
                trust_env=False, follow_redirects=False, verify=trusted, timeout=limits
            ) as client:
                status, body = await self._sent(client, {**asked, "max_tokens": most_tokens, "temperature": 0})
                if status == _BAD_REQUEST:
                    # Some models take neither a temperature nor this name for the length of an answer.
                    status, body = await self._sent(client, asked)
        except httpx.TimeoutException as error:
            raise LanguageModelError(type(error).__name__, reason="timed_out", seconds=f"{self.seconds:g}") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise LanguageModelError(type(error).__name__, reason="unreachable", address=self.address) from None
        self._check_status(status)
        return _answer_in(body)

    async def _sent(self, client: httpx.AsyncClient, asked: dict[str, Any]) -> tuple[int, bytes]:
        headers = {"Accept": "application/json", "Accept-Encoding": "identity"}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        body = bytearray()
        async with client.stream("POST", f"{self.address}/chat/completions", json=asked, headers=headers) as response:
            # Raw: what was packed could unpack to anything.
            async for part in response.aiter_raw():
                body += part
                if len(body) > MOST_BYTES:
                    raise LanguageModelError("answer above the limit", reason="too_much")
            return response.status_code, bytes(body)

    def _check_status(self, status: int) -> None:
        if 200 <= status < 300:
            return
        if 300 <= status < 400:
            raise LanguageModelError(f"status {status}", reason="redirected", address=self.address)
        if status in _WRONG_KEY:
            raise LanguageModelError(f"status {status}", reason="wrong_key", address=self.address)
        if status == _NOT_FOUND:
            raise LanguageModelError(f"status {status}", reason="not_there", model=self.model)
        if status == _BUSY:
            raise LanguageModelError(f"status {status}", reason="busy")
        raise LanguageModelError(f"status {status}", reason="refused", status=str(status))


def _answer_in(body: bytes) -> str:
    try:
        text = json.loads(body)["choices"][0]["message"]["content"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise LanguageModelError("not the form of an answer", reason="not_understood") from None
    if not isinstance(text, str):
        raise LanguageModelError("the answer is no text", reason="not_understood")
    if len(text) > MOST_CHARACTERS:
        raise LanguageModelError("answer above the limit", reason="too_much")
    return _THOUGHTS.sub("", text).strip()
