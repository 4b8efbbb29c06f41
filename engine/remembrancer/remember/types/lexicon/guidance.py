"""What to do, what went wrong and what was understood: instruction, error, learning and observation."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

CLASSES: Final = {
    "always": phrases("""
        always, never, make sure, ensure, be sure to, please, at all times, unless, not allowed, mandatory, forbidden,
        required, requires, require, only, must be, must not, must, should, should be, should not, shouldn't, has to be,
        have to be, are to be, is to be, need to be, needs to be, need approval, needs approval, rule, rules, policy, by
        default, without asking, ask first, when asked, if asked, before each, before every, after each, after every,
        under no circumstances, keep in mind, remember to, each time, first, then, may only, not to be, strictly,
        guideline, guidelines, convention, conventions, at most, at least, no exceptions, if in doubt, when in doubt, in
        that order
    """),
    "when": phrases("when, whenever, if, before, after, for each, for every, for long, in case, unless, once, to"),
    "prohibit": phrases("""
        do not, don't, avoid, never, beware, watch out, stay away, keep away, no more, refrain from, stop, steer clear,
        careful with, be careful, not again, must not, must never, should never, never again, keep them apart, mind the
    """),
    "harm": phrases("""
        breaks, broke, broken, break, crash, crashes, crashed, fail, fails, failed, failure, lost, loses, corrupt,
        corrupts, corrupted, leak, leaks, leaked, wrong, wrongly, mistake, mistakes, mistakenly, by mistake, in error,
        accidentally, accident, incorrect, incorrectly, hallucinated, invented, made up, misread, misquoted, misheard,
        mixed up, mix-up, forgot, forgotten, error, errors, bug, bugs, wiped, ruined, ruins, caused, causes, cost us,
        cost me, blunder, burns, burnt, burned, hangs, dangerous, deprecated, obsolete, fined, off by one, off-by-one,
        null pointer, confused, missed, exception, outage, damage, damaged, damages, known problem, known issue, known
        bug, gotcha, pitfall, trap, does not work, doesn't work, did not work, didn't work, stale, flaky, race
        condition, overwritten, overwrites, duplicated, twice, the wrong, locked out, locked myself, deleted, rotted,
        peeled, shrank, spoiled, flooded, exploded, data loss, silently, regression, vulnerability, unsafe, too late,
        misunderstood, overlooked, neglected, wasted, should not have, shouldn't have, never should have, bounced,
        rejected because, deadlock, deadlocks, infinite loop, out of memory, timed out, times out, botched, messed up,
        slip, slipped, backfired, went off, scam, unreliable, swapped, truncated, truncates, drops, penalty, hidden fee
    """),
    "again": phrases("again, last time, next time, because, it will, since it, this breaks, otherwise, or else, so"),
    "learn": phrases("""
        learned, learnt, we learned, lesson, lessons, turns out, turned out, it turns out, realised, realized, realise,
        takeaway, takeaways, insight, insights, found out, discovered, understood, now i know, now we know, now
        understand, taught us, taught me, taught, it pays to, pays off, pays to, in hindsight, hindsight, looking back,
        experience shows, experience has shown, the key, made all the difference, makes all the difference, worth it, is
        worth, worth the, the best way, good enough, easier, easier to, the trick, secret, came to see, helps, helped,
        it helps, better to, works better, work better, worked better, works well, work well, works best, work best,
        worked well, works for, work for us, does better, do better, matters more, matter more, beats, beat, more than,
        cheaper, quicker, saves, saved, exposed, improves, improved, prevents, prevented, removed most, convinced,
        showed that, shows that, showed us, proved, turned into, not worth, went further, get further, what works, goes
        further, sped up, cuts, tenfold, made the, makes the, solved, revealed, eye-opener, eye opener, only works, only
        work, less effective, more effective, effective, better than, faster than, makes it easier, better results, goes
        a long way, counts more, makes people, underestimated, overestimated, assumption, assumptions, figured out,
        enough, trust
    """),
    "notice": phrases("""
        noticed, notice, noticing, tends to, tend to, tends, usually, often, frequently, rarely, seldom, typically,
        mostly, most, whenever, seems, seem, appears to, appear to, increasingly, more and more, less and less,
        regularly, again and again, hardly ever, almost never, nearly always, almost always, nearly all, almost all,
        spikes, spike, peaks, peak, dips, dip, rises, rise, grows, creeps, creep, falling, climbing, creeping,
        correlates, correlate, correlated, fewer, pattern, patterns, trend, trends, trending, lately, steadily, each
        month, every month, every week, every year, every winter, every summer, every spring, every autumn, every
        evening, every morning, a third of, two thirds, one in, half of, percent of, of the time, more often, more
        likely, less likely, twice as, than usual, than before, than in, since spring, has doubled, have doubled, has
        dropped, have gone up, has gone up, keeps, keep asking, repeatedly, consistently, unusually, gets worse, get
        worse, gets slower, follow, follows, on average, average, per cent of, as a rule, the longer, the more, without
        fail, like clockwork, over the past, over the last, in the past few, goes quiet, always seems, every time,
        roughly, drops off, falls off, slows down, slow down, for weeks, for months, usual, sometimes, occasionally,
        habitually, predictably
    """),
    "compare": phrases("""
        better, worse, more, less, fewer, faster, slower, cheaper, easier, harder, earlier, later, longer, shorter,
        larger, smaller, higher, lower, best, worst
    """),
}
