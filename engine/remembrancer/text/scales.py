"""Words and turns of phrase on two sides of one scale: what is on one side is not on the other at the same time.

Wider than the opposites of :mod:`~remembrancer.text.antonyms`: a sign among others, not a proof.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from remembrancer.text.phrase_table import PhraseTable
from remembrancer.text.stems import stem

_SCALES: Final = """
carried passed adopted approved accepted backed ratified endorsed green-lit waved_through said_yes gave_leave |
rejected defeated voted_down turned_down thrown_out refused declined vetoed said_no voted_against decided_against /
clockwise | anticlockwise counterclockwise / awake conscious alert up_and_about | asleep unconscious sleeping in_bed
comatose / raise raised raising up high elevated lift lifted | lower lowered lowering down low / breathe_in inhale
breathing_in | breathe_out exhale breathing_out / oldest earliest first chronological ascending a_to_z | newest latest
last most_recent descending z_to_a / put_on_weight gain_weight put_on gaining gained | lose_weight losing lost_weight
lose slim_down lost / going_up gone_up went_up climbing climbed rising rose rise up growing grew grow increased
increase increasing soared doubled swelled picked_up more_expensive dearer | going_down gone_down went_down dropping
dropped drop falling fell fall sinking sank shrank shrinking shrink decreased decrease decreasing halved cheaper
plunged declined dipped slipped / triumph success hit sensation victory winner roaring_success well_received |
disaster flop failure fiasco debacle catastrophe washout defeat / cheerful happy merry sunny bright good-humoured
good_mood smiling jolly | grumpy gloomy sulky sullen morose irritable bad_mood bad-tempered moody sad miserable /
trust trusts trusted trusting faith confidence | suspicious distrust distrusts mistrust mistrusts suspicion wary /
calmer calm soothes soothing relieves relief relaxed relaxes eases settles soothed | wilder wild upset upsets agitates
triggers sets_off brings_on worsens aggravates stirs nervous restless excited anxious / fully_staffed full_strength
enough_people well_staffed | short_of short-staffed understaffed shorthanded thin_on_the_ground / switch_on
switched_on turn_on turned_on leave_on on burning lit running powered_up | switch_off switched_off turn_off turned_off
off out dark powered_down unplugged / keep stay stays remain remains retain stick sticking goes_on carry_on continue
continues continued hold_on_to | drop dropped scrap scrapped replace replaced abandon abandoned give_up gave_up switch
switched leave leaving quit stop stopped ditch ditched do_away phase_out get_rid got_rid retire retired / allowed
permitted may can free_to welcome fine all_right ok okay permission lets | forbidden banned prohibited not_allowed
off_limits out_of_bounds must_not mustn't may_not ban no_entry taboo barred / works working running fine functions
functioning fixed repaired mended in_order goes | broken broke out_of_order defunct dead stuck jammed jams failing
fails failed down crashed crashes kaput on_the_blink / present attended came turned_up showed_up there appeared joined
took_part | absent missing stayed_away stayed_home missed skipped did_not_come away elsewhere / full packed crowded
busy heaving overflowing crammed sold_out no_room fully_booked | empty deserted half-empty vacant plenty_of_room
nobody quiet / cheap bargain affordable inexpensive low_cost good_value for_nothing free | expensive dear costly
overpriced fortune pricey rip-off steep / short brief quick in_a_flash minutes | long endless lengthy ages lasting
drawn-out hours never-ending / near next_door round_the_corner close nearby walking_distance stone's_throw adjacent |
far miles_away distant remote long_way / soft tender supple | hard tough firm stiff rigid / wet soaked soaking damp
moist drenched soggy muddy | dry parched bone-dry dusty arid / hot boiling scorching warm heated sweltering mild |
cold freezing icy chilly cool unheated frosty / clean spotless washed scrubbed immaculate tidy | dirty filthy grimy
stained muddy soiled messy / tight strict rigorous stringent severe | loose lax lenient lenient easy-going relaxed
generous / alive living survived recovered thriving lives | dead died passed_away perished killed ailing dying
withered / healthy well fit recovered cured good_health sound thriving | ill sick unwell poorly ailing infected
diseased bad_health / benign harmless | malignant cancerous / binding valid in_force effective applies | void invalid
null non-binding expired lapsed nullified / won win wins winning beat victorious came_first victory | lost lose loses
losing beaten came_last defeated / bought purchased acquired buying buy | sold selling sell parted_with gave_away /
hired employed taken_on recruited recruiting hiring | fired sacked dismissed laid_off made_redundant let_go / arrived
came arriving in landed | left departed gone leaving went_away / married wed wedded husband wife | single divorced
unmarried separated bachelor / friends close_friends good_terms get_on get_along reconciled made_up on_speaking_terms
| enemies fallen_out fell_out quarrelled feud bad_terms not_speaking estranged broke_up hostile / strong sturdy robust
powerful solid | weak feeble frail flimsy puny / loud noisy deafening audible rowdy blaring | quiet silent hushed
inaudible still soundless peaceful noiseless / early ahead_of_schedule beforehand in_time on_time punctual prompt
punctually | late behind_schedule overdue delayed tardy too_late / simple easy straightforward effortless child's_play
a_breeze piece_of_cake no_trouble | difficult hard tricky complicated complex demanding struggle a_pain challenge
uphill / safe secure harmless protected risk-free | dangerous unsafe hazardous risky perilous unprotected /
interesting gripping fascinating thrilling riveting exciting page-turner | boring dull tedious dreary tiresome yawn /
tasty delicious yummy mouth-watering superb flavourful | tasteless bland disgusting inedible awful revolting horrid /
generous open-handed lavish | stingy mean tight-fisted miserly / honest truthful sincere upright | dishonest lying
lied deceitful crooked / polite courteous well-mannered civil respectful | rude impolite insolent cheeky discourteous
/ patient tolerant | impatient short-tempered / talkative chatty outgoing sociable extroverted | taciturn shy reserved
withdrawn silent introverted / hard-working diligent industrious | lazy idle workshy / tidy neat orderly | untidy
messy chaotic sloppy / enough sufficient plenty ample surplus abundance | short lacking insufficient shortage scarce
scarcity too_few too_little deficit / agrees agreed consent consented supports supported in_favour for backs |
disagrees opposed opposes objects objected against refuses refused resists / complete completed finished done ready
final concluded wrapped_up | unfinished incomplete pending half-finished draft ongoing outstanding in_progress
under_way not_started / sharp blurry | blunt / transparent clear see-through | opaque cloudy murky / light pale bright
| dark deep dim / public open everyone anyone | private closed confidential internal members-only secret / whole
entire all everything everybody everyone complete | none nothing nobody partly half / always every_time constantly
invariably without_exception | never rarely seldom hardly_ever / often frequently regularly usually mostly generally |
rarely seldom hardly_ever never occasionally / daily | weekly monthly / indoors inside under_cover | outdoors outside
in_the_open / in_person face_to_face on_site | online remotely by_video by_phone virtual / by_hand manually
handwritten | by_machine automatically typed typing / alone solo single-handed by_oneself on_my_own | together jointly
in_a_team with_others as_a_group / permanent permanently for_good unlimited forever open-ended | temporary temporarily
for_now limited interim provisional / voluntary optional optionally | compulsory mandatory required obligatory must /
fresh | stale frozen rotten mouldy / raw uncooked | cooked boiled baked fried / sweet sugary | sour bitter salty
savoury unsweetened / vegetarian vegan meatless | meat carnivore omnivore meat-eater / formal smart dressy | informal
casual / modern contemporary state-of-the-art brand-new up-to-date | old-fashioned outdated antiquated dated obsolete
/ increase raise boost extend expand widen enlarge more_of | cut reduce lower shrink shorten narrow limit fewer less /
insourced in-house ourselves own_people | outsourced outsource external contractor agency / centralised centrally |
decentralised locally / encrypted scrambled | plain unencrypted plaintext cleartext / stable steady reliable
rock-solid dependable | unstable shaky flaky erratic unreliable temperamental / compatible supports works_with |
incompatible doesn't_work_with / accurate correct right true exact | inaccurate wrong incorrect false mistaken off /
natural organic | artificial synthetic / profit profitable in_the_black surplus | loss loss-making in_the_red deficit
/ employed in_work job | unemployed out_of_work jobless / pregnant expecting | not_pregnant / on_duty on_call working
| off_duty off day_off on_leave / locked shut closed bolted barred | unlocked open ajar opened / visible shown
displayed | hidden invisible concealed / straight | crooked bent curly / smooth even | rough bumpy uneven / optimistic
hopeful confident | pessimistic doubtful sceptical gloomy / before ahead prior beforehand | after afterwards behind /
above over on_top upper top | below under beneath lower bottom / left | right / front | back rear / major big huge
large enormous | minor small tiny little slight / majority most many | minority few / beginner novice newcomer |
expert veteran experienced old_hand / sober | drunk tipsy / innocent acquitted cleared | guilty convicted sentenced /
rich wealthy well-off | poor broke penniless hard_up / success successful succeeded worked went_well smoothly
without_a_hitch | failed unsuccessful went_wrong badly a_mess / extended prolonged renewed | terminated cancelled
ended not_renewed expired / starts begins opens opened launch started | ends closes finishes closed stops ended / fast
quick swift rapid speedy in_no_time briskly | slow sluggish crawls crawling snail's_pace slowly / helps helped helpful
improves improved relieves eases does_good cures | harms hurts worsens aggravates makes_worse does_harm cost_us
damages / essential crucial indispensable important necessary vital | unnecessary superfluous pointless unimportant
dispensable useless / ready available free in_stock | unavailable taken out_of_stock sold_out busy occupied / clear
cloudless sunny bright | cloudy overcast foggy rainy / full-time | part-time / single double | twin / thick heavy
dense | thin light sparse / deep | shallow / wide broad roomy spacious | narrow tight cramped poky / fat heavy
overweight | thin slim skinny lean / tall | short / strict | lenient / accepts accept takes take taken swallows |
rejects refuses refuse declines won't_take spits_out / obeys responds reacts | ignores unresponsive dead / loves
adores crazy_about devoted | hates loathes detests can't_stand / softly soft gently piano pianissimo quietly | loudly
loud forte fortissimo forcefully / solvent liquid afloat in_the_black | bankrupt insolvent can't_meet debts in_the_red
went_under / booming thriving brisk flourishing | slack poor slow bad struggling stagnant / acid acidic sour |
alkaline chalky / paved surfaced tarmac asphalted | unpaved gravel dirt unsurfaced / opt-in | opt-out / north northern
northwards | south southern southwards / east eastern eastwards | west western westwards / friends friend ally allies
| enemy enemies foe foes rivals / intermittent occasional occasionally sporadic now_and_then from_time_to_time |
constant constantly continuous every_single every_time always non-stop permanently / strengthens strengthen
intensifies brings_out stronger | weakens weaken weaker dulls masks / younger youngest junior | older oldest elder
eldest senior / critical severe serious urgent high grave acute | low minor trivial harmless negligible mild /
hand_in_hand harmony harmonious smoothly | open_warfare at_loggerheads at_odds conflict friction / paid settled
cleared | unpaid outstanding open owing overdue / lit light illuminated bright | unlit dark gloomy / free gratis
no_charge complimentary | paid charged fee ticketed / unanimous unanimously everyone all | split divided contested
narrow narrowly majority / rising rise up increasing | falling fall down decreasing flat unchanged / gained gain
put_on | lost lose shed / blooming flowering in_bloom in_flower | bare withered faded / ripe ready mature | unripe
green / vertical upright standing | horizontal flat lying / standing stand on_my_feet | sitting seated sit / stays_put
static fixed still motionless | moves moving mobile travels / odd uneven | even / plus positive above | minus negative
below / input incoming inbound import imports | output outgoing outbound export exports / upload uploads | download
downloads / win won victory | draw drew tie defeat / same identical equal unchanged | different unequal changed other
/ native mother_tongue fluent fluently | broken beginner not_a_word rusty / early_riser morning_person lark up_early |
night_owl late_riser sleeps_in / leading ahead in_front | trailing behind lagging / genuine real original authentic |
fake forged counterfeit copy imitation / legal lawful permitted | illegal unlawful criminal / passes pass passing
passed green | fails fail failing failed red flunked / sleeps_through sleeps_well slept_well soundly | wakes_up awake
restless insomnia badly / in_stock stocked available | sold_out out_of_stock unavailable / vacant empty free to_let |
let rented occupied tenanted / in_use used active | unused idle disused dormant mothballed / in_tune | out_of_tune /
at_home in home in_town around | away out abroad travelling gone / supportive supports behind_it encourages |
sceptical critical opposes discourages / reopen reopened reopens open | closed_down shut shuts closes / merged merge
joined united together | split separate separated apart divided / mine my_own ours | theirs someone_else's / upstairs
upper top attic | downstairs ground_floor basement cellar / inherited given | bought earned / literal literally |
figurative figuratively / plenty lots much many loads | few little hardly_any scant next_to_nothing / everyone
everybody all whole_team | nobody no_one none not_one not_a_soul not_a_single / something anything everything |
nothing / voluntarily willing willingly gladly happy_to | unwilling reluctantly forced refuses won't / forgave
forgiven | resents grudge / sharp keen | blunt dull / straight_away immediately at_once promptly right_away | delayed
later slow took_ages put_off / brought_forward earlier sooner | postponed put_back delayed later pushed_back / hire
hired recruit recruiting | freeze fire fired lay_off laid_off redundancies on_hold / on_hold frozen paused suspended
stopped halted | resumed ongoing running recruiting continues again under_way / renew renewed renewing extend extended
| cancel cancelled terminate terminated let_lapse give_notice / reduce reduced cut lower | raise raised increase
increased / include included includes including comes_with | exclude excluded excludes extra separate not_included /
sole only alone | joint several shared both
"""
"""Scales apart by "/", their sides by "|"; "_" joins the words of a phrase."""
_NOTHING: Final[frozenset[int]] = frozenset()


def _read_scales() -> tuple[dict[str, frozenset[int]], dict[str, frozenset[int]]]:
    """The sides on which each word, and each phrase, stands: twice the number of the scale, and one more behind "|"."""
    words: dict[str, set[int]] = {}
    phrases: dict[str, set[int]] = {}
    for number, scale in enumerate(" ".join(_SCALES.split()).split(" / ")):
        for side, members in enumerate(scale.split("|")):
            for member in members.split():
                if "_" in member:
                    phrases.setdefault(member.replace("_", " "), set()).add(2 * number + side)
                else:
                    for form in (member, stem(member)):
                        words.setdefault(form, set()).add(2 * number + side)
    return (
        {word: frozenset(side for side in sides if side ^ 1 not in sides) for word, sides in words.items()},
        {phrase: frozenset(sides) for phrase, sides in phrases.items()},
    )


_WORDS, _PHRASES = _read_scales()
_PHRASE_TABLE: Final = PhraseTable(_PHRASES)


@lru_cache(maxsize=8192)
def sides_of(folded: str) -> frozenset[int]:
    """The sides of scales on which a word stands; the other side of ``n`` is ``n ^ 1``."""
    found = _WORDS.get(folded) or _WORDS.get(stem(folded), _NOTHING)
    if not found and "-" in folded:
        return sides_of(folded.split("-", 1)[0])  # "south-facing"
    return found


def sides_of_phrases(folded: str) -> tuple[tuple[int, int, frozenset[int]], ...]:
    """Start, end and sides of the phrases in a folded text that stand on a scale."""
    return tuple(_PHRASE_TABLE.find(folded))


def are_on_two_sides(first: frozenset[int], second: frozenset[int]) -> bool:
    """Whether two words stand on two sides of one scale and on no side together."""
    return not first & second and any(side ^ 1 in second for side in first)
