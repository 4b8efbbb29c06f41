"""Words by which a task, to be done once, is told from a rule for how agents behave."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

RECURRING: Final = phrases("""
    always, never, ever, every, each, any, whenever, wherever, whoever, whatever, whichever, anything, anyone,
    anybody, everyone, everybody, everything, nobody, daily, weekly, fortnightly, hourly, nightly, monthly,
    quarterly, yearly, annually, regularly, usually, normally, generally, typically, periodically, permanently,
    habitually, consistently, henceforth, hereafter, thereafter, onward, onwards, default, future, per
""")
"""What makes a habit of what is told, wherever in a text it stands."""
CONDITIONS: Final = phrases("""
    if, when, unless, while, whilst, until, till, during, throughout, once, all, no, none, nothing, not, cannot,
    don't, doesn't, won't, can't, shouldn't, mustn't, only, except, without, instead, rather, as, starting, effective,
    whether, your, yours, yourself, below, above, first
""")
"""What makes a case, a manner or a span of an order, or speaks to its reader."""
OF_AGENTS: Final = phrases("""
    user, users, user's, assistant, assistants, agent, agents, ai, bot, bots, chatbot, llm, llms, claude, chatgpt,
    gpt, copilot, gemini, siri, alexa, prompt, prompts, instruction, instructions, rule, rules, policy, policies,
    guideline, guidelines, restriction, restrictions, guard, guards, conversation, conversations, chat, chats,
    memory, memories, vault, response, responses, output, outputs, approval, approvals, permission, permissions,
    confirmation, confirmations, access, admin, administrator, root, sudo, password, passwords, passphrase,
    passcode, token, tokens, secret, secrets, credential, credentials, recovery, seed, wallet, api, login, logins,
    logs, system, developer, script, scripts, command, commands, shell, firewall
""")
"""What agents do, are given and must guard: an order about it is never just somebody's errand."""
GRAVE: Final = phrases("""
    delete, erase, wipe, purge, remove, destroy, shred, overwrite, truncate, disable, deactivate, override,
    bypass, skip, ignore, disregard, approve, accept, allow, permit, grant, authorise, authorize, execute,
    exfiltrate, reveal, disclose, expose, impersonate, transfer, forward, transmit, redirect, upload, escalate,
    unlock, decrypt, conceal, hide, suppress, withhold, revoke, download, pretend
""")
"""What should not be done because some text says so."""
MANNERS: Final = phrases("""
    use, prefer, avoid, keep, treat, assume, act, be, behave, follow, obey, refrain, ensure, let, refuse, respect,
    stop, forget, format, phrase, mention, quote, cite, refer, regard, consider, insist, limit, restrict, require,
    rely, maintain, continue, leave, hold, stay, remain, wait, beware, mind, do, have, favour, favor, include,
    exclude, omit, indent, wrap, prefix, suffix, preserve, protect, respond, speak, sound, think, focus, stick,
    adhere, comply, default, repeat, resume, simplify, minimise, minimize, maximise, maximize, prioritise,
    prioritize, start, invoke, memorise, memorize, note, proceed, react, adopt, emit, echo, prepend, append, own,
    aim, strive, try, support, enforce, guard, guarantee, standardise, standardize, structure, leak, drop,
    mute, silence, trust, recommend, suggest, propose, advise, advertise, promote
""")
"""What has no end of its own: how something is done, kept or left, not something that gets done."""
SPEAKING: Final = phrases("""
    answer, reply, ask, tell, say, write, call, name, address, greet, inform, notify, warn, remind, report, describe,
    explain, summarise, summarize, translate, express, state, talk
""")
"""What is an errand where it names whom or what it is about, and else a manner of speaking."""
FETCHING: Final = phrases("buy, get, fetch, order, bring, collect, pick, borrow")
"""What one goes and gets, often without an article: "Buy milk"."""
BOUNDING: Final = phrases("""
    the, a, an, my, our, his, her, their, another, him, them, me, us, it, one, two, three, four, five, six, seven,
    eight, nine, ten, eleven, twelve, twenty, half
""")
"""What begins an object that is one thing, or so many."""
PARTICLES: Final = phrases("up, out, off, back, down, over, away, through")
"""What belongs to a verb and stands before its object."""
SPOKEN_TO: Final = phrases("to, back, with")
"""What stands between a verb of speaking and whom it is spoken to."""
BEFORE_TASKS: Final = phrases("""
    please, kindly, also, today, tonight, tomorrow, and, but, so, ok, okay, hey, hi, hello, dear, maybe, perhaps
""")
"""What may stand before a task and makes no rule of it."""
