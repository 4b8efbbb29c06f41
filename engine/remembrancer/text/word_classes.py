"""Classes of English words that the rules for questions go by.

The closed classes are whole; the open ones hold what questions about a life or a project use most.
"""

from __future__ import annotations

from typing import Final


def words_of(text: str) -> frozenset[str]:
    """The words of a list that is read, and grows, as text."""
    return frozenset(text.split())


FUNCTION_WORDS: Final = words_of("""
    a about across actually after again against ago all almost along already also always am an and any anybody
    anyone anything are aren't around as at back be because been before behind being below beside between both
    but by can can't cannot could couldn't did didn't do does doesn't doing don't done down during each either
    else etc ever every everyone everything exactly far few for from had hadn't has hasn't have haven't having
    he he'd he'll he's her here hers herself hey hi him himself his how how's i i'd i'll i'm i've if in inside
    into is isn't it it's its itself just later let let's like many may maybe me might mine more most much must
    my myself near nearly neither never next no nobody none nor not now of off often oh ok okay on once one ones
    only onto or other others our ours ourselves out outside over own per perhaps please pm quite rather really
    same shall she she'd she'll she's should shouldn't since so some somebody someone something soon still such
    than thank thanks that that's the their theirs them themselves then there there's these they they'd they'll
    they're they've this those through till to today tomorrow too toward towards under until up us usually very
    via was wasn't we we'd we'll we're we've well were weren't what what's whatever when when's where where's
    whether which while who who's whoever whom whose why why's will with without won't would wouldn't yes
    yesterday yet you you'd you'll you're you've your yours yourself
""")
"""Words that name nothing by themselves."""

VERBS: Final = words_of("""
    accept accepted add added agree agreed allow arrange arrive arrived arrives ask asked ate be become began
    begin believe belong belongs book booked borrow borrowed bought break bring broke broken brought build built
    buy call called came cancel change changed check choose chose close closed come comes coming compare cook
    cooked cost costs could cut date decide decided deploy deployed describe did die died do does doing drink
    drive drove eat eats end ended enjoy enjoyed expect expire expires explain fall feel fell felt find finish
    finished fit fits fix fixed forget forgot found gave get gets getting give gives giving go goes going gone
    got grow handle happen happened happens hate having hear heard help helped hire hired hold hurt install
    installed join joined keep keeps kept kill knew know known knows last lasted learn learned leave leaves left
    lend lent let like liked likes listen live lived lives living look looked lose lost love loved loves made
    make makes making matter matters mean means meant meet mention mentioned merge merged met mind move moved
    name named need needed needs open opened order ordered own owned owns paid park parked pay pick picked plan
    planned play played plays prefer prefers promise promised pronounce put ran rate rated reach react read
    reads recall recommend recommended remember remind replace replaced reply respond return returned run runs
    said saw say saying says see seem seen sell send sent serve set show showed sign signed sit sleep sold sound
    speak spell spend spent spoke start started starts stay stayed stop stopped store stored study suggest
    suggested support take taken takes taking talk talked taste taught teach teaches tell think thinks thought
    told took train travel treat tried trust try turn turned understand use used uses visit visited wait walk
    want wanted wants was wash watch watched wear weigh went were win won wore work worked working works worry
    write wrote
""")
"""Common verbs in the forms that questions have: they are no nouns, wherever they stand."""

PERSON_PRONOUNS: Final = words_of("he she him her his hers himself herself he's she's he'd she'd he'll she'll")
PEOPLE_PRONOUNS: Final = words_of("they them their theirs themselves they're they'd they'll they've")
THING_PRONOUNS: Final = words_of("it its it's itself it'll it'd")

PERSON_NOUNS: Final = words_of("""
    accountant agent architect aunt author baby babysitter baker barber boss boy boyfriend brother builder
    candidate carpenter chef child cleaner client coach colleague consultant contractor cousin customer dad
    daughter dentist designer developer director doctor driver editor electrician engineer father father-in-law
    fiance fiancee flatmate friend gardener girl girlfriend godfather godmother granddaughter grandfather
    grandma grandmother grandpa grandson guy hairdresser husband instructor intern kid landlady landlord lawyer
    man manager mechanic mentor mom mother mother-in-law mum nanny neighbor neighbour nephew niece nurse painter
    partner photographer physio physiotherapist plumber priest professor recruiter roommate singer sister son
    stepfather stepmother student supervisor surgeon teacher tenant therapist trainer tutor twin uncle vet
    waiter wife woman writer
""")
"""One person."""

PEOPLE_NOUNS: Final = words_of("""
    band brothers builders children clients colleagues company couple cousins customers daughters developers
    family friends grandparents group guests in-laws kids movers neighbors neighbours parents people plumbers
    sisters sons staff students team tenants twins
""")
"""Several people."""

PLACE_NOUNS: Final = words_of("""
    airport apartment area bakery bar beach building cafe campsite church cinema city clinic country flat gym
    hospital hotel house island lake market museum neighbourhood office park place region restaurant room school
    shop station store street theatre town venue village
""")
"""Where somebody can be."""

ONCE_NOUNS: Final = words_of("""
    afternoon day evening event moment month morning night period summer time trip week winter year
""")
"""Behind or before these: "That day", "that trip": a time that was spoken of."""

TIME_NOUNS: Final = words_of("""
    afternoon autumn evening fall month morning quarter spring summer week weekend winter year
""")
"""Behind or before these: "This week" is a date and points back to nothing."""

CLAUSE_OPENERS: Final = words_of("""
    after although and because before but if once or since so that though until when which while who
""")
"""Where another clause of a question begins."""

DETERMINERS: Final = words_of("""
    a an another any each every her his its my no our some that the their these this those your
""")
"""What stands before a noun."""

SAYING: Final = words_of("""
    agree agreed believe claim claimed complain complained conclude concluded decide decided ensure find found
    happen happened him hope hoped knew know me mean meant mention mentioned note noted possible promise
    promised remember said saw say says see show showed so such suggest suggested sure tell think thinks thought
    told true us write wrote you
""")
"""Behind or before these: "That" behind one of these opens a clause."""

EMPTY_IT_AFTER: Final = words_of("""
    allowed bad best better cold dark early easy fine going good hard helpful hot important late legal make
    makes matter matters mean necessary normal ok okay polite possible raining right rude safe seem seems smart
    snowing sunny take takes time took true useful windy wise worth wrong
""")
"""Behind or before these: "It" before one of these may be empty: "is it safe to ..."."""

EMPTY_NOUNS: Final = words_of("""
    almost answer bad best better bit certainly cheap course day days definitely dollar dollars eight end enough
    euro euros expensive finally first five four fun good great half happy hello high hour hours hundred idea
    kind last long lot lots lovely low minute minutes month months morning name names nearly new next nice nine
    nope noted number odd old probably question right sad second seven short six sort stuff sure ten thanks
    thing things third three time times today's two way week weeks welcome while whole worse wrong year years
    yes
""")
"""They add nothing to what stands beside them."""

NAMED_TIMES: Final = words_of("""
    afternoon april august autumn christmas december easter evening february friday fridays january july june
    march monday mondays night noon november october saturday saturdays september spring summer sunday sundays
    thursday thursdays tuesday tuesdays wednesday wednesdays weekday weekdays weekend weekends winter
""")
"""Names of times in the calendar."""
