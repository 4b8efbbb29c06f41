"""Who belongs to whom, and what is a thing to look at: relationship and artifact."""

from __future__ import annotations

from typing import Final

from remembrancer.remember.types.lexicon.phrases import phrases

CLASSES: Final = {
    "kin": phrases("""
        sister, brother, mother, father, mum, mom, dad, aunt, uncle, cousin, cousins, nephew, niece, wife, husband,
        ex-wife, ex-husband, son, daughter, twins, twin, godmother, godfather, godson, goddaughter, grandmother,
        grandfather, grandma, grandpa, grandson, granddaughter, mother-in-law, father-in-law, sister-in-law,
        brother-in-law, stepmother, stepfather, stepson, stepdaughter, half-brother, half-sister, fiancé, fiancée,
        fiance, girlfriend, boyfriend, spouse, siblings, sibling, parents, widow, in-laws, stepbrother, stepsister
    """),
    "role": phrases("""
        manager, boss, supervisor, landlord, landlady, accountant, doctor, cardiologist, dentist, paediatrician,
        pediatrician, vet, teacher, tutor, colleague, colleagues, supplier, investor, contact person, point of contact,
        deputy, mentor, mentee, tenant, subsidiary, partner, partners, business partner, co-founder, cofounder,
        co-founders, friend, friends, best friend, roommate, flatmate, housemate, neighbour, neighbor, neighbours, team
        lead, tech lead, head of, assistant, coach, trainer, lawyer, notary, therapist, physiotherapist, agent, advisor,
        adviser, examiner, product owner, successor, predecessor, line manager, direct report, sponsor, parent company,
        customer of, client of, vendor, godparents, maintainer, account manager, classmate, classmates, ex,
        acquaintance, ally, rival, employer, apprentice, intern of, student of, guardian, nanny, next of kin,
        counterpart
    """),
    "link": phrases("""
        manages, manage, reports to, report to, leads, depends on, depend on, belongs to, belong to, married, married
        to, is dating, dating, engaged to, divorced from, mentors, supervises, works with, works for, works under, work
        together, worked together, knows, introduced, trains, calls service, talks to, talk to, consumes, extends,
        references, owned by, maintained by, managed by, handled by, led by, run by, supervised by, founded by, taught
        by, part of, collaborates with, works closely, took over from, run the, share an, shares a, shares an, hired,
        supplies, supply, lives with, related to, answers to, is friends with, friends with, subsidiary of, sits on,
        went to school with, studied with, grew up with, in charge of, looks after, responsible for, twinned with, same
        team, the same, descends from, child of, parent of, sibling of, connected to, linked to, feeds, feeds into,
        reads from, writes to, subscribes to, imports, implements, inherits from, wraps, calls, hosts, owns, is owned,
        employs, represents, partnered with, on behalf of, backed by, named after, known each other, go way back, plays
        in the same, sings with, coaches, tutors, advises, both work, used to work, report into, reporting to
    """),
    "document": phrases("""
        spreadsheet, slides, slide deck, deck, document, doc, docs, pdf, file, files, folder, draft, notebook, repo,
        link, recording, transcript, transcripts, minutes, receipt, receipts, contract, lease, invoice, report,
        dashboard, wiki, ticket, pull request, pr, commit, scan, scans, photo, photos, album, recipe, manual, letter,
        certificate, policy document, poster, list, checklist, template, diagram, schema, script, map, sketch, sketches,
        mock-up, mock-ups, mockup, mockups, wireframe, wireframes, playlist, survey, questionnaire, booklet, paper,
        article, export, backup, log, logs, sheet, workbook, screenshot, screenshots, board, blueprint, plan, plans,
        budget, memo, notes, presentation, proposal, brochure, video, x-ray, papers, paperwork, statement, statements,
        handbook, guide, changelog, release notes, style guide, design file, dataset, csv, form, agreement, passport
        copy, protocol, storyboard, floor plan, itinerary, syllabus, thesis, manuscript, drawing, drawings, painting,
        archive, database dump, runbook, playbook, specification, spec, whitepaper, bibliography, catalogue, cookbook,
        transcription, snapshot, binder, drawer, gist, prototype, audit, roadmap, tracker, readme, config, deed, will,
        permit, licence, warranty
    """),
    "place": phrases("""
        lives in, lives at, is in the, are in the, are with, stored in, stored at, kept in, kept at, saved in, saved
        under, saved as, located at, located in, can be found, found in, found at, see, see the, attached, pinned, on
        page, page, pages, version, copy of, copy, folder, shared drive, on the drive, in the drive, shelf, under, filed
        under, uploaded to, linked in, contains the, holds the, wiki, called, named, with the plots, signed copy,
        revision, rev, volume, chapter
    """),
    "version": phrases("version, v1, v2, v3, revision, draft, copy, edition, scan, original, final, signed, annotated"),
    "is": phrases("is, are, was, were, am, i'm, it's, he's, she's, they're, we're, isn't, aren't"),
    "has": phrases(
        "has, have, had, owns, contains, costs, weighs, measures, holds, takes, runs on, supports, includes"
    ),
    "self": phrases("i, me, my, mine, i'm, i've, i'll, i'd"),
    "we": phrases("we, us, our, ours, we're, we've, we'll"),
    "user": phrases("user, the user, user's, customer, the customer, client"),
    "third": phrases("he, she, his, her, they, their, him"),
    "of": phrases("of the, of, from the, for the, for"),
    "with": phrases("with, between, among, together, and, both"),
}
