"""Verbs: those a sentence may start with to give an order, and the past forms that do not end in -ed."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

ORDERS: Final = phrases("""
    add, adjust, answer, apply, approve, archive, ask, assign, attach, avoid, back up, bake, be, book, bring, build,
    bump, buy, cache, call, cancel, change, charge, check, choose, cite, clean, clear, close, collect, commit,
    compare, compile, configure, confirm, consider, contact, convert, copy, count, cover, create, cut, debug,
    declare, default, define, delete, deliver, deploy, describe, disable, discard, divide, document, do,
    double-check, double check, download, drain, draft, drink, drop, dry, eat, edit, email, emit, enable, encrypt,
    end, ensure, escalate, execute, explain, export, expose, extract, feed, fetch, file, fill, filter, find, finish,
    fix, focus, fold, follow, format, forward, freeze, generate, get, give, go, group, handle, hand, have, hide,
    hold, identify, ignore, implement, import, include, indent, inform, initialize, insert, inspect, install,
    introduce, invoke, isolate, iterate, keep, knock, label, lead, leave, let, limit, link, list, load, lock, log,
    look, maintain, make, mark, match, measure, mention, merge, migrate, minimize, minimise, mix, mock, monitor,
    move, name, never, notify, obey, offer, omit, open, optimise, optimize, order, organise, organize, parse, pass,
    paste, pause, pay, perform, pick, pin, place, plan, point, post, prefer, prepare, press, preserve, prevent,
    print, prioritise, prioritize, propose, provide, publish, pull, push, put, quote, raise, read, rebase, rebuild,
    recommend, record, redact, refactor, refer, refuse, register, reject, release, reload, remember, remind, remove,
    rename, render, replace, reply, report, request, require, reserve, reset, resolve, respect, respond, restart,
    restrict, retry, return, reuse, review, rinse, rotate, round, route, run, sanitize, sanitise, save, say, scan,
    schedule, search, select, send, separate, serve, set, set up, share, ship, show, shut, sign, simplify, skip,
    sort, speak, specify, split, stage, stand, start, state, stick, stop, store, structure, submit, suggest,
    summarise, summarize, switch, sync, tag, take, talk, tell, test, throw, tidy, track, translate, treat, trim,
    trust, try, turn, type, understand, update, upgrade, upload, use, utilize, validate, verify, wait, warn, wash,
    watch, water, wear, wipe, wire, wrap, write
""")

PAST: Final = phrases("""
    ate, became, began, bought, broke, brought, built, came, caught, chose, cut, did, drank, drew, drove, fell,
    felt, flew, forgot, found, froze, gave, got, grew, had, heard, held, hit, hurt, kept, knew, laid, led, left,
    lent, lost, made, met, paid, put, quit, ran, rang, read, rode, rose, said, sang, sat, saw, sent, set, shot,
    showed, shut, slept, sold, spent, split, spoke, spread, stood, stole, swam, taught, thought, threw, told, took,
    understood, was, went, were, woke, won, wore, wrote, hung, dug, bit, blew, shook, sank, struck, stuck, sprang,
    wound, tore
""")

_NOT_A_PAST_FORM: Final = phrases("""
    need, feed, bed, red, speed, seed, weed, indeed, exceed, proceed, succeed, shed, hundred, embed, sacred, bleed,
    breed, greed, agreed upon, ned, ted, fred, led, used to, based, required, preferred, supported, allowed,
    supposed, expected, detailed, limited, related, shared, nested, typed, unused, advanced, dedicated, recommended,
    deprecated, tired, tied
""")

CLASSES: Final = {"order": ORDERS}


def is_past(word: str) -> bool:
    """Whether the lower-case ``word`` looks like a past form; participles count, a few adjectives do not."""
    return word in PAST or (len(word) > 3 and word.endswith("ed") and word not in _NOT_A_PAST_FORM)
