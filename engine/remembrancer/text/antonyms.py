"""Words that exclude each other of one thing at one time, and words with which somebody likes or dislikes."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from remembrancer.text.stems import stem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_PAIRS: Final = """
open closed / open shut / opened closed / opens closes / fast slow / faster slower / fastest slowest / quick slow /
enabled disabled / enable disable / on off / success failure / succeeded failed / succeeds fails / success failed /
successful unsuccessful / works fails / passed failed / passes fails / passing failing / pass fail / green red / easy
difficult / easy hard / simple complicated / simple complex / easier harder / required optional / mandatory optional /
compulsory voluntary / mandatory voluntary / finished unfinished / complete incomplete / completed pending / done
pending / done open / always never / often rarely / often seldom / frequently rarely / usually rarely / always rarely
/ sometimes never / single married / married divorced / married unmarried / free paid / free chargeable / free
expensive / cheap expensive / cheaper pricier / inexpensive expensive / rose fell / rise fall / rising falling /
increase decrease / increased decreased / increases decreases / increases reduces / increase reduce / grew shrank /
grow shrink / growing shrinking / higher lower / highest lowest / high low / more fewer / more less / most least /
public private / accepted rejected / accept reject / accepts rejects / approved rejected / approve reject / granted
denied / allowed forbidden / allowed prohibited / allow forbid / allows forbids / allowed banned / permitted forbidden
/ permit prohibit / allowed blocked / legal illegal / alive dead / living dead / lives died / warm cold / hot cold /
warm cool / wet dry / damp dry / rainy sunny / full empty / crowded empty / full-time part-time / permanent temporary
/ fixed variable / internal external / internally externally / inside outside / indoors outdoors / indoor outdoor /
upstairs downstairs / north south / east west / northern southern / eastern western / left right / present absent /
available unavailable / available taken / vacant occupied / free busy / free occupied / healthy ill / healthy sick /
well ill / well sick / safe dangerous / safe unsafe / safe risky / secure insecure / clean dirty / tidy messy / quiet
loud / quiet noisy / silent noisy / strong weak / stronger weaker / strict lenient / strict relaxed / long short /
longer shorter / big small / bigger smaller / large small / larger smaller / tall short / wide narrow / thick thin /
heavy light / heavier lighter / deep shallow / modern outdated / fresh stale / rich poor / good bad / better worse /
best worst / positive negative / happy unhappy / happy sad / glad sad / satisfied dissatisfied / calm nervous /
confident insecure / friendly unfriendly / polite rude / generous stingy / honest dishonest / reliable unreliable /
stable unstable / stable flaky / correct wrong / correct incorrect / right wrong / true false / valid invalid /
accurate inaccurate / necessary unnecessary / needed unneeded / useful useless / helpful unhelpful / possible
impossible / likely unlikely / common rare / known unknown / visible hidden / visible invisible / shown hidden / show
hide / locked unlocked / lock unlock / encrypted unencrypted / signed unsigned / paid unpaid / used unused /
documented undocumented / tested untested / supported unsupported / managed unmanaged / synchronous asynchronous /
sync async / static dynamic / manual automatic / manually automatically / local remote / locally remotely / online
offline / remote on-site / digital analogue / wired wireless / active inactive / active idle / active passive /
activated deactivated / activate deactivate / installed uninstalled / connected disconnected / included excluded /
include exclude / includes excludes / including excluding / added removed / add remove / accepted declined / accept
decline / accepts declines / agree disagree / agreed disagreed / agreed refused / agreed declined / confirmed
cancelled / confirmed denied / admitted denied / supports opposes / support oppose / for against / win lose / won lost
/ found lost / bought sold / buy sell / lend borrow / hired fired / joined left / arrive depart / begin end / started
stopped / start stop / starts stops / continue stop / continue cancel / continues stops / continue discontinue / keep
drop / keep change / keep remove / keep replace / keep abandon / keep discard / keep sell / stay leave / staying
leaving / stay move / remain leave / merge split / extend shorten / expand shrink / raise lower / raised lowered /
allow prevent / causes prevents / causes fixes / improves worsens / improve worsen / improved worsened / improve harm
/ helps harms / helps hurts / help hurt / vegetarian meat-eater / vegan meat-eater / introvert extrovert / introverted
extroverted / optimistic pessimistic / optimist pessimist / ahead behind / sufficient insufficient / enough
insufficient / profitable unprofitable / profit loss / surplus deficit / majority minority / everybody nobody /
everyone nobody / everyone none / anyone nobody / everything nothing / somebody nobody / someone nobody / ascending
descending / horizontal vertical / soft hard / sweet sour / sweet savoury / raw cooked / sharp blunt / smooth rough /
tight loose / shaded sunny / bright dark / indoors outside / employed unemployed / pregnant unpregnant / solved
unsolved / resolved unresolved / fixed broken / intact broken / working broken / functional broken / asleep awake /
mild spicy / mild severe / malignant benign / guilty innocent / shared separate / together apart / together alone /
mutable immutable / stateless stateful / optimised unoptimised / plain fancy / formal informal / formal casual / brief
detailed / short detailed / concise verbose / short long-winded / urgent unimportant / important unimportant / tracked
ignored / tracked untracked / blocked unblocked / blocked ready / muted unmuted / frozen editable / editable read-only
/ writable read-only / compatible incompatible / legible illegible / sober drunk / fit unfit / interesting boring /
exciting boring / fascinating boring / delicious disgusting / beautiful ugly / comfortable uncomfortable / fun boring
"""
_DIMENSIONS: Final = """
easy simple effortless straightforward gentle trivial | hard difficult demanding tough challenging strenuous tricky
cheap inexpensive affordable budget low-cost | expensive overpriced pricey costly dear
quiet silent calm peaceful noiseless | loud noisy deafening
fast quick rapid swift speedy faster quicker sped accelerated | slow sluggish slower slowed lagging
virtual virtually online remote remotely digital | in-person on-site onsite face-to-face physically
public publicly open external externally | internal internally private privately confidential secret restricted
permanent indefinite unlimited open-ended lifelong | temporary limited fixed-term short-term provisional interim
draft preliminary provisional unfinished incomplete | final finished complete completed definitive
unanimous | split divided contested
rose increased grew climbed soared rising growing increasing improved gained | fell dropped declined decreased shrank
increases raises boosts improves | decreases reduces lowers cuts diminishes worsens
relaxed harmonious good great close warm friendly excellent | tense strained bad difficult poor distant cold hostile
large big huge spacious roomy enormous generous | small tiny little cramped narrow modest
warm hot mild heated boiling | cold cool freezing chilly icy unheated
full busy crowded packed booked sold-out overcrowded | empty free deserted vacant available quiet
strong robust sturdy solid powerful | weak fragile flimsy feeble
healthy well fit fine recovered | ill sick unwell ailing
rich wealthy well-off | poor broke bankrupt
clean tidy spotless neat | dirty messy filthy untidy
safe secure harmless | dangerous unsafe risky hazardous insecure harmful
bright sunny light well-lit | dark gloomy dim
young junior inexperienced | old senior experienced elderly
new modern up-to-date current latest | old outdated obsolete old-fashioned deprecated
early | late
punctual on-time | late delayed overdue unpunctual
mandatory compulsory required obligatory necessary | optional voluntary unnecessary
allowed permitted legal welcome | forbidden prohibited banned illegal disallowed
enabled active activated on | disabled inactive deactivated off
available in-stock | unavailable sold-out out-of-stock
edible | poisonous toxic inedible
well | badly poorly
near close nearby | far distant remote
responsive prompt | slow unresponsive
accept accepted accepting | rejected declined refused
valid | terminated cancelled void invalid
raise raised increase | unchanged
for | against
successful succeeded worked success successfully passed smoothly smooth | failed unsuccessful flopped failure
approved accepted granted agreed confirmed passed | rejected refused denied declined turned-down
working functional functioning operational repaired fixed intact | broken defective faulty down damaged
stable reliable dependable solid rock-solid | unstable flaky unreliable buggy shaky
formal official | informal casual unofficial
long detailed lengthy extensive verbose thorough | short brief concise terse succinct
happy satisfied pleased content delighted | unhappy dissatisfied disappointed displeased
optimistic confident hopeful | pessimistic doubtful
extroverted outgoing talkative sociable | introverted shy reserved quiet
single unmarried | married
vegetarian vegan | meat-eater carnivore
employed | unemployed jobless
full-time | part-time
manual manually by-hand | automatic automatically automated
synchronous synchronously | asynchronous asynchronously
encrypted | unencrypted plaintext
centralised central | decentralised distributed
sweet | savoury salty bitter sour
spicy hot | mild bland
rare raw medium-rare | well-done
tall high | short low
heavy | light lightweight
thick | thin
wide broad | narrow
smooth | rough bumpy
wet humid damp rainy | dry arid
deep | shallow
necessary essential important crucial vital | unnecessary unimportant irrelevant superfluous
interesting exciting fascinating gripping thrilling | boring dull tedious
helpful useful valuable effective | useless unhelpful pointless ineffective
accurate correct right precise true | inaccurate wrong incorrect imprecise false mistaken
honest trustworthy | dishonest untrustworthy
patient calm | impatient
generous | stingy mean
beginner novice | expert advanced professional
ahead | behind
inside indoors indoor | outside outdoors outdoor
alive | dead deceased
open | closed shut
occupied rented taken let | vacant free empty available
in-house internally | outsourced externally
keep keeps retain retains preserve maintain continue | drop remove abandon replace discontinue discard sell split
pro for favour | against opposed
bought | sold
growing | shrinking
"""
"""Words on two sides of one scale, the sides apart by "|"."""
_GOOD: Final = frozenset(
    [
        "excellent",
        "great",
        "good",
        "outstanding",
        "superb",
        "fluent",
        "perfect",
        "wonderful",
        "fantastic",
        "brilliant",
        "strong",
        "impressive",
        "solid",
        "amazing",
        "flawless",
        "splendid",
        "terrific",
        "marvellous",
        "smooth",
        "friendly",
        "kind",
        "pleasant",
    ]
)
_BAD: Final = frozenset(
    [
        "poor",
        "bad",
        "terrible",
        "awful",
        "weak",
        "lousy",
        "horrible",
        "mediocre",
        "dreadful",
        "disappointing",
        "miserable",
        "appalling",
        "patchy",
        "rusty",
        "broken",
        "hostile",
        "mean",
        "unpleasant",
        "unbearable",
        "rude",
        "nasty",
    ]
)
_LIKING: Final = frozenset(
    [
        "love",
        "enjoy",
        "adore",
        "prefer",
        "fond",
        "favourite",
        "keen",
        "passionate",
        "appreciate",
        "fancy",
        "cherish",
        "relish",
    ]
)
_DISLIKING: Final = frozenset(["hate", "dislike", "detest", "loathe", "despise", "abhor", "dread"])
_PREFIXES: Final = ("un", "im", "dis", "non", "non-", "ir", "il")


def _read_pairs() -> frozenset[tuple[str, str]]:
    pairs: set[tuple[str, str]] = set()
    for pair in " ".join(_PAIRS.split()).split(" / "):
        first, second = pair.split()
        for one, other in ((first, second), (stem(first), stem(second))):
            pairs.update(((one, other), (other, one)))
    return frozenset(pairs)


_OPPOSITES: Final = _read_pairs()
_OPPOSED: Final = frozenset(word for word, _ in _OPPOSITES)


@lru_cache(maxsize=16384)
def are_opposite(first: str, second: str) -> bool:
    """Whether two folded words exclude each other: by the list, or by a prefix such as in "paid" and "unpaid"."""
    if "like" in (first, second):
        return False  # "like that"
    if (first, second) in _OPPOSITES:
        return True
    if (stem(first), stem(second)) in _OPPOSITES:
        return True
    if _on_two_sides(first, second):
        return True
    if (first in _GOOD and second in _BAD) or (first in _BAD and second in _GOOD):
        return True
    if first.endswith("er") and second.endswith("er") and (_base(first), _base(second)) in _OPPOSITES:
        return True
    short, long = (first, second) if len(first) < len(second) else (second, first)
    return len(short) > 3 and short != "like" and long.endswith(short) and long[: len(long) - len(short)] in _PREFIXES


def opposite_pairs(first: Sequence[str], second: Sequence[str]) -> list[tuple[int, int]]:
    """The places of all two words, one of each side, that exclude each other: :func:`are_opposite` of few of them."""
    found = set()
    listed = [place for place, word in enumerate(second) if _is_listed(word)]
    if listed:
        found = {
            (i, j) for i, word in enumerate(first) if _is_listed(word) for j in listed if are_opposite(word, second[j])
        }
    found |= {(i, j) for i, j in _with_a_prefix(first, second) if are_opposite(first[i], second[j])}
    found |= {(i, j) for j, i in _with_a_prefix(second, first) if are_opposite(first[i], second[j])}
    return sorted(found)


def _with_a_prefix(prefixed: Sequence[str], plain: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Places of words that may be others with a prefix in front."""
    for i, word in enumerate(prefixed):
        if word.startswith(_PREFIXES):
            for j, other in enumerate(plain):
                if word.endswith(other) and len(other) < len(word):
                    yield i, j


@lru_cache(maxsize=16384)
def _is_listed(word: str) -> bool:
    """Whether a word may have an opposite otherwise than by a prefix: :func:`are_opposite` needs it of both."""
    return (
        word in _OPPOSED
        or stem(word) in _OPPOSED
        or bool(_side(word))
        or word in _GOOD
        or word in _BAD
        or (word.endswith("er") and _base(word) in _OPPOSED)
    )


def _read_dimensions() -> dict[str, tuple[tuple[int, int], ...]]:
    """For each stem the scales it stands on, with its side."""
    sides: dict[str, list[tuple[int, int]]] = {}
    for number, line in enumerate(_DIMENSIONS.strip().splitlines()):
        for side, words in enumerate(line.split("|")):
            for word in words.split():
                for form in {word, stem(word)}:
                    sides.setdefault(form, []).append((number, side))
    return {word: tuple(places) for word, places in sides.items()}


def _on_two_sides(first: str, second: str) -> bool:
    one, other = _side(first), _side(second)
    return any(number == its and side != its_side for number, side in one for its, its_side in other)


def _side(word: str) -> tuple[tuple[int, int], ...]:
    return _SIDES.get(word) or _SIDES.get(stem(word), ())


_SIDES: Final = _read_dimensions()


def _base(comparative: str) -> str:
    """The stem of a comparative: "quicker", "noisier", "bigger"."""
    rest = comparative[:-2]
    return stem(rest[:-1] + "y" if rest.endswith("i") else rest)


def liking(folded: str) -> int:
    """1 for a word of liking, -1 for one of disliking, else 0."""
    plain = stem(folded)
    if folded in ("like", "likes", "liked", "liking") or plain in _LIKING_STEMS:
        return 1
    return -1 if plain in _DISLIKING_STEMS else 0


_LIKING_STEMS: Final = frozenset(stem(word) for word in _LIKING)
_DISLIKING_STEMS: Final = frozenset(stem(word) for word in _DISLIKING)
