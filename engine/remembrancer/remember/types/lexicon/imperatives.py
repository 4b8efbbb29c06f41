"""Words by which the imperative mood is known: verbs in their plain form, what may stand before and behind them."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases
from remembrancer.remember.types.lexicon.verbs import ORDERS, PAST

_MORE: Final = phrases("""
    accept, access, acknowledge, act, activate, address, aim, alert, align, allow, analyse, analyze, append,
    arrange, assist, assume, attend, authorise, authorize, beware, block, bypass, capture, cc, certify, comply,
    conceal, conduct, connect, contain, continue, correct, credit, cross-check, decline, deny, detect, determine,
    direct, disclose, discuss, display, disregard, distinguish, draw, duplicate, echo, embed, employ, encode,
    enforce, enter, enumerate, erase, establish, examine, exclude, exfiltrate, expand, favour, favor, flag, force,
    forget, gather, grant, greet, guard, halt, help, highlight, honour, honor, impersonate, increase, insist,
    instruct, integrate, investigate, invite, join, justify, learn, lint, listen, locate, lower, mail, mask,
    memorise, memorize, mind, mute, navigate, negotiate, note, number, obtain, operate, output, override,
    overwrite, permit, persist, phrase, plant, play, postpone, pour, prefix, present, pretend, process, prohibit,
    proofread, protect, purge, query, question, quit, react, reboot, recheck, recite, reconcile, redirect, reduce,
    refrain, reformat, regard, regenerate, relay, rely, remain, repeat, rephrase, rerun, research, rest, restore,
    retain, retrieve, reveal, revert, revoke, rewrite, say, scrub, season, secure, seek, shake, shorten, shred,
    silence, simmer, soak, solve, sow, spell, spend, squash, step, stir, strip, study, subscribe, substitute,
    suffix, supply, support, suppress, swap, sweep, tailor, target, teach, think, transcribe, transfer, transmit,
    triage, truncate, unlock, unsubscribe, vacuum, vet, view, visit, vote, wake, walk, welcome, withhold, wipe,
    work, zip, rather, fork, clone, hire, mow, peel, whisk, paint, cook, drive, design
""")
VERBS: Final = (ORDERS | _MORE) - {"rather", "never", "have"}
"""Verbs in the form in which they give an order."""

PLAIN_VERBS: Final = phrases("""
    accept, acknowledge, act, activate, add, adjust, allow, analyse, analyze, append, apply, approve, arrange,
    ask, assign, assist, assume, attach, authorise, authorize, avoid, be, beware, bring, buy, bypass, choose,
    cite, collect, compare, compile, comply, conceal, configure, confirm, connect, consider, continue, convert,
    create, decline, define, delete, deliver, deny, describe, determine, disable, discard, disclose, discuss,
    disregard, do, double-check, double check, download, eat, embed, emit, employ, enable, encode, encrypt,
    enforce, ensure, enter, enumerate, erase, escalate, establish, examine, exclude, execute, exfiltrate, expand,
    explain, extract, fetch, find, follow, forget, forward, freeze, gather, generate, get, give, go, grant, greet,
    hide, identify, ignore, impersonate, implement, include, indent, inform, initialize, insert, insist, inspect,
    install, instruct, integrate, introduce, investigate, invite, invoke, isolate, iterate, justify, keep, learn,
    let, listen, locate, maintain, make, memorise, memorize, mention, merge, migrate, minimise, minimize, monitor,
    navigate, negotiate, notify, obey, obtain, omit, optimise, optimize, organise, organize, overwrite, override,
    parse, perform, permit, persist, postpone, prefer, prepare, preserve, pretend, prevent, prioritise,
    prioritize, prohibit, proofread, propose, protect, provide, publish, purge, quit, react, recheck, recite,
    recommend, reconcile, redact, redirect, reduce, refactor, refer, refrain, reformat, refuse, regard,
    regenerate, reject, rely, remain, remember, remind, remove, rename, render, rephrase, replace, reply, require,
    rerun, resolve, respond, restart, restore, restrict, retain, retrieve, reuse, reveal, revert, revoke, rewrite,
    rotate, sanitise, sanitize, save, say, seek, send, serve, shorten, shred, simplify, solve, speak, specify,
    squash, store, submit, subscribe, substitute, suggest, summarise, summarize, suppress, take, teach, tell,
    throw, translate, transmit, truncate, try, understand, unlock, use, utilize, validate, verify, vet, wait, warn,
    withhold, write
""")
"""Those of them that are hardly ever nouns: a clause that begins with one gives an order."""

PAST_ALIKE: Final = phrases("read, cut, put, set, let, hit, quit, split, spread, shut, cast, cost, beat")
"""Verbs whose past is spelt the same: "Read a wonderful book" tells of the day."""

ADVERBS: Final = phrases("""
    please, kindly, just, simply, also, always, never, only, first, then, next, finally, lastly, now, henceforth,
    instead, therefore, thus, so, and, but, or, otherwise, again, ever, rather, too, today, tonight, tomorrow, ok,
    okay, well, hence, thereafter, afterwards, meanwhile, additionally, moreover, furthermore, besides, maybe,
    perhaps, right
""")
NOT_ADVERBS: Final = phrases("""
    apply, reply, supply, comply, imply, multiply, rely, fly, family, italy, july, ally, assembly, only, early,
    likely, lovely, friendly, lonely, silly, ugly, holy, bully, tally, rally, jelly, belly, emily, sally, molly,
    kelly, billy
""")
OPENERS: Final = phrases("""
    if, when, whenever, before, after, unless, once, until, till, while, whilst, as, in, on, at, for, with,
    without, to, during, instead, rather, given, where, wherever, upon, each, every, because, since, should, even,
    during, within, from, under, by, regardless, no, unlike, starting, effective, depending, provided, assuming,
    beyond, above, except
""")
"""What begins something that stands before a comma and an order."""
HABITS: Final = phrases("always, never, only")
OBJECTS: Final = phrases("""
    the, a, an, this, that, these, those, each, every, all, any, both, your, their, his, her, its, our, my, no,
    some, it, them, him, us, everything, everyone, everybody, nothing, nobody, anything, anyone, somebody,
    someone, what, whatever, which, who, whom, whose, how, where, when, whether, if, not, only, either, neither,
    another, such
""")
"""What may stand behind a verb and seldom behind a noun."""
PREPOSITIONS: Final = phrases("""
    to, with, in, at, on, from, about, for, by, between, behind, along, under, over, into, onto, as, like,
    against, through, after, before, without, within, up, down, out, off, around, near, via, per, until, during,
    of, than
""")
AUXILIARIES: Final = phrases("""
    is, are, was, were, has, had, have, does, did, do, will, would, can, could, may, might, must, should, shall,
    isn't, wasn't, aren't, weren't, hasn't, hadn't, doesn't, didn't, won't, wouldn't, can't, cannot, couldn't,
    shouldn't, am, been, gets, goes, comes, becomes, seems, means, costs, cost, needs
""")
CLAUSES: Final = phrases("if, when, whenever, before, after, that, which, who, because, unless, so, until, once, while")
"""Behind one of these a verb belongs to another clause."""
PASTS: Final = PAST | phrases(
    "cost, beat, bit, bent, bore, burst, cast, fed, fought, hid, lit, rid, sought, slid, stung"
)
AGENTS: Final = phrases("""
    assistant, agent, agents, ai, bot, bots, chatbot, claude, chatgpt, gpt, copilot, gemini, model, llm, siri,
    alexa, computer, machine, robot, everybody, everyone, team, all
""")
PARTICIPLES: Final = phrases("""
    included, attached, enclosed, required, needed, based, related, excluded, signed, limited, expected, embedded,
    updated, deprecated, unused, shared, listed, named, hundred, indeed, speed, feed, need
""")
"""Forms in -ed that stand behind a noun as often as they are its verb."""
PLURALS: Final = phrases("""
    questions, requests, files, reports, tests, comments, changes, names, numbers, notes, logs, links, records,
    labels, orders, emails, mails, copies, lists, points, steps, calls, answers, drafts, issues, updates,
    documents, limits, offers, plans, views, tags, pages, groups, checks, queries, quotes, results, exports,
    imports, uploads, builds, releases, commits, branches, loads, locks, matches, forms, formats, products, units,
    uses, posts, sources, tokens, guests, visits, charges, covers, signs, states, stores, stages, sorts, lights,
    books, boxes, targets
""")
"""Words that could be the verb of somebody, and are plurals as a rule."""
HAPPENS: Final = phrases("""
    meet, begin, arrive, live, want, like, love, happen, exist, belong, depend, last, sell, win, lose, grow, fall,
    rise, hurt, matter, consist, boil, sleep, sit, sing, smell, taste, sound, feel, prefer, hope, cost, seem, mean
""")
"""Verbs that give no orders, by which a noun before them is known as one."""
OWN_PLANS: Final = phrases(
    "goal, goals, plan, plans, idea, wish, dream, resolution, decision, question, title, song, film"
)
ACHIEVED: Final = phrases("""
    save, bring, get, reduce, read, run, learn, reach, finish, increase, lower, cut, complete, win, lose, visit,
    grow, build, raise, feed, earn, master, write, publish, launch, ship, double, halve, improve, pass, climb,
    swim, walk
""")
"""What people set themselves to do by some time."""
NOUNS_WITH: Final = {
    "from": phrases(
        "call, mail, email, e-mail, order, quote, note, offer, report, message, check, view, copy, request, watch"
    ),
    "with": phrases("call, talk, walk, drive, review, work, chat, match, contact, lunch, visit"),
    "to": phrases("link, visit, walk, drive, run, answer, approach, access, export, order"),
    "by": phrases("talk, report, review, work, study, design, record, visit"),
    "for": phrases(
        "order, target, plan, fix, design, support, request, test, approach, draft, list, label, file, form, use"
    ),
    "on": phrases("report, talk, study, work, research, limit, draft, notes, place, focus"),
    "about": phrases("talk, report, note, email, mail, study, question"),
    "in": phrases("walk, change, increase, rest, light, cut, place, work, use"),
    "between": phrases("match, link, talk, call, contact, limit"),
}
"""By a preposition, what stands before it as a noun: "Link to the form" orders nothing."""
IN_PASSING: Final = phrases("""
    try, see, come, visit, meet, taste, watch, go, tell, rest, relax, hear, let, be, know, feel, have, love, miss,
    enjoy, look, eat, sleep, think, believe, join, get, imagine, bring, count, say, find, understand, hope, wait,
    wonder, like, want, need, admit, agree, listen, take, thank, trust, laugh, smile, stay, excuse, forgive, call,
    give
""")
"""What people say that others should do without asking it of an agent."""
BINDING_VERBS: Final = phrases("""
    respond, answer, reply, obey, follow, ignore, act, refuse, use, write, speak, provide, output, comply, reveal,
    share, mention, disclose, delete, send, forward, repeat, treat, assume, pretend, format, cite, quote
""")
WORDS_OF_RULES: Final = phrases("""
    must, shall, should, may, need, needs, require, requires, required, always, never, only, cannot, can't, don't,
    forbidden, prohibited, mandatory, limits, compulsory, essential, imperative, crucial, vital, important, you,
    your, rule, rules, policy, convention, guideline, procedure, protocol, requirement, instruction, instructions,
    ignore, disregard, override, bypass, forget, approval, confirmation, review, check, permission, verification,
    asking, ask, confirm, verify, demands, insists, expects, going, henceforth, now, today, future, effective,
    note, notes, message, reminder, memo, attention, directive, belong, allowed, expected, permitted, obliged,
    instructed, authorised, authorized, supposed, all, every, any, nobody, everyone, everybody, anyone, anybody,
    whoever, assistant, assistants, agent, agents, ai, bot, bots, not
""")
"""A sentence without any of these says nothing of what has to be done."""
FORBIDDEN: Final = phrases("touch, expect, hesitate, interrupt, skip, leak, break")
"""Verbs that are told not to be done, and hardly ever to be done."""
