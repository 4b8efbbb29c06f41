"""A light English stem, to tell that "lives" and "lived" are one word; not for showing and not for searching."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

_FORMS: Final = """
    agreed/agree agrees/agree am/be are/be is/be was/be were/be been/be being/be has/have had/have having/have
    does/do did/do done/do doing/do ate/eat eaten/eat began/begin begun/begin bought/buy broke/break broken/break
    brought/bring built/build came/come chose/choose chosen/choose caught/catch cost/cost drank/drink drunk/drink
    drove/drive driven/drive fell/fall fallen/fall felt/feel found/find flew/fly flown/fly forgot/forget
    forgotten/forget froze/freeze frozen/freeze gave/give given/give went/go gone/go goes/go going/go got/get
    gotten/get grew/grow grown/grow held/hold heard/hear hid/hide hidden/hide hit/hit hurt/hurt kept/keep knew/know
    known/know laid/lay led/lead left/leave lent/lend lost/lose made/make making/make meant/mean met/meet paid/pay
    ran/run rang/ring rode/ride ridden/ride rose/rise risen/rise said/say sang/sing sung/sing sat/sit saw/see
    seen/see sent/send shut/shut slept/sleep sold/sell spent/spend spoke/speak spoken/speak stood/stand stole/steal
    stolen/steal stuck/stick swam/swim swum/swim took/take taken/take taught/teach thought/think threw/throw
    thrown/throw told/tell understood/understand woke/wake woken/wake won/win wore/wear worn/wear wrote/write
    written/write writing/write driving/drive living/live dying/die lying/lie tying/tie using/use used/use uses/use
    moving/move moved/move taking/take married/marry marries/marry tried/try applied/apply studied/study
    studies/study studying/study children/child kids/child kid/child men/man women/woman people/person feet/foot
    teeth/tooth mice/mouse knives/knife wives/wife wolves/wolf shelves/shelf halves/half analyses/analysis
    series/series news/news status/status address/address bus/bus process/process access/access class/class yes/yes
    gas/gas mum/mother mom/mother mommy/mother dad/father daddy/father grandma/grandmother grandpa/grandfather
    favorite/favourite color/colour neighbor/neighbour center/centre organize/organise gray/grey license/licence
    phone/telephone photo/photograph flat/apartment tv/television bike/bicycle cycle/bicycle cycling/bicycle
    holiday/vacation holidays/vacation repo/repository repos/repository db/database admin/administrator
    info/information config/configuration doc/document docs/document app/application apps/application car/car
    wlan/wi-fi wifi/wi-fi email/e-mail emails/e-mail e-mails/e-mail mail/e-mail prod/production exam/examination
    pc/computer fridge/refrigerator gym/gym lab/laboratory max/maximum maximal/maximum min/minimum minimal/minimum
"""
_IRREGULAR: Final = dict(pair.split("/") for pair in _FORMS.split())
"""Irregular forms, spellings and short forms of everyday words."""
_DOUBLED: Final = re.compile(r"([bdgklmnprt])\1$")
_VOWEL: Final = re.compile(r"[aeiouy]")
_ENDINGS: Final = (("ings", 3), ("ing", 3), ("edly", 3), ("ed", 3), ("ly", 4))


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """The stem of one folded word."""
    plain = word.removesuffix("'s").removesuffix("'")
    if plain in _IRREGULAR:
        plain = _IRREGULAR[plain]
        return plain if len(plain) <= 3 or not plain.isalpha() else _without_last(plain)
    if not plain.isascii() or not plain.isalpha() or len(plain) <= 3:
        return plain
    return _without_last(_without_ending(_singular(plain)))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return _IRREGULAR.get(word[:-1], word[:-1])
    return word


def _without_ending(word: str) -> str:
    for ending, least in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= least:
            rest = word[: -len(ending)]
            if not _VOWEL.search(rest):
                return word
            return rest
    return word


def _without_last(word: str) -> str:
    """Without what differs between forms at the end: "e", a doubled consonant, "y" or "i"."""
    if word.endswith("y") and len(word) > 3:
        return word[:-1] + "i"
    if _DOUBLED.search(word) and len(word) > 3:
        return word[:-1]
    return word[:-1] if word.endswith("e") and len(word) > 3 else word
