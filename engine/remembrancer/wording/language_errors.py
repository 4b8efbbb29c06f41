"""The words for what goes wrong with the language model that a person configured."""

from __future__ import annotations

from remembrancer.wording.error_form import error_words

LANGUAGE_MODEL_ERRORS = (
    error_words(
        "language_model",
        "The language model did not answer",
        "It said nothing that can be used. Nothing is lost.",
        "Try it in the settings.",
    ),
    error_words(
        "language_model.off",
        "No language model is used for this",
        "It is off until it is turned on in the settings.",
        "Everything else works without it.",
    ),
    error_words(
        "language_model.not_configured",
        "No language model is set up",
        "The settings have to name its endpoint and the model.",
        "Everything else works without it.",
    ),
    error_words(
        "language_model.timed_out",
        "The language model took too long",
        ("No answer came within {seconds} seconds.", "No answer came in time."),
        "Try again, or allow more time in the settings.",
    ),
    error_words(
        "language_model.unreachable",
        "The language model cannot be reached",
        ("Nothing answers at {address}.", "Nothing answers at its address."),
        "Start its server, or correct the address in the settings.",
    ),
    error_words(
        "language_model.redirected",
        "The language model is somewhere else",
        (
            "The server at {address} points to another one. Nothing was sent there.",
            "Its server points to another one. Nothing was sent there.",
        ),
        "Set the address where it really is.",
    ),
    error_words(
        "language_model.wrong_key",
        "The language model does not take the key",
        ("The server at {address} refuses the key, or wants one.", "Its server refuses the key, or wants one."),
        "Set the key again in the settings.",
    ),
    error_words(
        "language_model.not_there",
        "The language model is not there",
        (
            "The server knows no model \u201c{model}\u201d, or the address is not the right one.",
            "The server does not know the model, or the address is not the right one.",
        ),
        "Correct the name or the address in the settings. Addresses mostly end in /v1.",
    ),
    error_words(
        "language_model.busy",
        "The language model is busy",
        "Its server takes no more questions at the moment.",
        "Try again later.",
    ),
    error_words(
        "language_model.refused",
        "The language model did not answer",
        ("Its server refused the question with the code {status}.", "Its server refused the question."),
        "Try it in the settings.",
    ),
    error_words(
        "language_model.not_understood",
        "The answer of the language model was not understood",
        "What came back does not have the form of an answer. Nothing of it was used.",
        "Check in the settings that the address belongs to a compatible server.",
    ),
    error_words(
        "language_model.too_much",
        "The answer of the language model is too long",
        "Nothing of it was used.",
        "Try again, or use another model.",
    ),
    error_words(
        "language_model.not_held",
        "Nothing of what the model wrote was kept",
        "Every sentence had a figure or a name that the report does not have.",
        "Try again, or use another model. The report is as it was.",
    ),
    error_words(
        "not_permitted.settings",
        "Only a person changes settings",
        "Agents cannot change how the program is set up.",
    ),
    error_words(
        "not_permitted.language_model",
        "Only a person sets up the language model",
        "Agents cannot change where it is asked, or read its key.",
    ),
)
