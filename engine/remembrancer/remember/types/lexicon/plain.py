"""Words that say the type outright: where one of these stands, little else needs to be asked."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

CLASSES: Final = {
    "plain_fact": phrases("""
        time zone, timezone, blood type, blood group, was born, were born in, allergic to, intolerant to, speaks, maiden
        name, works as, was founded, founded in, is licensed, first language, native language, mother tongue, phone
        number, was built in, is written in, square metres, square feet, shoe size, studied at, has a degree, account
        number
    """),
    "need": phrases("need, needs, want, wants, require, requires"),
    "plain_preference": phrases("""
        prefers, i prefer, favourite, favorite, fond of, keen on, partial to, 'd rather, i'd rather, would rather, he'd
        rather, she'd rather, would sooner, can't stand, cannot stand, dislikes, hates, loathes, detests, enjoys, i
        enjoy, i hate, i like, likes, loves, i love, not a fan, big fan of, adores, i don't like, doesn't like,
        appreciates
    """),
    "plain_decision": phrases("""
        decided, decision, chose, settled on, opted, opting, going with, went with, ruled out, agreed on, resolved to,
        made up my mind, sticking with, standardised on, standardized on, decided against, final call, verdict
    """),
    "plain_commitment": phrases("""
        promised, pledged, vowed, owe, owes, gave my word, gave his word, gave her word, undertook, undertakes,
        volunteered to, signed up to, on the hook, said i'd, said i would, swore, guaranteed, obliged to, deadline
    """),
    "plain_goal": phrases("""
        goal, goals, aims to, aim to, aiming, the aim, ambition, dreams of, aspires, hopes to, hope to, hoping to,
        working towards, working toward, strives, striving, objective, objectives, saving up, bucket list, our target, i
        want to, wants to become, long-term goal, set his sights, set her sights
    """),
    "plain_event": phrases("""
        yesterday, last week, last month, last night, last weekend, this morning, last summer, last winter, last monday,
        last tuesday, last wednesday, last thursday, last friday, last saturday, last sunday, ago, the other day
    """),
    "plain_context": phrases("""
        currently, right now, at the moment, at present, for the time being, in the middle of, in the process of, these
        days, waiting for, as of today, for now, between jobs, halfway through, still waiting, current focus, current
        status, until further notice, on parental leave
    """),
    "plain_learning": phrases("""
        learned that, we learned, i learned, lesson, lessons, turns out, turned out, realised, realized, takeaway, key
        takeaway, insight, in hindsight, found out that, taught us, taught me, now i know, experience shows, it pays to,
        works better, worked better, discovered that, the hard way
    """),
    "plain_observation": phrases("""
        noticed, tends to, tend to, usually, typically, often, frequently, rarely, seldom, hardly ever, more often than
        not, almost always, nearly always, more and more, increasingly, again and again, correlates, seems to, appears
        to, on average, spikes, peaks
    """),
    "plain_error": phrases("""
        by mistake, mistake, mistakenly, accidentally, off-by-one, hallucinated, misread, known bug, known issue, known
        problem, gotcha, pitfall, the wrong, blunder, deprecated, in error, data loss, memory leak
    """),
    "plain_instruction": phrases("""
        always, make sure, ensure, must be, must not, should be, should not, mandatory, not allowed, under no
        circumstances, remember to, be sure to
    """),
}
