"""What settings, their groups and their choices are called, and a line of help for each."""

from __future__ import annotations

from dataclasses import dataclass

from remembrancer.model.languages import AS_SYSTEM, LANGUAGES
from remembrancer.model.settings import SettingGroup
from remembrancer.wording.templates import Template


@dataclass(frozen=True, slots=True)
class SettingWords:
    """``title`` names a setting, ``help`` says in a sentence what it does."""

    title: Template
    help: Template


_WORDS = {
    "appearance.theme": ("Theme", "Light, dark, high contrast, or as the system has it."),
    "appearance.density": ("Density", "How closely rows and cards stand. The size of the text stays."),
    "appearance.text_size": ("Text size", "Everything grows with it, in percent."),
    "appearance.font": ("Font", "Inter is part of the program."),
    "appearance.language": (
        "Language",
        "Used when the program starts the next time; reports take it at once. The manual is in English only.",
    ),
    "appearance.less_motion": ("Less motion", "No fades and slides."),
    "habits.first_page": ("First page", "Shown when a vault opens."),
    "habits.tray": (
        "Icon in the tray",
        "All the time, with a menu that tells what waits for you and how the port stands.",
    ),
    "habits.close_to_tray": (
        "Close to the tray",
        "Closing the window hides it; the vault and the port go on. The icon in the tray brings it back.",
    ),
    "lock.after_minutes": (
        "Lock when not in use",
        "After so long without a key or the pointer. Agents get nothing until you unlock it.",
    ),
    "lock.on_suspend": (
        "Lock when the computer sleeps",
        "Also when the session is locked. On Linux, where the system tells; elsewhere nothing happens.",
    ),
    "habits.country": (
        "Country",
        (
            "A routine that pauses on its public holidays is not missed. Two letters, such as DE, or “none”; "
            "empty: as the system has it."
        ),
    ),
    "habits.report_language": (
        "Language of reports",
        "Kept with the vault. Reports of earlier days are made again in it when you open them.",
    ),
    "privacy.secrets_agents": (
        "Secrets from agents",
        "Passwords, keys, card and account numbers that agents and scripts write: only their kind, nothing, or all.",
    ),
    "privacy.secrets_imports": (
        "Secrets in what is brought in",
        "The same for files, conversations and what a language model finds. Leave out means the whole record.",
    ),
    "privacy.secrets_person": (
        "Secrets you write yourself",
        "Ask what to do each time, or always do the same.",
    ),
    "language_model.on": (
        "Use a language model",
        "Off, nothing is sent anywhere. On, what is listed below is sent to the endpoint and nowhere else.",
    ),
    "language_model.endpoint": (
        "Endpoint",
        "The address of a server with an OpenAI-compatible interface, such as Ollama, LM Studio or llama.cpp.",
    ),
    "language_model.model": ("Model", "Its name, as the server has it."),
    "language_model.seconds": ("Time-out", "So many seconds an answer may take, 5 to 600."),
    "language_model.answers": (
        "Answers",
        "On the page Ask, when you ask for it: the question and the memories that answer it are sent.",
    ),
    "language_model.agents": (
        "Answers for agents",
        "Whenever an agent asks for an answer, its question and the memories that answer it are sent.",
    ),
    "language_model.facts": (
        "Facts from conversations",
        "When a conversation is taken in and you ask for it, what was said is sent. What it finds waits for you.",
    ),
    "language_model.opinions": (
        "Second opinions",
        "In the background, the two statements of each open conflict are sent. It decides nothing.",
    ),
    "language_model.reports": (
        "Reports in other words",
        "When asked for on the page Reports, that day's report is sent. The report itself stays as it is.",
    ),
    "notices.report": (
        "Daily report",
        "A message of the desktop when a day's report is there. It names the day and nothing else.",
    ),
}
SETTING_WORDS: dict[str, SettingWords] = {
    key: SettingWords(Template(f"setting.{key}.title", title), Template(f"setting.{key}.help", text))
    for key, (title, text) in _WORDS.items()
}
"""By the key of the setting."""

SETTING_GROUPS = {
    SettingGroup.APPEARANCE: Template("setting.group.appearance", "Appearance"),
    SettingGroup.HABITS: Template("setting.group.habits", "Habits"),
    SettingGroup.LOCK: Template("setting.group.lock", "Vault and lock"),
    SettingGroup.PRIVACY: Template("setting.group.privacy", "Privacy"),
    SettingGroup.LANGUAGE_MODEL: Template("setting.group.language_model", "Language model"),
    SettingGroup.NOTICES: Template("setting.group.notices", "Notices"),
}

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "es": "Español", "zh": "中文"}
"""What each language calls itself: somebody who does not read the others finds their own."""
_LANGUAGE_CHOICES = {AS_SYSTEM: "As the system", **{each: LANGUAGE_NAMES[each] for each in LANGUAGES}}

_CHOICES = {
    "appearance.language": _LANGUAGE_CHOICES,
    "habits.report_language": _LANGUAGE_CHOICES,
    "lock.after_minutes": {
        "never": "Never",
        "5": "5 minutes",
        "15": "15 minutes",
        "30": "30 minutes",
        "60": "An hour",
    },
    "privacy.secrets_agents": {"redact": "Redact", "block": "Refuse", "keep": "Keep"},
    "privacy.secrets_imports": {"redact": "Redact", "block": "Leave out", "keep": "Keep"},
    "privacy.secrets_person": {"ask": "Ask", "redact": "Redact", "block": "Refuse", "keep": "Keep"},
    "appearance.theme": {"system": "As the system", "light": "Light", "dark": "Dark", "contrast": "High contrast"},
    "appearance.density": {"compact": "Compact", "comfortable": "Comfortable", "spacious": "Spacious"},
    "appearance.font": {"inter": "Inter", "system": "System font"},
    "habits.first_page": {
        "last": "The last one",
        "today": "Today",
        "ask": "Ask",
        "memories": "Memories",
        "timeline": "Timeline",
        "conflicts": "Conflicts",
        "insights": "Insights",
        "reports": "Reports",
        "audit": "Audit",
        "agents": "Agents",
    },
}
SETTING_CHOICES: dict[str, dict[str, Template]] = {
    key: {value: Template(f"setting.{key}.{value}", text) for value, text in words.items()}
    for key, words in _CHOICES.items()
}
"""By the key of the setting and the value."""
