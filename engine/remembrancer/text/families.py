"""Words with which people speak of one and the same thing or attribute: "home", "lives", "flat"; "boss", "reports".

Members of a family need not mean the same: they can stand for each other where two statements tell of one matter.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from remembrancer.text.phrase_table import PhraseTable
from remembrancer.text.stems import stem

_FAMILIES: Final = """
! live lives home house flat apartment reside residence address moved move place dwell settled lodge lodging based
/ ! work works job employer employed employs company firm payroll office profession career position
/ ! boss manager supervisor report reports superior line head leads lead chief in_charge runs responsible
/ ! last lasts long duration takes take lasted length down_for minutes hours spend go_on
/ ! due deadline hand submit deliver deliverable by no_later in_by until closing_date ready send
/ ! kept lives stored store stands lies sits find found under keep look_in hangs put goes located belongs where
/ ! born birth birthday came_into_the_world birthdate foaled foal calved lambed arrived newborn
/ allowed permitted may forbidden let allow allows ban banned prohibited must rule admitted
/ ! runs run hosted host hosts deployed deploy server machine sits lives served
/ ! costs cost price priced pay pays paid charge charges fee set_back bill euros worth rate
/ ! weigh weighs weight scales heavy kilos kilogram tips
/ ! tall height high measures stands
/ ! old age aged born turns turned birthday years
/ ! called name named goes_by call answers_to nickname christened title titled
/ ! start starts begin begins began opens kick_off kickoff commence launch first sets_off
/ ! end ends finish finishes over stops closes closed closing shuts
/ ! expires expire valid validity expiry runs_out good_until ends
/ teach teaches teacher lessons lesson taught class instructor tutor school instructs trains
/ learn learnt learned lesson found_out discovered discover realised noticed taught experience
/ buy bought purchase purchased got acquire acquired get gets order ordered procure
/ drive drives car vehicle motor van wheel
/ ! marry married wife husband spouse wedding wed partner
/ mother mum mom parent mam
/ father dad parent papa
/ child children kid kids son daughter boy girl
/ grandmother grandma granny nan nonna gran
/ grandfather grandpa granddad grandad
/ ! doctor gp physician practitioner medic surgery consultant specialist
/ nurse matron carer
/ illness ill sick disease ailment condition
/ medicine drug tablet tablets pill pills medication dose takes prescribed prescription
/ allergic allergy react reacts intolerant intolerance
/ hospital clinic ward infirmary admitted
/ ! pulse heart heartbeat beats rate bpm
/ ! pressure reading measured measurement level
/ ! temperature degrees fever thermometer warm cold heated
/ eat eats food meal diet dish cook cooking lunch dinner supper menu
/ drink drinks beverage cup glass
/ sleep sleeps bed asleep lights_out night
/ wake wakes up rises gets_up alarm
/ meet meeting meets gathering session appointment get_together see
/ talk speak speaks lecture presentation presents present speech address
/ travel trip journey travels go flies fly flight goes tour holiday vacation
/ train railway rail
/ ! arrive arrives arrival gets_in lands landing reaches
/ ! depart departs leave leaves sets_off departure takes_off
/ choose chose chosen pick picked opted decide decided decision went_for settled_on selected voted resolved go_for
/ use uses used using employ rely relies go_with work_with via through
/ write writes written wrote author penned pen text book
/ read reads reading
/ send sends sent mail post courier dispatch forward
/ pay pays paid bill invoice settle settled
/ save savings put_aside set_aside put_away saved
/ ! earn earns salary income wage wages pay paid makes
/ ! rent rented tenant landlord lets let lease
/ ! own owns owner owned belongs belong has property has
/ ! maintain maintains maintainer look_after looks_after takes_care responsible care
/ ! represent represents agent agency represented
/ ! insure insures insurance insured cover covers policy
/ ! supply supplier supplies supplied delivers vendor provider provides
/ ! contact ask turn person speak
/ represents rep representative
/ fail fails failed failing failure error crash crashes broken breaks broke bug fault
/ ! cause caused causes because reason culprit due down_to blame comes_from root trigger behind
/ fix fixed repair repaired mended solve solved resolved cure
/ ! version release upgrade edition on
/ ! language written speaks code coded
/ ! database db stored backed storage store persistence
/ test tests tested check checks verify verification exam examination
/ build builds built compile compiled make made
/ docs documentation readme manual handbook guide
/ fast speed quick throughput takes performance latency
/ memory ram
/ ! limit maximum cap at_most max ceiling threshold no_more_than top topped under over exceed
/ ! minimum at_least no_fewer floor
/ ! count number total amounts comes_to sum amount how_many size
/ team crew staff people members colleagues group
/ customer client buyer guest guests diners covers
/ visitor guest audience attendees attended attendance people spectators
/ garden allotment plot yard grounds
/ dog puppy hound pet
/ cat kitten pet
/ ! paint painted colour color coat painting
/ ! made consists material out_of built
/ play plays game match fixture
/ win won lose lost beat score result
/ ! coach trainer trains coaches
/ swim swims swimming pool lengths
/ run runs running jog jogs jogging race
/ bike bicycle cycling cycle rides ride
/ walk walks hike hikes hiking trail
/ plan plans want wants aim aims hope goal target intend intends ambition would_like mean going_to planning
/ promise promised promises word undertook guaranteed pledged assured commitment committed gave_my_word
/ prefer prefers favourite like likes rather sooner choose best
/ remember reminder note noted
/ rule instruct instruction must always
/ answer answers reply replies respond response
/ question asked ask
/ short brief concise
/ friend friends friendship mate pal
/ neighbour neighbours next_door
/ sister brother sibling siblings
/ cousin aunt uncle relative relation
/ godson godmother godfather goddaughter godparent
/ shop store shops market supermarket
/ restaurant cafe bistro canteen place
/ hotel hostel inn guesthouse b&b
/ church parish chapel
/ room hall office
/ key keys
/ bus coach
/ open opens opened opening hours doors
/ shut close closes closed closing
/ sign signed signature
/ ! hire hired position role post opening job offer
/ ! succeed successor succeeds replaces takes_over took_over
/ visit visits visited saw seen
/ see sees saw seen spotted noticed observed watched
/ hear hears heard sound noise
/ smell smells stinks reeks
/ taste tastes flavour
/ rain rains raining rainy rainfall wet
/ snow snowed snowing snowfall
/ wind windy breeze gust
/ plant plants planted sow sown sowing
/ harvest picked yield crop
/ animal livestock herd flock sheep cattle cows
/ electricity power current mains
/ heating heats heated boiler radiator
/ photo picture photograph image
/ film movie cinema
/ music song songs tune
/ concert gig performance recital show
/ theatre play stage performed
/ vote voted votes ballot motion
/ contract agreement deal signed
/ ! loan mortgage interest borrow
/ bank account
/ tax taxes return
/ holiday vacation leave away off
/ birthday turned
/ gift present given gave got received
/ ! begin launch founded established goes_back dates_from founding since
/ dead died death passed_away
/ bought sold
/ switch switched change changed
/ sell sells sold sale sales
/ produce produces output production
/ weekly week
/ monthly month
/ yearly year annual annually
/ daily day
/ morning mornings breakfast
/ evening evenings night
/ guest guests visitors
"""
"""Families apart by "/"; "_" joins the words of a phrase. "!" opens those of an attribute that has one value at a time,
as a rule."""
_NOTHING: Final[frozenset[int]] = frozenset()


def _read_families() -> tuple[dict[str, frozenset[int]], dict[str, frozenset[int]], frozenset[int]]:
    words: dict[str, set[int]] = {}
    phrases: dict[str, set[int]] = {}
    exclusive: set[int] = set()
    for number, family in enumerate(" ".join(_FAMILIES.split()).split(" / ")):
        for member in family.split():
            if member == "!":
                exclusive.add(number)
            elif "_" in member:
                phrases.setdefault(member.replace("_", " "), set()).add(number)
            else:
                words.setdefault(stem(member), set()).add(number)
    return (
        {word: frozenset(numbers) for word, numbers in words.items()},
        {phrase: frozenset(numbers) for phrase, numbers in phrases.items()},
        frozenset(exclusive),
    )


_WORDS, _PHRASES, EXCLUSIVE = _read_families()
_PHRASE_TABLE: Final = PhraseTable(_PHRASES)


@lru_cache(maxsize=8192)
def families_of(stemmed: str) -> frozenset[int]:
    """The families to which the word of a stem belongs."""
    return _WORDS.get(stemmed, _NOTHING)


def families_of_phrases(folded: str) -> tuple[tuple[int, int, frozenset[int]], ...]:
    """Start, end and families of the phrases in a folded text that belong to one."""
    return tuple(_PHRASE_TABLE.find(folded))
