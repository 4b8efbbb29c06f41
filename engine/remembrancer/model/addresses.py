"""The address of a server that a person configures, and whether it may be used."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import SplitResult, urlsplit, urlunsplit

from remembrancer.model.errors import InvalidInputError

_LOCAL_ENDINGS: Final = (".local", ".lan", ".internal", ".home.arpa")


def check_address(field: str, text: str) -> str:
    """The address without a slash at its end; an empty one stays empty.

    What is sent there can be read on the way unless it is encrypted, so that plain ``http`` is taken only within this
    computer and the network it stands in.

    Raises:
        InvalidInputError: it is no address of a server, holds a name, password, query or fragment, or is not encrypted.
    """
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise InvalidInputError(field, "not_an_address", given=text) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0 or any(map(str.isspace, text)):
        raise InvalidInputError(field, "not_an_address", given=text)
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise InvalidInputError(field, "more_than_an_address")
    if parts.scheme == "http" and not _is_near(parts.hostname):
        raise InvalidInputError(field, "not_encrypted", given=text)
    return urlunsplit(SplitResult(parts.scheme, parts.netloc.lower(), parts.path.rstrip("/"), "", ""))


def is_local(address: str) -> bool:
    """Whether the address is on this computer."""
    host = urlsplit(address).hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def server_of(address: str) -> str:
    """Scheme, host and port: what a key belongs to."""
    parts = urlsplit(address)
    port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{parts.hostname}:{port}"


def _is_near(host: str) -> bool:
    """Whether a host lies in the network that this computer stands in, as far as its name tells."""
    if "." not in host and ":" not in host:
        return True
    if host.endswith((*_LOCAL_ENDINGS, ".localhost")):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_private or address.is_link_local
