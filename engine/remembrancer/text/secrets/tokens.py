"""Keys and tokens that tell by their own form what they are, and passwords in addresses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from remembrancer.model.secrets import SecretKind

_BEFORE: Final = r"(?<![A-Za-z0-9_])"


@dataclass(frozen=True, slots=True)
class _Form:
    """``anchors``: one of them stands in every text that holds such a secret. The secret is the pattern's last group.

    ``likely`` looks at what the pattern takes for one.
    """

    kind: SecretKind
    anchors: tuple[str, ...]
    pattern: re.Pattern[str]
    likely: Callable[[str], bool] = bool


_SHORTEST_TOKEN: Final = 16


def may_hold_tokens(text: str) -> bool:
    """Whether anything is as long as a token without a space in it, which few texts have."""
    return max(map(len, text.split()), default=0) >= _SHORTEST_TOKEN


def tokens(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    """Where they stand, and what they are."""
    for form in _FORMS:
        if any(anchor in text for anchor in form.anchors):
            for match in form.pattern.finditer(text):
                group = match.lastindex or 0
                if form.likely(match[group]):
                    yield (*match.span(group), form.kind)


def addresses_and_keys(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    """Passwords in addresses, and recovery keys: those may have spaces, these be short."""
    if "://" in text:
        for match in _URL.finditer(text):
            if _is_no_stand_in(match[1]):
                yield (*match.span(1), SecretKind.URL_PASSWORD)
    may_be_key = text.count("-") >= 7 or _TWO_GROUPS.search(text)
    for match in _RECOVERY_KEY.finditer(text) if may_be_key else ():
        if looks_random(match[0]):
            yield (*match.span(), SecretKind.RECOVERY_KEY)


def looks_random(text: str) -> bool:
    """Whether capitals or small letters are mixed with figures, as in what a program made up."""
    return any(map(str.isdigit, text)) and any(map(str.isalpha, text))


def _is_mixed(text: str) -> bool:
    return any(map(str.isupper, text)) and any(map(str.islower, text))


def _is_no_stand_in(text: str) -> bool:
    """Whether a password of an address is one, and no gap to be filled."""
    bare = text.strip("<>[]{}()$%*.xX\u2022_-")
    return bool(bare) and bare.casefold() not in STAND_INS and not text.startswith(("${", "$(", "{{", "<", "["))


_STAND_IN_WORDS: Final = """
    password passwort passwd pass pwd passphrase secret token key user username example changeme redacted hidden your
    yourpassword mypassword placeholder none null true false
"""
STAND_INS: Final = frozenset(_STAND_IN_WORDS.split())
"""Words that stand where a secret is to be written."""


def _form(kind: SecretKind, anchors: str, pattern: str, likely: Callable[[str], bool] = bool) -> _Form:
    return _Form(kind, tuple(anchors.split()), re.compile(_BEFORE + pattern), likely)


_PEM: Final = _Form(
    SecretKind.PRIVATE_KEY,
    ("PRIVATE KEY",),
    re.compile(
        r"-----BEGIN [A-Z0-9 ]{0,24}PRIVATE KEY(?: BLOCK)?-----"
        # Whole or cut off, in lines or in one; a header alone, as in an explanation, is none.
        r"(?:(?=.{0,400}?[A-Za-z0-9+/=]{16}).{0,20000}?-----END [A-Z0-9 ]{0,24}PRIVATE KEY(?: BLOCK)?-----"
        r"|(?:(?:\\[nr]|\s)*(?:[A-Za-z-]+: [^\n]*\n)*(?:\\[nr]|\s)*[A-Za-z0-9+/=]{16,})+[A-Za-z0-9+/=]*)",
        re.DOTALL,
    ),
)
_PUTTY: Final = _Form(
    SecretKind.PRIVATE_KEY,
    ("PuTTY-User-Key-File",),
    re.compile(r"PuTTY-User-Key-File-\d: .*?Private-MAC: [0-9a-f]{40,64}", re.DOTALL),
)
_URL: Final = re.compile(
    # The last @ before the path ends the password, which may hold others.
    r"[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s/:@\"'<>]{0,100}:([^\s/\"'<>]{1,200})@(?=[\w\[])"
)
_RECOVERY_KEY: Final = re.compile(
    r"(?<![A-Za-z0-9_-])(?:(?:[A-Z2-7]{4}[ -]){7}[A-Z2-7]{4}|(?:[a-z2-7]{4}-){7}[a-z2-7]{4})(?![A-Za-z0-9-])"
)
_TWO_GROUPS: Final = re.compile("[A-Z2-7]{4} [A-Z2-7]{4} ")

_FORMS: Final = (
    _PEM,
    _PUTTY,
    _form(SecretKind.PRIVATE_KEY, "AGE-SECRET-KEY-1", r"AGE-SECRET-KEY-1[0-9A-Z]{50,60}"),
    _form(SecretKind.CLIENT_TOKEN, "rmb_", r"rmb_[A-Za-z0-9_-]{40,}"),
    _form(SecretKind.CLOUD_KEY, "AIza", r"AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])"),
    _form(SecretKind.CLOUD_KEY, "GOCSPX-", r"GOCSPX-[A-Za-z0-9_-]{24,}"),
    _form(SecretKind.CLOUD_KEY, "ya29.", r"ya29\.[A-Za-z0-9_-]{20,}"),
    _form(SecretKind.CLOUD_KEY, "SharedAccessKey=", r"SharedAccessKey=([A-Za-z0-9+/]{40,}={0,2})"),
    _form(SecretKind.CLOUD_KEY, "sig=", r"sig=([A-Za-z0-9%+/]{40,}(?:%3[dD]|=))"),
    _form(
        SecretKind.CLOUD_KEY,
        "Q~",
        r"[A-Za-z0-9_.~-]{3}\dQ~[A-Za-z0-9_.~-]{31,34}(?![A-Za-z0-9_.~-])",
        looks_random,
    ),
    _form(
        SecretKind.CLOUD_KEY,
        "aws AWS Aws",
        r"[aA][wW][sS][A-Za-z_ .-]{0,30}[sS](?i:ecret)[A-Za-z_ .-]{0,20}[\"'`]?\s{0,3}(?:=>|:=|[:=]|\bis\b)\s{0,3}"
        r"[\"'`]?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])",
    ),
    _form(SecretKind.ACCESS_TOKEN, "github_pat_", r"github_pat_[A-Za-z0-9_]{22,}"),
    _form(
        SecretKind.ACCESS_TOKEN,
        "glcbt- glptt- glagent- gloas- glimt- glffct-",
        r"gl(?:cbt|ptt|agent|oas|imt|ffct)-[A-Za-z0-9_-]{20,}",
        looks_random,
    ),
    _form(SecretKind.ACCESS_TOKEN, "xox xapp-", r"(?:xox[a-z]|xapp)-[A-Za-z0-9-]{10,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "sk_test_ rk_test_ sk_live_ rk_live_", r"[sr]k_(?:test|live)_[A-Za-z0-9]{16,}"),
    _form(SecretKind.ACCESS_TOKEN, "whsec_", r"whsec_[A-Za-z0-9+/]{24,}={0,2}"),
    _form(SecretKind.ACCESS_TOKEN, "sk-", r"sk-ant-[A-Za-z0-9_-]{20,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "sk-", r"sk-(?:proj|svcacct|admin|or-v1|None)-[A-Za-z0-9_-]{20,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "sk-", r"sk-[A-Za-z0-9]{32,}(?![A-Za-z0-9])", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "hf_", r"hf_[A-Za-z]{30,}(?![A-Za-z])", _is_mixed),
    _form(SecretKind.ACCESS_TOKEN, "npm_", r"npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "gsk_", r"gsk_[A-Za-z0-9]{40,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "xai-", r"xai-[A-Za-z0-9]{60,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "dop_v1_ doo_v1_ dor_v1_", r"do[opr]_v1_[0-9a-f]{64}"),
    _form(SecretKind.ACCESS_TOKEN, "dapi", r"dapi[0-9a-f]{32}(?![0-9a-f])"),
    _form(SecretKind.ACCESS_TOKEN, "shpat_ shpca_ shppa_ shpss_", r"shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}"),
    _form(SecretKind.ACCESS_TOKEN, "lin_api_", r"lin_api_[A-Za-z0-9]{40}"),
    _form(SecretKind.ACCESS_TOKEN, "ntn_", r"ntn_[A-Za-z0-9]{40,}"),
    _form(SecretKind.ACCESS_TOKEN, "hvs.", r"hvs\.[A-Za-z0-9_-]{24,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "tskey-", r"tskey-[a-z]{3,8}-[A-Za-z0-9-]{20,}", looks_random),
    _form(SecretKind.ACCESS_TOKEN, "glsa_", r"glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}"),
    _form(
        SecretKind.ACCESS_TOKEN,
        "earer EARER",
        r"(?i:bearer)\s{1,3}[\"']?([A-Za-z0-9._~+/-]{24,}={0,2})",
        looks_random,
    ),
)
