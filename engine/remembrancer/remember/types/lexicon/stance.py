"""What somebody likes, chose, promised or is after: preference, decision, commitment and goal."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

CLASSES: Final = {
    "like": phrases("""
        prefers, i prefer, we prefer, they prefer, preferred, preferring, preference, preferences, likes, i like, we
        like, they like, really like, kids like, don't like, do not like, doesn't like, does not like, loves, i love, we
        love, they love, really love, enjoys, i enjoy, we enjoy, they enjoy, favours, favors, favour, fond of, partial
        to, keen on, favourite, favorite, favourites, favorites, adores, adore, i'd rather, 'd rather, would rather,
        he'd rather, she'd rather, would sooner, 'd sooner, appreciates, happier with, happiest when, big fan, a fan of,
        go-to, happy to, comfortable with, nothing beats, suits me, suits her, suits him, suits us, leans towards, leans
        toward, cares more about, taste in, more of a, feels right, any day, all the way, over anything, whenever
        possible, if available, where possible, of choice, can't get enough, swears by, soft spot, tends to choose,
        would choose, would always choose, always picks, always orders, goes for, always goes for, gravitates towards,
        drawn to, finds it easier, works best for me, i'm happiest, would like the, wants her, wants his, wants answers,
        wants replies, wants things, at its best, beats, please no, cup of tea
    """),
    "dislike": phrases("""
        hates, i hate, hate, dislikes, dislike, loathes, detests, can't stand, cannot stand, can't bear, cannot bear,
        not a fan, no fan of, not keen, not fond, annoying, annoys, irritated by, irritating, irritates, gets annoyed,
        don't enjoy, doesn't enjoy, does not enjoy, can't do spicy, won't eat, will not eat, not interested, doesn't
        care for, don't care for, doesn't want, does not want, finds tiring, tiring, put off by, turned off by, rather
        not, prefers not, no time for, never eats, refuses to, not for her, not for him, not for me, can do without,
        overrated, gives me a headache, drives me mad, uncomfortable with
    """),
    "rather": phrases("rather than, instead of, in favour of, in favor of, over, and not, rather not"),
    "decide": phrases("""
        decided, decides, decide, decision, decisions, chose, chosen, we choose, picked, settled on, settled for, opted,
        opts, opting, opt for, selected, going with, went with, go with, gone with, went for, going for, agreed on,
        agreed that, resolved to, ruled out, ruled, rejected, turned down, turning down, dropped, dropping, switching,
        switched to, switch to, moving to, move to, adopted, adopting, adopt, standardised on, standardized on, sticking
        with, stick with, sticking to, stays as, made up my mind, final call, verdict, passed on, approved, voted, voted
        for, postponed, postpone, deferred, deferring, deprecating, replaced, from now on, after all, landed on, fell
        on, called off, is off, is out, it is, won't be, will not support, not renewing, accepted the offer, accepted,
        declined, discarded, concluded, signed off on, green light, picked option, option a, option b, committed to,
        gave up on, abandoned, scrapped, shelved, parked, cancelling, canceling, going ahead, went ahead, will go with,
        will keep, keep the, kept the, will stay, will go to, no more, retired, in the end, consensus, unanimous,
        compared, comparing, weighing, cut from, dropped from, won out, leaving out, left out, moved everything, not
        going to, plumped for
    """),
    "adopt": phrases("we use, we will use, we'll use, will use, will be, goes to, go to, use of, we are using, using"),
    "want": phrases("""
        want to, wants to, hope to, hopes to, hoping to, aim to, aims to, aiming, aiming for, aim is, the aim, aim,
        goal, goals, target, objective, objectives, ambition, ambitions, dream, dreams, dreams of, dreaming of, aspires,
        aspire, strive, striving, striving for, working towards, working toward, plans to, plan to, planning to, intends
        to, intend to, looking to, wish to, wishes to, would love to, would like to, i'd like to, i'd love to, trying
        to, try to, seeks to, seek to, vision, eventually, one day, some day, someday, long term, long-term, hopefully,
        determined to, wants her own, wants his own, on track to, roadmap goal, bucket list, saving for, saving up,
        milestone, north star, okr, success means, success looks like, resolution, by the time, would be great, end
        goal, want the, want our, wants the
    """),
    "reach": phrases("""
        reach, reaching, save, cut, reduce, reducing, lower, increase, grow, become, becoming, get, get to, lose, halve,
        double, triple, win, learn, learn to, achieve, build up, build, earn, raise, expand, expand into, pay off, quit,
        improve, publish, launch, hit, shrink, boost, master, attain, complete, qualify, visit every, swim, sleep at
        least, bring down, bring up, finish, be able to, cross, climb, retire, reclaim, write a, own a, speak, play,
        pass, land, make it to, have the, go from, break even, drop below, under, below, at least, fewer than, less
        than, zero
    """),
    "horizon": phrases("""
        by the end of, this year, next year, by q1, by q2, by q3, by q4, within a year, within two years, within three
        years, within five years, before turning, before i turn, by spring, by summer, by autumn, by winter, by
        christmas, end of the year, end of year, year-end, by 2025, by 2026, by 2027, by 2028, by 2030, before forty,
        before fifty, at launch, in the long run, by the age of, per quarter, this quarter, this season, next season, a
        year from now, before retirement, every day, a month, a week, for good
    """),
    "promise": phrases("""
        promised, promise, promises, owe, owes, owed, pledged, pledge, vowed, vow, guaranteed, guarantee, assured, gave
        my word, gave her word, gave his word, my word, undertakes, undertook, volunteered, signed up to, signed up for,
        on the hook, said i'd, said i would, said he would, said she would, said they would, said he'd, said she'd, said
        we would, said we'd, said it would, agreed to, told them, told her, told him, obliged, obligation, duty,
        supposed to, expected to, took on, taken on, takes on, swore, committed to, counting on me, counting on us, is
        counting on, are counting on, relying on me, my turn to, is down to bring, on my plate, will cover, has offered
        to, have offered to, offered to, commitment, i've got to, accountable, in return for, up to me to, is bringing,
        are bringing, expects me, expects us, expects it, is waiting for my, are waiting for my, will get back, get back
        to, let know, keep my word, responsible for
    """),
    "due": phrases("""
        due, due on, due by, due in, deadline, no later than, at the latest, by monday, by tuesday, by wednesday, by
        thursday, by friday, by saturday, by sunday, before monday, before tuesday, before wednesday, before thursday,
        before friday, before the weekend, by tomorrow, by tonight, by noon, by next, by the 1st, by end of, by the end
        of the week, by the end of the month, by the end of june, end of day, eod, asap, todo, to do, to-do, action
        item, follow up, next step, next steps, before it renews, in time, before the holidays, before the deadline,
        within 24 hours, within 48 hours, within two weeks, within a week, as soon as, this afternoon, before lunch,
        after lunch, by january, by february, by march, by april, by may, by june, by july, by august, by september, by
        october, by november, by december, before christmas, before she, before he, before they, outstanding, pending
    """),
    "will": phrases(
        "i will, we will, i'll, we'll, will, he'll, she'll, they'll, shall, is to, are to, am to, going to"
    ),
    "have_to": phrases("have to, has to, need to, needs to, must, still have to, got to, ought to, must be"),
    "deliver": phrases("""
        send, deliver, submit, return, pay, call, review, prepare, bring, pick up, book, renew, cancel, reply, answer,
        hand, hand in, hand over, fix, email, e-mail, mail, post, wire, finish, complete, schedule, take, drop off,
        confirm, file, order, buy, update, remind, collect, repay, register, present, translate, ship, write, draft,
        give, water, feed, babysit, help, cover, host, drive, cook, publish, upload, share, sign, forward, refund,
        visit, get back, let, look after, look into, check, walk, print, arrange, organise, organize, set up, back,
        transfer
    """),
}
