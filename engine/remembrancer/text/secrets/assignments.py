"""Passwords and keys that only the words before them tell: ``password: …``, ``api_key = …``, "the password is …"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.model.secrets import SecretKind
from remembrancer.text.secrets.tokens import STAND_INS, looks_random

_PASSWORDS: Final = (
    r"pass(?:word|wd|phrase|code)|passwords|pwd|passwort|kennwort|passwörter|contraseña|mot de passe|wachtwoord|senha"
    r"|密码|密碼|口令"
)
_KEYS: Final = (
    r"api[_ -]?(?:key|token|secret)|secret[_ -]?(?:access[_ -]?)?key|client[_ -]?secret|access[_ -]?token"
    r"|auth(?:orization)?[_ -]?token|refresh[_ -]?token|bot[_ -]?token|private[_ -]?token|account[_ -]?key|secret"
)
_ANCHORS: Final = (
    "pass",
    "pwd",
    "kennwort",
    "contraseña",
    "wachtwoord",
    "senha",
    "密",
    "口令",
    "key",
    "secret",
    "token",
    "pin",
)
_ASSIGNED: Final = re.compile(
    # A name may go on: DB_PASSWORD, password_prod, "password for the router".
    rf"(?i)(?:(?<![^\W_])|(?<=_))(?:(?P<password>{_PASSWORDS})|(?P<key>{_KEYS}))(?:_\w{{1,30}}(?=\s{{0,2}}[:=]))?"
    r"(?P<about>[ ](?:for|to|of|zu|zum|zur|für|de|del)\b[^:=\n.!?]{1,40})?"
    r"[\"'`*]{0,3}\s{0,3}(?P<sign>=>|:=|[:=\uff1a]|->|\b(?:is|ist|lautet|was|war|es|est)\b:?)[*]{0,2}\s{0,3}"
    r"(?:(?P<quote>[\"'`“„«])(?P<quoted>[^\"'`”“»\n]{4,200})[\"'`”“»]|(?P<bare>[^\s\"'`“”„«»,;)(\]\[}{]{4,200}))"
)
_PIN: Final = re.compile(
    r"(?<![A-Za-z])(?:PIN|[Pp]in (?:code|number)|PIN[ -]?(?:[Cc]ode|[Nn]ummer))\s{0,2}(?:is|ist|[:=])\s{0,2}"
    r"(\d{4,8})(?![\d.:/-])"
)
_ABOUT_IT: Final = """
    required optional changed unknown empty forgotten reset needed missing incorrect wrong invalid expired string same
    unchanged unset disabled enabled yes default stored encrypted hashed protected safe weak strong text written saved
    shared updated rotated leaked tbd todo n/a undefined see printed attached below above
    geändert vergessen unbekannt abgelaufen falsch nötig erforderlich
"""
_NO_SECRETS: Final = STAND_INS | frozenset(_ABOUT_IT.split())
"""What is said about a password, and is none."""
_STAND_IN: Final = re.compile(r"[*•.xX_-]{3,}$|\$[{(\w]|[{]{2}|<|%\w+%|process\.env|os\.environ|getenv|\[redacted")
_FEWEST_OF_A_WORD: Final = 6


def assigned(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    """Where they stand, and what they are."""
    lowered = text.lower()
    if not any(anchor in lowered for anchor in _ANCHORS):
        return
    for match in _ASSIGNED.finditer(text):
        group = "quoted" if match["quoted"] else "bare"
        start, end = match.span(group)
        if group == "bare":
            end = start + len(match[group].rstrip(".,:…*"))
        if _is_secret(text, match, start, end):
            yield start, end, SecretKind.PASSWORD if match["password"] else SecretKind.ACCESS_TOKEN
    for match in _PIN.finditer(text):
        yield (*match.span(1), SecretKind.PASSWORD)


def _is_secret(text: str, match: re.Match[str], start: int, end: int) -> bool:
    """Whether what stands behind the sign is meant literally, and is no word about it."""
    value = text[start:end]
    if len(value) < 4 or _STAND_IN.match(value) or value.casefold().rstrip("!?") in _NO_SECRETS:
        return False
    if match["key"]:
        # "secret: …" may go on with anything: only what nobody says aloud counts.
        return len(value) >= 12 and " " not in value and looks_random(value) and not value.startswith(("http", "/"))
    has_sign = not match["sign"][0].isalpha()
    if match["quoted"]:
        return " " not in value or has_sign or match["password"].casefold() == "passphrase"
    if looks_random(value) or (not value.isalnum() and _has_inner_sign(value)):
        return not value.startswith(("http:", "https:", "www."))
    # A plain word is a password only where nothing follows it.
    is_alone = not text[end:].lstrip(".!").strip(" \t*").split("\n")[0].strip()
    return has_sign and is_alone and (len(value) >= _FEWEST_OF_A_WORD or value.isdigit())


def _has_inner_sign(value: str) -> bool:
    """Whether signs stand within it as in no word: "don't" and "sign-in" have none."""
    return any(character in "!@#$%^&*+=?~|\\" for character in value.rstrip("!?"))
