"""The words for what keeps a client out, for what of its wishes waits, and for the process that serves it."""

from __future__ import annotations

from remembrancer.wording.error_form import error_words

CLIENT_ERRORS = (
    error_words(
        "not_permitted.clients",
        "Only a person decides who gets in",
        "Clients and what they may do are not for agents or scripts to change. Nothing was changed.",
        "Do it in the window, or type the command at a terminal.",
    ),
    error_words(
        "not_permitted.scope",
        "This client may not do that",
        (
            "It was not given the right to {scope} in this namespace. Nothing was changed.",
            "It was not given that right. Nothing was changed.",
        ),
        "Ask the person to widen its rights, in the window.",
    ),
    error_words(
        "not_permitted.claim",
        "A client cannot say that",
        "Whether a memory comes from a person, and how far it is trusted, follows from who stores it. Nothing was"
        " stored.",
        "Leave it out.",
    ),
    error_words(
        "client_not_found",
        "The client was not found",
        ("No client has the identifier {id}.", "There is no such client in this vault."),
        "Look it up in the list of clients.",
    ),
    error_words(
        "client_refused", "This client may not come in", "Nothing was read or changed.", "Ask for access again."
    ),
    error_words(
        "client_refused.unknown_token",
        "This client may not come in",
        "Its token is not known here. Nothing was read or changed.",
        "Ask for access, or look whether the token is complete.",
    ),
    error_words(
        "client_refused.paused",
        "This client is paused",
        "The person paused it, or it changed too much at once. Nothing was read or changed.",
        "Ask the person to resume it, in the window.",
    ),
    error_words(
        "client_refused.expired",
        "The time of this client is over",
        "Its access ended on the day that was set. Nothing was read or changed.",
        "Ask the person to extend it, in the window.",
    ),
    error_words(
        "client_refused.revoked",
        "This client's access was revoked",
        "Its token opens nothing any more. Nothing was read or changed.",
        "Ask for access again.",
    ),
    error_words(
        "pairing_not_found",
        "This request does not wait any more",
        "It was answered, its time is over, or the program was started anew.",
        "Let the program ask again.",
    ),
    error_words(
        "pairing_waits",
        "The person was asked",
        (
            "The person was asked whether to let this program in. Tell them to compare the code: {code}.",
            "The person was asked whether to let this program in.",
        ),
        "Try again when they have answered in Remembrancer.",
    ),
    error_words(
        "pairing_waits.denied",
        "The person said no",
        "This program is not let in. Do not ask again unless the person wants it.",
    ),
    error_words("pairing_refused", "Nobody was asked", "The request was not taken.", "Try again later."),
    error_words(
        "pairing_refused.denied",
        "Nobody was asked",
        "The person said no for good to a program of this name.",
        "The person can let it ask again, in the window.",
    ),
    error_words(
        "pairing_refused.too_many",
        "Nobody was asked",
        "Too many programs ask to be let in at the moment.",
        "Try again in ten minutes.",
    ),
    error_words(
        "pairing_refused.waiting",
        "Nobody was asked again",
        "A program of this name waits for an answer already.",
        "Wait for the answer, or for ten minutes.",
    ),
    error_words(
        "port_unavailable",
        "The port could not be opened",
        ("The number {number} is used by another program, or may not be used.", "No number was free."),
        "Choose another number, from 1024 to 65535.",
    ),
    error_words(
        "proposal_not_found",
        "The proposal was not found",
        ("Nothing that waits has the identifier {id}.", "There is no such proposal in this vault."),
        "Look it up in the list of what waits.",
    ),
    error_words(
        "proposal_closed",
        "This does not wait for approval",
        "It was decided, taken back, or waits in a conflict. Nothing was changed.",
        "Look it up in the history or in the list of conflicts.",
    ),
    error_words(
        "not_permitted.decide_proposal",
        "Only a person approves",
        "What waits for a person is not for agents or scripts to decide. Nothing was changed.",
        "Do it in the window, or type the command at a terminal.",
    ),
    error_words(
        "quota_exceeded",
        "Too much at once",
        (
            "At most {limit} are allowed ({reason}). Nothing was read or changed. It goes on in {retry_after} s.",
            "More was asked for than is allowed. Nothing was read or changed.",
        ),
        "Wait, or ask the person for a larger quota.",
    ),
    error_words(
        "owner_gone",
        "The vault's program ended",
        "The program that has the vault open ended before it answered. What it confirmed is stored.",
        "Try again.",
    ),
    error_words(
        "owner_failed",
        "Something went wrong in the vault's program",
        "The program that has the vault open met a fault of its own. Nothing is lost.",
        "Try again. Its log says more.",
    ),
)
