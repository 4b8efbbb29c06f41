"""Numbers of payment cards and bank accounts, told by their check digits, and of social security, told by words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from remembrancer.model.secrets import SecretKind

_CARD: Final = re.compile(
    r"(?<![\w+.,/-])"
    r"(?:\d{14,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{3})?|\d{4}([ -])\d{6}\2\d{5}|\d{4}([ -])\d{6}\3\d{4})"
    r"(?![\w/-]|[.,]\d)"
)
_ISSUERS: Final = re.compile(
    r"4\d{15}|4\d{18}|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[01])\d{13}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}"
    r"|6(?:011|5\d\d|4[4-9]\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14,17}"
)
_OTHER_NUMBER: Final = re.compile(
    r"(?i)\b(?:order|invoice|tracking|ticket|booking|reservation|shipment|parcel|case|serial|isbn|ean|imei|article|item"
    r"|bestell\w*|auftrag\w*|rechnung\w*|sendung\w*|paket\w*|vorgang\w*|artikel\w*|pedido|factura|commande|facture)\b"
    r"[^.!?\n]{0,30}$"
)
"""Words after which a row of digits is not that of a card, whatever its last digit."""
_CARD_WORDS: Final = re.compile(r"(?i)\b(?:cards?|karten?\w*|kredit\w*|visa|master|amex|tarjeta|carte)\b")
_CODE: Final = re.compile(r"(?i)\b(?:cvv|cvc)2?\b\s{0,2}(?:is|ist|code|[:=])?\s{0,2}(\d{3,4})(?!\d)")

_COUNTRY: Final = re.compile(r"(?<![A-Za-z0-9])[A-Z]{2}\d{2}[ -]?[A-Z0-9]{2}")
_LENGTHS: Final = {
    country: length
    for length, countries in {
        15: "NO",
        16: "BE",
        18: "DK FI FO GL NL SD FK",
        19: "MK SI",
        20: "AT BA EE KZ LT LU XK MN",
        21: "CH HR LI LV",
        22: "BG BH CR DE GB GE IE ME RS VA",
        23: "AE GI IL IQ OM TL",
        24: "AD CZ ES MD PK RO SA SE SK TN VG",
        25: "LY PT ST",
        26: "IS TR",
        27: "BI DJ FR GR IT MC MR SM",
        28: "AL AZ BY CY DO GT HU LB NI PL SV",
        29: "BR EG PS QA UA",
        30: "JO KW MU YE",
        31: "MT SC",
        32: "LC",
        33: "RU",
    }.items()
    for country in countries.split()
}
"""How many characters an account number of a country has."""

_SSN: Final = re.compile(r"(?<![\w-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\w-])")
_SSN_WORDS: Final = re.compile(r"(?i)\bSSN\b|\bsocial[ -]security\b")
_SSN_REACH: Final = 60


def numbers(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    """Where they stand, and what they are."""
    digits = sum(map(text.count, "0123456789"))
    if digits >= _DIGITS_OF_A_CARD:
        yield from _cards(text)
    if digits >= _DIGITS_OF_AN_ACCOUNT:
        yield from _accounts(text)
    if digits >= _DIGITS_OF_SOCIAL_SECURITY:
        yield from _social_security(text)
    if digits and ("cv" in text or "CV" in text):
        for match in _CODE.finditer(text):
            yield (*match.span(1), SecretKind.PAYMENT_CARD)


_DIGITS_OF_A_CARD: Final = 14
_DIGITS_OF_AN_ACCOUNT: Final = 6
"""The fewest: some countries have letters for the rest."""
_DIGITS_OF_SOCIAL_SECURITY: Final = 9


def _cards(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    for match in _CARD.finditer(text):
        digits = re.sub(r"\D", "", match[0])
        if not _ISSUERS.fullmatch(digits) or not _luhn(digits):
            continue
        before = text[max(0, match.start() - 60) : match.start()]
        if digits == match[0] and _OTHER_NUMBER.search(before) and not _CARD_WORDS.search(before):
            continue
        yield match.start(), match.end(), SecretKind.PAYMENT_CARD


def _luhn(digits: str) -> bool:
    """Whether the last digit is the check digit of the others (ISO/IEC 7812-1, annex B)."""
    total = 0
    for place, digit in enumerate(map(int, reversed(digits))):
        twice = digit * 2 if place % 2 else digit
        total += twice - 9 if twice > 9 else twice
    return total % 10 == 0


def _accounts(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    for match in _COUNTRY.finditer(text):
        length = _LENGTHS.get(match[0][:2])
        if length is None:
            continue
        written = _account(text, match.start(), length)
        if written and _mod_97(re.sub(r"[ -]", "", written)):
            yield match.start(), match.start() + len(written), SecretKind.BANK_ACCOUNT


def _account(text: str, start: int, length: int) -> str:
    """So many letters and digits from there on, as they are written: in groups or not. Empty where there are fewer."""
    place, seen = start, 0
    while seen < length and place < len(text):
        character = text[place]
        if character.isascii() and (character.isdigit() or character.isupper()):
            seen += 1
        elif character not in " -" or text[place - 1] in " -":
            return ""
        place += 1
    is_whole = place == len(text) or not text[place].isalnum()
    return text[start:place] if seen == length and is_whole else ""


def _mod_97(account: str) -> bool:
    """Whether the two check digits are right (ISO 13616)."""
    return int("".join(str(int(character, 36)) for character in account[4:] + account[:4])) % 97 == 1


def _social_security(text: str) -> Iterator[tuple[int, int, SecretKind]]:
    for match in _SSN.finditer(text):
        around = text[max(0, match.start() - _SSN_REACH) : match.end() + _SSN_REACH]
        if _SSN_WORDS.search(around):
            yield match.start(), match.end(), SecretKind.SOCIAL_SECURITY
