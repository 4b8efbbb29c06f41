"""Statements for large vaults, made from patterns and lists of words. Nothing in them was said by anybody."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from remembrancer.model.types import MemoryType

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence of one pattern. ``topic`` is its first tag."""

    text: str
    type: MemoryType
    topic: str


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


WORDS = {
    "person": _words(
        "Aino, Bartol, Cecilie, Dagny, Edgars, Fenna, Goran, Hedda, Ilze, Jorunn, Kaarel, Ludmila, Maarten, Nadezda,"
        "Oddvar, Petra, Quirin, Ragnhild, Sandor, Tiina, Ulrike, Vlasta, Wouter, Xenia, Ylva, Zoltan, Amara, Bashir,"
        "Chandra, Davit, Ezgi, Farida, Gustavo, Hyun, Imani, Jamila, Kenji, Leila, Mateus, Noor, Oksana, Priya"
    ),
    "family": _words("sister, brother, cousin, neighbour, aunt, uncle, landlord, flatmate, tutor, dentist, coach"),
    "place": _words(
        "the harbour, the old mill, the library, the north stairwell, the boathouse, the town hall, the workshop,"
        "the allotment, the clinic, the observatory, the bakery, the archive, the swimming hall, the tram depot,"
        "the greenhouse, the ferry landing, the lower meadow, the print shop, the rehearsal room, the attic"
    ),
    "town": _words(
        "Turku, Ghent, Ljubljana, Porto, Tartu, Graz, Aarhus, Utrecht, Coimbra, Brno, Uppsala, Galway, Leipzig,"
        "Bologna, Split, Bergen, Vilnius, Girona, Lund, Basel, Oulu, Nantes, Wroclaw, Maribor, Plovdiv, Trento"
    ),
    "project": _words(
        "lantern, otter, copper, tideline, marigold, quarry, halyard, juniper, saffron, basalt, heron, clover,"
        "meridian, driftwood, nettle, orchard, pebble, rowan, sextant, thistle"
    ),
    "thing": _words(
        "spare key, camera, winter coat, ladder, tent, passport, guitar, printer, bicycle pump, sewing machine,"
        "toolbox, projector, kettle, telescope, suitcase, hard drive, violin, garden hose, notebook, drill, canoe"
    ),
    "part": _words(
        "parser, billing page, scheduler, search index, login form, importer, cache, export, mail queue, map view,"
        "report builder, payment gateway, image resizer, backup job, settings dialog, message bus, test runner"
    ),
    "tool": _words("Git, Terraform, Figma, Blender, Postgres, Emacs, Ansible, Grafana, Inkscape, Redis, Bazel, QGIS"),
    "food": _words(
        "rye bread, lentil soup, aubergines, oat porridge, smoked trout, rhubarb cake, chickpeas, goat cheese,"
        "pumpkin seeds, green tea, blackcurrant juice, mushroom risotto, walnuts, plums, buckwheat, coriander"
    ),
    "craft": _words(
        "pottery, bookbinding, fencing, choir singing, orienteering, beekeeping, woodcarving, sailing, chess,"
        "watercolour, juggling, birdwatching, knitting, rowing, calligraphy, bouldering, tango"
    ),
    "day": _words("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday"),
    "month": _words("January, February, March, April, May, June, July, August, September, October, November, December"),
    "hour": _words("seven, half past seven, eight, nine, half past nine, ten, noon, two, four, half past five, six"),
    "paper": _words(
        "tax return, lease, grant proposal, insurance form, travel report, invoice, thesis chapter, permit, budget,"
        "review, minutes, floor plan, questionnaire, translation, contract"
    ),
    "fault": _words(
        "timed out, ran out of memory, lost its connection, wrote an empty file, showed the wrong currency,"
        "skipped the last row, rounded the totals down, froze after waking up, doubled every entry"
    ),
    "reason": _words(
        "because the lease ends, because it rained, since the price rose, to save an hour, after the audit,"
        "because nobody used it, since the doctor advised it, to keep the peace, because the ferry is full"
    ),
    "colour": _words("blue, green, red, yellow, black, white, grey, orange, purple, brown"),
    "mood": _words("calm, tired, cheerful, restless, hopeful, annoyed, rested, curious, uneasy, proud"),
    "number": tuple(str(number) for number in range(2, 97)),
}

_PATTERNS: dict[MemoryType, tuple[tuple[str, str], ...]] = {
    MemoryType.FACT: (
        ("home", "The {thing} is kept in {place}, on the {colour} shelf."),
        ("project", "The {part} of {project} runs on {tool} and restarts every {number} hours."),
        ("people", "{person} lives in {town} and works at {place}."),
        ("health", "{person} is allergic to {food}."),
        ("money", "The {paper} for {place} cost {number} euros in {month}."),
    ),
    MemoryType.PREFERENCE: (
        ("food", "{person} prefers {food} to {food}, above all on {day}."),
        ("work", "I would rather have meetings at {hour} than on {day} afternoons."),
        ("work", "{person} likes {tool} better than {tool} for the {part}."),
    ),
    MemoryType.DECISION: (
        ("project", "We chose {tool} for the {part} of {project} {reason}."),
        ("home", "The {thing} will be sold {reason}."),
        ("travel", "We go to {town} in {month}, not to {town}, {reason}."),
    ),
    MemoryType.COMMITMENT: (
        ("work", "Send the {paper} to {person} before {month} ends."),
        ("project", "{person} promised to repair the {part} of {project} by {day}."),
        ("home", "Return the {thing} to {person} at {place}."),
    ),
    MemoryType.GOAL: (
        ("craft", "Learn {craft} well enough to teach {person} by {month}."),
        ("money", "Save {number} euros a week for the trip to {town}."),
        ("health", "Walk to {place} {number} times before {month}."),
    ),
    MemoryType.EVENT: (
        ("travel", "Took the {hour} train to {town} with {person} and lost the {thing}."),
        ("craft", "The {craft} evening at {place} lasted {number} minutes."),
        ("people", "{person} married in {town} on a {day} in {month}."),
        ("health", "Ran {number} kilometres past {place} feeling {mood}."),
    ),
    MemoryType.INSTRUCTION: (
        ("work", "Never change the {part} on a {day} without asking {person}."),
        ("project", "Always run the {part} checks of {project} in {tool} first."),
    ),
    MemoryType.RELATIONSHIP: (
        ("people", "{person} is the {family} of {person} from {town}."),
        ("work", "{person} leads {project} together with {person}."),
    ),
    MemoryType.CONTEXT: (
        ("work", "This week {person} is away, so the {paper} waits at {place}."),
        ("home", "The {thing} is on loan until {day}."),
    ),
    MemoryType.LEARNING: (
        ("project", "It turned out that the {part} {fault} when {tool} was updated."),
        ("food", "{food} keeps for {number} days if it stands in {place}."),
    ),
    MemoryType.OBSERVATION: (
        ("health", "{person} sounded {mood} on {day} and spoke of {town}."),
        ("home", "The {colour} light at {place} was on at {hour} again."),
    ),
    MemoryType.ERROR: (
        ("project", "The {part} of {project} {fault} {number} times in {month}."),
        ("work", "Confused {person} with {person} in the {paper}."),
    ),
    MemoryType.ARTIFACT: (
        ("project", "The plan of {project} is in the {tool} folder {number}, next to the {paper}."),
        ("work", "The {paper} for {town} has {number} pages and a {colour} cover."),
    ),
}
_SHARES = {
    MemoryType.FACT: 26,
    MemoryType.EVENT: 18,
    MemoryType.PREFERENCE: 11,
    MemoryType.OBSERVATION: 9,
    MemoryType.DECISION: 7,
    MemoryType.CONTEXT: 6,
    MemoryType.COMMITMENT: 5,
    MemoryType.LEARNING: 5,
    MemoryType.INSTRUCTION: 4,
    MemoryType.RELATIONSHIP: 3,
    MemoryType.ARTIFACT: 3,
    MemoryType.ERROR: 2,
    MemoryType.GOAL: 1,
}
"""How often each type occurs, in percent."""

_GAP = re.compile(r"\{(\w+)\}")


def make_statements(count: int, random: Random) -> list[Statement]:
    """So many different statements."""
    types, shares = list(_SHARES), list(_SHARES.values())
    made: dict[str, Statement] = {}
    while len(made) < count:
        kind = random.choices(types, shares)[0]
        topic, pattern = random.choice(_PATTERNS[kind])
        text = _GAP.sub(lambda gap: random.choice(WORDS[gap[1]]), pattern)
        text = text[0].upper() + text[1:]
        made.setdefault(text, Statement(text, kind, topic))
    return list(made.values())
