"""Whether words speak well or ill of something: for telling two opinions apart, not for measuring feelings."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from remembrancer.text.stems import stem

_GOOD: Final = """
love enjoy adore prefer fond favourite keen passionate appreciate fancy cherish relish like delight delightful please
pleased pleasant pleasure happy happier glad cheerful joy enjoyable fun great good better best excellent outstanding
superb perfect wonderful fantastic brilliant amazing splendid marvellous terrific lovely charming beautiful gorgeous
elegant delicious tasty yummy relaxing soothing comforting cosy comfortable convenient handy practical useful helpful
worthwhile valuable effective efficient reliable trustworthy trust faith confident admire respect value treasure
recommend praise favour thrilled excited exciting fascinating interesting gripping inspiring impressive impressed
satisfied content grateful thankful succeed success successful triumph win won winner victory improve improved
improvement thrive thriving flourish bloom blossom healthy benign safe calm calmer peaceful fresh clean clear bright
easy simple smooth smoothly fluent gifted talented skilled generous kind friendly polite warm welcoming nice sweet
dear dearest crave devour swear addicted hooked enthusiast enthusiastic believer fan devotee partial suit suits suited
welcome glorious magnificent heaven bliss dream gem treat ideal spot-on sensible right pride proud agree support back
happiest fondest dearly gladly soft spot ace top
"""
_BAD: Final = """
hate dislike detest loathe despise abhor dread resent bore bored boring dull tedious dreary annoying annoy irritate
irritating bother pester nuisance pain nightmare torture horror horrible terrible awful dreadful appalling disgusting
revolting ghastly nasty unpleasant unbearable intolerable insufferable bad worse worst poor lousy mediocre weak
disappointing disappointed disappointment miserable sad unhappy gloomy grumpy upset angry furious cross sulky sullen
bland tasteless inedible bitter stale rotten ugly hideous shabby dirty filthy uncomfortable impractical useless
pointless worthless waste ineffective inefficient unreliable flaky shaky distrust mistrust suspicious wary sceptical
doubt doubtful refuse reject shun avoid spurn scorn complain complaint grumble moan criticise criticism disapprove
object oppose fail failure failed flop disaster catastrophe fiasco mess defeat lose loser lost worsen harm hurt damage
wither ail ailing sick ill malignant dangerous unsafe risky nervous restless stuffy smelly noisy loud hard difficult
tricky clumsy rude impolite cold hostile unfriendly cruel mean stingy fussy overrated overpriced sick tired fed-up weary
allergic averse aversion phobia squeamish nauseous unconvinced rubbish trash junk chore drag ordeal burden hell
ridiculous silly absurd wrong disagree detestable dreads disgust disgusts repulsive put-off headache shudder shiver
cringe yawn sour suffer suffers endless rip-off hopeless
"""
_PHRASES: Final = {
    1: """
can't get enough|could not be happier|couldn't be happier|second to none|nothing better|nothing beats|nothing pleases
|my thing|his thing|her thing|my cup of tea|swears? by|crazy about|mad about|big on|a fan of|fans of|fan of
|looks? forward
|best of all|at (?:my|his|her|their) best|all for|in favour|on good terms|gets? on (?:well )?with|get a kick
|gets a kick
|more than anything|any day|above all|hooked on|sold on|keen on|fond of|into it|bring out the best|does me good
|makes? (?:my|his|her) day
|works well|without a hitch|a joy|can't do without|cannot do without|live for|lives for|likes it that way
|happier (?:with|on)
|suits? (?:me|him|her|us|them)|no trouble|well received|can listen to .{0,20}all day
""",
    -1: """
can't stand|cannot stand|can't bear|cannot bear|couldn't stand|no fan|not a fan|not my thing|nothing for me
|isn't for me|not for me
|isn't (?:my|his|her) (?:thing|taste|style)|aren't (?:my|his|her|to my) (?:thing|taste|style)|not to (?:my|his
|her) taste|no time for|sick of|tired of
|fed up|had enough|had it with|put off by|puts? (?:me|him|her|them) off|gets? on (?:my|his|her|their) nerves
|drives? (?:me|him|her|them) (?:mad|crazy|up the wall)
|leaves? (?:me|him|her|them) cold|can do without|could do without|can't see the point|doesn't see the point
|no point|makes? (?:me|him|her|them) (?:ill|sick|nervous|shudder|feel ill)
|don't care for|doesn't care for|do not care for|does not care for|keeps? away from|steers? clear|stays? away
|turns? up (?:my|his|her) nose
|gives? (?:\\w+ ){0,4}a wide berth|waste of|last thing|least (?:favourite|of all)|rather not|sooner not
|never again|nothing worse|not worth|isn't worth|get away from
|out of tune|fall(?:en)? out|fell out|bad terms|went wrong|can't abide|cannot abide|won't touch|wouldn't touch
|upsets? (?:my|his|her) stomach|tastes? of nothing
""",
}
"""Turns of phrase, as patterns, by their sign."""


def _read_words(words: str) -> frozenset[str]:
    return frozenset(form for word in words.split() for form in (word, stem(word)))


_GOOD_FORMS: Final = _read_words(_GOOD)
_BAD_FORMS: Final = _read_words(_BAD)
_SIGNED: Final = tuple(
    (sign, re.compile(r"\b(?:" + "".join(patterns.split("\n")) + r")\b")) for sign, patterns in _PHRASES.items()
)


@lru_cache(maxsize=8192)
def valence(folded: str) -> int:
    """1 for a word that speaks well of something, -1 for one that speaks ill, else 0."""
    plain = stem(folded)
    good = folded in _GOOD_FORMS or plain in _GOOD_FORMS
    bad = folded in _BAD_FORMS or plain in _BAD_FORMS
    return good - bad


def signed_phrases(folded: str) -> tuple[tuple[int, int, int], ...]:
    """Start, end and sign of the phrases in a folded text that speak well or ill of something."""
    return tuple((each.start(), each.end(), sign) for sign, pattern in _SIGNED for each in pattern.finditer(folded))
