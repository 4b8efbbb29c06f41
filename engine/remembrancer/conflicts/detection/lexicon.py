"""Classes of English words that the tests for contradictions go by."""

from __future__ import annotations

from typing import Final

from remembrancer.text.any_case import AnyCase
from remembrancer.text.stems import stem
from remembrancer.text.word_classes import FUNCTION_WORDS, words_of

NEGATORS: Final = words_of("""
    not never no nobody nothing none neither nor without cannot can't don't doesn't didn't isn't aren't wasn't weren't
    won't wouldn't shouldn't couldn't haven't hasn't hadn't mustn't needn't ain't hardly dont doesnt didnt isnt
""")
ENDING_VERBS: Final = AnyCase(
    r"\b(?:stop(?:s|ped)?|quit|g[ai]ve(?:n|s)?\s+up|ceased?|refuse[sd]?(?=\s+to\b)|fail(?:s|ed)?(?=\s+to\b)|unable(?=\s+to\b)"
    r"|abandon(?:s|ed)?|dropp?(?:ed|ing)|got\s+rid\s+of|(?:decided|voted|advised?|chose)\s+against|decided\s+not\s+to|rules?d?\s+out|lack(?:s|ed)?"
    r"|refrain(?:s|ed)?\s+from|instead\s+of|moved\s+away\s+from|discontinued?|phased\s+out|retired?(?=\s+the))\b",
)
"""What denies the verb or the thing behind it."""
NO_LONGER: Final = AnyCase(
    r"\b(?:no\s+longer|not\s+(?:\w+\s+){0,6}?any\s?more|n['\u2019]t\s+(?:[\w'-]+\s+){0,7}?any\s?(?:more|longer)|not\s+any\s+longer"
    r"|any\s?more(?=[.!]?$)|stopp?ed|quit|g[ai]ve(?:n)?\s+up|used\s+to\s+be)\b",
)
CORRECTION: Final = AnyCase(
    r"^(?:correction|update|actually|in\s+fact|sorry|wait|no,|edit|erratum|fixed|my\s+mistake|turns\s+out)\b"
    r"|\b(?:actually|in\s+fact|correction|i\s+was\s+wrong|was\s+wrong|mistake|mistaken|mistakenly|misremember\w*|turn(?:s|ed)\s+out"
    r"|instead|rather\s+than|contrary\s+to|in\s+reality|not\s+\w+,?\s+but|has\s+changed|have\s+changed|changed\s+to|changed\s+from"
    r"|(?:was|were|is|are|been|be|got|gets)\s+(?:moved|postponed|delayed|rescheduled|brought\s+forward|pushed|shifted|raised|lowered"
    r"|increased|reduced|replaced|renamed|relocated|extended|shortened|cancelled|canceled|called\s+off|revised|corrected|updated|cut)"
    r"|(?:has|have)\s+(?:moved|switched|replaced|changed|dropped|risen|gone\s+up|gone\s+down)"
    r"|now|nowadays|from\s+now\s+on|as\s+of|since\s+then|by\s+now|no\s+longer|any\s?more"
    r"|(?:my|our|the|his|her|their)\s+new\s+(?:\w+\s+){1,3}(?:is|are|ends?|will))\b",
)
STRONG_CORRECTION: Final = AnyCase(
    r"^(?:correction|update|actually|in\s+fact|sorry|wait|no,|edit|erratum|my\s+mistake|turns\s+out)\b"
    r"|\b(?:actually|in\s+fact|correction|wrong|mistake|mistaken|misremember\w*|turn(?:s|ed)\s+out|instead|in\s+reality"
    r"|contrary\s+to|changed\s+(?:to|from)|replac\w+|postponed|rescheduled|brought\s+forward|pushed\s+back|no\s+longer)\b",
)
REPLACEMENT_CUE: Final = AnyCase(
    r"instead|rather|\b(?:from|replac\w+|in\s+place|not|took|takes|taken|swapp?ed|exchanged|ditched|dropped|traded)\b"
)
"""Without one of these words there is no replacement; quicker to look for."""
REPLACEMENT: Final = AnyCase(
    r"\b(?:switch(?:ed|ing|es)?|mov(?:ed?|ing|es)|migrat(?:ed?|ing|es)|chang(?:ed?|ing|es)|went|go(?:ing)?|transition(?:ed|ing)?"
    r"|convert(?:ed|ing)?|upgrad(?:ed?|ing)|downgrad(?:ed?|ing)|port(?:ed|ing)?|raised|lowered|increased|reduced|cut|renamed|grew"
    r"|rose|fell|dropped|shifted|postponed|rescheduled)\b(?:\s+[\w'-]+){0,6}?\s+from\s+(?P<from>[^,.;]+?)\s+to\s+(?P<to>[^,.;]+)"
    r"|\breplac(?:ed?|es|ing)\s+(?P<from2>[^,.;]+?)\s+(?:with|by)\s+(?P<to2>[^,.;]+)"
    r"|(?P<from3>[^,.;]+?)\s+(?:has|have|had)?\s*(?:been|was|were|is|are|gets?|will\s+be)\s+replaced\s+(?:with|by)\s+(?P<to3>[^,.;]+)"
    r"|(?P<to4>[^,.;]+?),?\s+(?:instead\s+of|rather\s+than|in\s+place\s+of)\s+(?P<from4>[^,.;]+)"
    r"|(?:instead\s+of|rather\s+than)\s+(?P<from5>[^,.;]+),\s+(?P<to5>[^.;]+)"
    r"|\b(?:is|are|was|were|be|'s)\s+not\s+(?!only\b|just\b|as\b)(?P<from6>[^,.;]+?),?\s+but\s+(?P<to6>[^,.;]+)"
    r"|(?P<to7>\w+\s[^,.;]+?),\s+(?:and\s+)?not\s+(?!only\b|just\b|as\b|in\s+any)(?P<from7>[^,.;]+)"
    r"|(?P<to8>[^,.;]+?)\s+(?:has\s+)?replace[sd]\s+(?P<from8>[^,.;]+)"
    r"|(?P<to9>[^,.;]+?)\s+(?:took|takes|has\s+taken)\s+over\s+from\s+(?P<from9>[^,.;]+)"
    r"|\b(?:swapp?ed|exchanged|ditched|dropped|traded)\s+(?P<from10>[^,.;]+?)\s+(?:for|in\s+favou?r\s+of)\s+(?P<to10>[^,.;]+)",
    cue=REPLACEMENT_CUE,
)
CEASED: Final = AnyCase(
    r"\b(?:stepp?(?:ed|ing|s)\s+down|resign(?:ed|s)|quit|left|sold|gave\s+(?:up|away)|got\s+rid\s+of|(?:is|was|were|been|has|have)\s+(?:dropped|removed"
    r"|deleted|closed\s+down|shut\s+down|abolished|dissolved|demolished|scrapped|retired|discontinued|stopped|ended|abandoned|lifted|torn\s+down)|fixed|resolved|solved|broke\s+up"
    r"|separated|moved\s+out|closed\s+down|shut\s+down|passed\s+away|died|expired|went\s+out\s+of\s+business|is\s+over|threw\s+(?:out|away)|cancelled)\b",
)
"""What ends a state that the old statement tells of."""
APART: Final = words_of("back return other extra additional spare backup former ex second-hand")
"""Words that set one thing apart from another of its name when one side alone has them."""
CANCELLED: Final = AnyCase(
    r"\b(?:cancell?ed|called\s+off|won['\u2019]t\s+(?:happen|take\s+place)|does(?:n['\u2019]t|\s+not)\s+take\s+place|fell\s+through"
    r"|will\s+not\s+(?:happen|take\s+place)|no\s+longer|was\s+scrapped|been\s+scrapped|is\s+off(?=[.!]?$)|discontinued|withdrawn)\b",
)
HYPOTHETICAL: Final = AnyCase(
    r"\b(?:if|would|could|might|maybe|perhaps|probably|possibly|supposing|suppose|imagine|consider(?:s|ed|ing)?|thinking\s+(?:of|about)"
    r"|thought\s+about|think\s+about|wonder(?:s|ed|ing)?|wish(?:es|ed)?|dream(?:s|t|ed|ing)?|hope(?:s|d)?|hoping|hypothetical(?:ly)?"
    r"|option|options|likely|unless|were\s+to|whether|what\s+if|in\s+case|tempted|toying|assuming|should\s+(?:we|i|they|it)"
    r"|ideally|in\s+theory|(?-i:may)(?=\s+(?:be(?!\s+up)|become|have|need|get|change|move|switch|want|also|not|well|go|take|leave|use|one|start|cost|soon))"
    r"|debating|contemplat\w+|ponder\w*|fantasi\w+|daydream\w*|talk(?:ed|ing)?\s+about|propos(?:es|ed|ing)\s+(?:that|to)|suggest(?:s|ed|ing)?"
    r"|tentative(?:ly)?|not\s+sure|unsure|undecided|someday|one\s+day|some\s+day|eventually|rumou?rs?|rumou?red|hypothesis)\b|'d\s+(?!rather|prefer|like)",
)
STATED_WISH: Final = AnyCase(r"\b(?:would|['\u2019]d)\s+(?:rather|prefer|like|love)\b")
PLAN: Final = AnyCase(
    r"\b(?:plan(?:s|ning)?\s+(?:to|for|on)|planned|plan(?=:)|will|['\u2019]ll|going\s+to|gonna|want(?:s|ed)?\s+to|need(?:s|ed)?\s+to"
    r"|ha(?:ve|s|d)\s+to|must|should|promise[sd]?\s+to|intend(?:s|ed)?\s+to|expect(?:s|ed)?|aim(?:s|ed|ing)?\s+(?:to|for)|goal|target"
    r"|scheduled\s+(?:for|to)|due|to-?do|supposed\s+to|agreed\s+to|committed\s+to|hop(?:es?|ed|ing)\s+to|estimated?|forecast|projected)\b",
)
EARLIER: Final = AnyCase(
    r"\b(?:used\s+to|formerly|previously|previous|former|back\s+then|once\s+upon|in\s+the\s+past|as\s+a\s+(?:child|kid|student|teenager|boy|girl)"
    r"|when\s+(?:i|he|she|they|we)\s+(?:was|were|lived|worked|studied)|last\s+(?:year|month|week|summer|winter|spring|autumn|season|quarter)"
    r"|years\s+ago|at\s+school|at\s+university|in\s+(?:my|his|her|our)\s+(?:childhood|youth|twenties|thirties)|until\s+(?:19|20)\d\d"
    r"|^\W*until\b|in\s+the\s+old\s+\w+|ex-\w+|old\s+(?:job|flat|house|office|car|phone|system|version)|before\s+(?:the|that|this|we|i)|back\s+when|in\s+those\s+days|at\s+the\s+beginning|during\s+(?:my|his|her|our|the)\s+(?:studies|childhood|pilot|trial|pandemic|lockdown|war)"
    r"|(?:first|previous|last|prior|preceding)\s+(?:job|employer|landlord|flat|contract|owner|manager|tenant|release|attempt)|at\s+first|initially|originally"
    r"|at\s+that\s+time|at\s+the\s+time|earlier)\b",
)
AGAIN: Final = AnyCase(
    r"\b(?:again|another|this\s+time|once\s+more|last\s+time|second\s+time|as\s+well|also|too|in\s+addition|additionally|besides"
    r"|both|among|one\s+of|some\s+of|e\.g\.|for\s+example|such\s+as|other|others|else|another\s+time)\b",
)
CHOICE: Final = AnyCase(
    r"\b(?:deci(?:de[sd]?|sion)|cho(?:se|ose|oses|sen)|pick(?:s|ed)?|opt(?:s|ed)?|select(?:s|ed)?|went\s+with|go(?:ing|es)?\s+with|go\s+for"
    r"|settled?\s+on|agreed?|adopt(?:s|ed)?|approved|resolved|stick(?:ing)?\s+with|stay(?:ing)?\s+with|use|using|we['\u2019]ll|will)\b",
)
SOCIAL: Final = AnyCase(
    r"^\W*(?:(?:oh|wow|yeah|yes|yep|no|well|hey|hi|hello|aw+|haha|ok(?:ay)?|so|and|but|man|gosh|whoa|sure|right|exactly|absolutely|totally|definitely"
    r"|sounds|that['\u2019]?s|it['\u2019]?s|you['\u2019]?re|i['\u2019]?m)\W+(?:\w+\W+)?)*"
    r"(?:thank(?:s|\s+you)|bye|good\s?bye|congrat\w*|no\s+(?:worries|problem|doubts?|way|kidding|need|wonder)|sorry\s+(?:to|about|for|that)|take\s+(?:care|it)"
    r"|good\s+(?:luck|to|for|morning|night|evening|job)|(?:so\s+|really\s+|very\s+)?(?:glad|happy|excited|proud|sorry|pleased|thrilled|honou?red)\s+(?:to|that|you|for|of|it|i|we|about)"
    r"|can(?:no|['\u2019])t\s+(?:wait|believe|imagine|agree)|looking\s+forward|sounds?\s+\w+|nice\s+(?:to|one|job)|great\s+(?:to|job|work|idea|seeing|hearing)|awesome|amazing|cool"
    r"|let['\u2019]?s|let\s+(?:me|us)|keep\s+(?:up|it|on|going|me|in|doing|working|pushing|shining|spreading|making|me|us|at)|have\s+(?:fun|a)|enjoy\b|stay\b"
    r"|long\s+time|wishing|welcome|cheers|same\s+here|me\s+too|guess\s+what|check\s+out|how\s+about|what\s+an?|way\s+to\s+go|go\s+for|love\s+(?:that|it|this|you|how|the|your)"
    r"|agreed?\b(?=[,.!])|believe\s+in|remember\b|wish\b|i\s+know\b|talk\s+to\s+you|see\s+you|hope\b|just\s+know|don['\u2019]t\s+(?:worry|give|forget|hesitate|be)"
    r"|no[,!.]|you\b|your\b|what\s+you|i['\u2019]?m\s+(?:so\s+|really\s+)?(?:here|glad|proud|sure|sorry|happy)|i\s+(?:totally\s+|really\s+)?(?:agree|appreciate|understand|get\s+it))",
)
"""How people greet, thank, praise and encourage each other: nothing is told that could be contradicted."""
VAGUE_SUBJECT: Final = AnyCase(
    r"^\W*(?:(?:and|but|so|yeah|yes|well|plus|also)\W+)?(?:it|that|this|these|those|they|he|she|things?|everything|something|nothing|there)\b",
)
"""A subject that only the text before it explains."""
VAGUE: Final = frozenset(
    stem(word)
    for word in words_of("""
        great good nice awesome amazing cool happy glad lovely wonderful fantastic fun best better bad perfect
        beautiful
        incredible inspiring exciting excited proud super sweet special important tough hard easy special feel feeling
        feelings believe hope know think love life world difference lot lots bit stuff support help work hear talk
        chat share while day days week weeks month year years times moment moments experience journey friend friends
        family people folks passion memories memory story stories positive mean means meaning wow yeah hey real
        really crazy pretty start started keep keeping enjoy enjoying wait sound sounds impact strength joy peace
        happiness courage progress success dream dreams goal goals challenge challenges opportunity chance plan
        plans idea
        thing things part place photo picture pic team make making take taking sure reminder reminds remind self
        back way ways new old big little small change changes changed care caring connect sense break relax
    """)
)
"""Words of ordinary talk that two statements share without being about one matter."""
FAVOURITE: Final = AnyCase(
    r"\b(?:favou?rite|(?<!my )(?<!our )(?<!your )best(?=\s+\w+(?:\s+\w+){0,4}\s+is\b)|is\s+the\s+best(?=\s+\w)"
    r"|most\s+(?:beloved|liked)|go-to)\b",
)
COMPARED_LIKING: Final = AnyCase(
    r"\b(?:prefer(?:s|red)?\s+(?P<a>[^,.;]+?)\s+(?:over|to|rather\s+than|instead\s+of|than)\s+(?P<b>[^,.;]+)"
    r"|(?:like|likes|love|loves|enjoy|enjoys)\s+(?P<a2>[^,.;]+?)\s+(?:more|better)\s+than\s+(?P<b2>[^,.;]+)"
    r"|rather\s+(?P<a3>[^,.;]+?)\s+than\s+(?P<b3>[^,.;]+))",
)
PREFERRING: Final = AnyCase(
    r"\b(?:wants?|would\s+like|['\u2019]d\s+like|please|best|prefer(?:s|red|ence|ably)?|rather|favou?rite|more\s+of\s+an?|\w+\s+person)\b",
)
LIKE_PHRASES: Final = AnyCase(
    r"\b(?:fans?\s+of|finds?\s+[^.]*?\b(?:great|lovely|delicious|fascinating|relaxing|wonderful|fantastic)|into\s+(?=\w+$)|crazy\s+about|keen\s+on)\b",
)
DISLIKE_PHRASES: Final = AnyCase(
    r"\b(?:nightmare|torture|horror\s+for|no\s+fan\s+of|(?:do|does)(?:n['\u2019]t|\s+not)\s+(?:much\s+)?care\s+for|nothing\s+for\s+(?:me|him|her)|not\s+my\s+thing|finds?\s+[^.]*?\b(?:unbearable|boring|awful|disgusting|terrible|annoying|dull)|not\s+(?:\w+\s+){0,2}fans?\s+of|can(?:['\u2019]?t|not)\s+(?:stand|bear)|not\s+(?:a\s+fan|fond|keen|into)|sick\s+of|tired\s+of|allergic\s+to|averse\s+to|avoids?)\b",
)
_LIGHT_WORDS: Final = words_of("""
    be have do take get go come make there place run stand cost last say mention set keep call name locate
    currently present total number amount count price size age old weight length duration value about roughly around
    approximately really quite very just simply basically please note remember info fyi actual fact actually update
    correction sorry wrong mistake now new instead today currently still already yet finally recently decision decide
    preference prefer status state goal learn fact thing way kind type one ones time times long high tall wide
    big worth
    equal amount contain consist comprise include hold require need must should may might per each every once
    definitely always again also too some certain exactly even ever much many more most less least rather better
    mr mrs ms dr prof professor begin start happen occur become remain stay turn seem look feel try want like
    use usually normally generally
    overall general typical longer anymore any decided agreed agree choose chosen pick select opt go with current
    everyone everybody person people somebody someone thanks hey hi yes yeah okay well oh
""")
LIGHT: Final = frozenset(stem(word) for word in _LIGHT_WORDS) | frozenset(stem(word) for word in FUNCTION_WORDS)
"""Stems that say nothing about the matter when only one of two statements has them."""
SINGLE_VALUED: Final = frozenset(
    stem(word)
    for word in words_of("""
        live reside work study drive attend call name locate host store base manage lead report sit park cause born
        weigh marry belong teach sleep graduate run deploy point end lie originate
        bank employ write build connect head chair chaired supervise direct represent design rent
        commute serve major supply maintain moderate handle coach land depart arrive leave use register insure cover
        hang
    """)
)
"""Stems of verbs with one object or place at a time, as a rule."""
MANY_VALUED: Final = frozenset(
    stem(word)
    for word in words_of("""
        like love enjoy hate dislike speak know visit read watch meet see eat drink cook buy collect play
        support export import convert
        affect depend contain include learn try hear listen mention say tell talk discuss find make order receive
         send write help recommend suggest ask want need get give add fix bring went invite see
        travel climb win lose attend paint draw follow work-on lend borrow
    """)
)
"""Stems of verbs that hold of several things at once: another one is no contradiction."""
ONCE: Final = AnyCase(
    r"\b(?:born|first|moved\s+(?:in)?to|diagnosed|died|founded|established|married|wedding|birthday|deadline|due|expir\w+|birth|anniversary|graduated|opened\s+in|moved\s+in"
    r"|released|launched|launch|signed|submitted|hired|retired|built|invented|ends?|starts?|begins?|payday|due\s+date|joined)\b",
)
"""What happens once to a thing, so that there is one date of it."""
_CLASSES: Final = """
    red blue green yellow black white grey brown purple orange pink beige silver golden turquoise violet navy
    monday tuesday wednesday thursday friday saturday sunday
    done draft final approved rejected pending archived shipped cancelled blocked planned deployed merged paused ready
    small medium large
    low middle
    single married divorced widowed engaged
    vegetarian vegan pescatarian carnivore
    wooden metal plastic glass stone concrete leather
    german french english spanish italian dutch polish swiss austrian american british chinese japanese indian turkish
    north south east west
    gold silver bronze
    bus train bike car tram subway foot plane ferry
    weekly daily monthly quarterly yearly fortnightly biweekly
    lawyer nurse teacher doctor engineer carpenter plumber accountant designer chef dentist architect baker pilot
    christian muslim jewish buddhist hindu atheist catholic protestant
    mit apache gpl bsd proprietary
    gas electric oil diesel petrol hybrid
    morning evening
    window aisle
    json yaml xml csv toml
    python java rust typescript javascript kotlin swift ruby php go
"""
EXCLUSIVE: Final = tuple(frozenset(stem(word) for word in line.split()) for line in _CLASSES.strip().splitlines())
"""Sets of stems of which one thing is one at a time."""
_NO_SETS: Final[frozenset[int]] = frozenset()
_SETS: Final = {
    member: frozenset(number for number, members in enumerate(EXCLUSIVE) if member in members)
    for member in frozenset().union(*EXCLUSIVE)
}
STATE_CHANGES: Final = {
    "mov": frozenset({"liv", "resid", "offic", "locat", "bas"}),
    "join": frozenset({"work"}),
    "relocat": frozenset({"liv", "resid", "offic", "work", "bas"}),
    "switch": frozenset({"us", "use", "work"}),
    "transfer": frozenset({"work", "studi"}),
}
"""Verbs of change with the stems of the states that they end."""


def same_class(first: str, second: str) -> bool:
    """Whether two stems are different members of a set of which one thing is one at a time."""
    return first != second and not _SETS.get(first, _NO_SETS).isdisjoint(_SETS.get(second, _NO_SETS))


def has_class(stemmed: str) -> bool:
    """Whether a stem is a member of such a set."""
    return stemmed in _SETS
