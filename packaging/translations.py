"""Translations of the window and of what the engine says: gathering what is to be translated, checking, compiling.

    python3 packaging/dev.py translations                 gather, compile, and say what is missing
    python3 packaging/dev.py translations missing de      print what is missing in a language, a line each
    python3 packaging/dev.py translations fill de FILE    take translations from such lines

Both parts are Qt translation files, which Qt Linguist opens: the window's is gathered by Qt's lupdate, the engine's
from its catalogue (context Engine, the key of the sentence as its comment). Compiled they are one ``.qm`` for the
window, and the engine's alone as a catalogue of GNU gettext, since the engine does without Qt. docs/translating.md has
the rest.
"""

from __future__ import annotations

import hashlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET  # our own files only
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import PySide6

from remembrancer.wording.catalogue import for_people
from remembrancer.wording.templates import Counted

PROJECT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = PROJECT / "resources" / "remembrancer_resources" / "translations"
WINDOW: Final = PROJECT / "app" / "remembrancer_app"
LOCALES: Final = {"de": "de_DE", "es": "es_ES", "zh": "zh_CN"}
"""The languages that are translated into, by their tag in file names, with the name that Qt has for them."""
FORMS: Final = {"de": 2, "es": 2, "zh": 1}
"""How many forms a sentence about a number of things has: for one and for more, or one for all."""
_RULES: Final = {1: "nplurals=1; plural=0;", 2: "nplurals=2; plural=(n != 1);"}
_CONTEXT: Final = "Engine"
_BETWEEN_FORMS: Final = " ¦ "
_GAPS: Final = re.compile(r"\{[^{}]*\}|%L?[1-9n]")
_UNFINISHED: Final = "unfinished"
_TOOLS: Final = Path(PySide6.__file__).parent


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a file: where it stands, what tells it from others, its source, and its element in the file."""

    context: str
    comment: str
    source: str
    element: ET.Element

    @property
    def is_engines(self) -> bool:
        return self.context == _CONTEXT

    @property
    def number(self) -> str:
        """The same for all messages of the window that say the same: what is said once is translated once."""
        named = self.comment if self.is_engines else f"{self.source}\0{self.comment}"
        return hashlib.sha256(named.encode()).hexdigest()[:7]

    @property
    def is_counted(self) -> bool:
        return self.element.get("numerus") == "yes"

    @property
    def forms(self) -> list[str]:
        """The translation, in as many forms as it has."""
        said = self.element.find("translation")
        if said is None:
            return [""]
        return [form.text or "" for form in said] if self.is_counted else [said.text or ""]

    @property
    def is_finished(self) -> bool:
        said = self.element.find("translation")
        return said is not None and said.get("type") != _UNFINISHED and all(self.forms)

    def translate(self, forms: list[str]) -> None:
        """Put a translation in."""
        said = self.element.find("translation")
        if said is None:
            said = ET.SubElement(self.element, "translation")
        said.attrib.pop("type", None)
        if self.is_counted:
            said.text = None
            said[:] = []
            for form in forms:
                ET.SubElement(said, "numerusform").text = form
        else:
            said.text = forms[0]


class Translations:
    """The files of one language in a folder."""

    def __init__(self, language: str, folder: Path = FOLDER) -> None:
        self.language = language
        self.window = folder / f"window_{language}.ts"
        self.engine = folder / f"engine_{language}.ts"
        self.compiled = folder / f"remembrancer_{language}.qm"
        self.catalogue = folder / f"engine_{language}.mo"

    def messages(self) -> Iterator[Message]:
        """Every message of both files."""
        for path in (self.window, self.engine):
            yield from _messages(ET.parse(path).getroot())  # noqa: S314 - our own file

    def faults(self) -> list[str]:
        """What keeps the language from being whole."""
        found = []
        for message in self.messages():
            where = f"{message.context}: {message.comment or message.source}"
            if not message.is_finished:
                found.append(f"missing: {where}")
                continue
            if len(message.forms) != (FORMS[self.language] if message.is_counted else 1):
                found.append(f"not in all its plural forms: {where}")
            for form in message.forms:
                found += [f"{fault}: {where}: {form}" for fault in _faults_of(message, form)]
        return found

    def gather(self) -> None:
        """Take over what is new in the sources, keeping what is translated."""
        subprocess.run(
            [
                str(_TOOLS / "lupdate"),
                *("-silent", "-extensions", "py", "-locations", "none", "-no-obsolete", "-sort-messages"),
                *("-disable-heuristic", "similartext", "-source-language", "en_GB"),
                *("-target-language", LOCALES[self.language], str(WINDOW), "-ts", str(self.window)),
            ],
            check=True,
        )
        known = {}
        if self.engine.is_file():
            root = ET.parse(self.engine).getroot()  # noqa: S314 - our own file
            known = {(each.comment, each.source): each for each in _messages(root)}
        _write(self.engine, self._engines(known))

    def fill(self, lines: Iterable[str]) -> list[str]:
        """Take translations from lines of a number and a text; what is translated already stays.

        Returns the numbers that fit nothing.
        """
        given = dict(line.rstrip("\n").split("\t")[:: max(1, line.count("\t"))] for line in lines if "\t" in line)
        used = set()
        for path in (self.window, self.engine):
            root = ET.parse(path).getroot()  # noqa: S314 - our own file
            for message in _messages(root):
                if message.number in given:
                    used.add(message.number)
                    if not message.is_finished:
                        text = given[message.number].replace("\\n", "\n")
                        message.translate(text.split(_BETWEEN_FORMS) if message.is_counted else [text])
            _write(path, root)
        return sorted(given.keys() - used)

    def missing(self) -> Iterator[str]:
        """A line for each text that is not translated: its number, where it stands, what it says."""
        places: dict[str, list[str]] = {}
        texts: dict[str, str] = {}
        for message in self.messages():
            if not message.is_finished:
                where = message.comment if message.is_engines else message.context
                places.setdefault(message.number, []).append(where)
                note = f"  [{message.comment}]" if message.comment and not message.is_engines else ""
                texts[message.number] = message.source.replace("\n", "\\n") + note
        counted = {each.key: each for each in for_people().values() if isinstance(each, Counted)}
        for number, text in texts.items():
            sentence = counted.get(places[number][0])
            said = f"{sentence.one}{_BETWEEN_FORMS}{sentence.other}" if sentence else text
            yield f"{number}\t{', '.join(places[number])}\t{said}"

    def compile(self) -> None:
        """Make what the program reads."""
        subprocess.run(
            [
                *(str(_TOOLS / "lrelease"), "-silent", "-nounfinished"),
                *(str(self.window), str(self.engine), "-qm", str(self.compiled)),
            ],
            check=True,
        )
        self.catalogue.write_bytes(self._gettext())

    def _engines(self, known: dict[tuple[str, str], Message]) -> ET.Element:
        root = ET.Element("TS", version="2.1", language=LOCALES[self.language], sourcelanguage="en_GB")
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = _CONTEXT
        for key, sentence in sorted(for_people().items()):
            counted = isinstance(sentence, Counted)
            element = ET.SubElement(context, "message", {"numerus": "yes"} if counted else {})
            source = sentence.sources[-1]
            ET.SubElement(element, "source").text = source
            ET.SubElement(element, "comment").text = key
            if counted:
                ET.SubElement(element, "extracomment").text = f"For one: {sentence.sources[0]}"
            message = Message(_CONTEXT, key, source, element)
            message.translate([""] * FORMS[self.language])
            earlier = known.get((key, source))
            if earlier is not None and earlier.is_finished and earlier.is_counted == counted:
                message.translate(earlier.forms)
            else:
                said = element.find("translation")
                assert said is not None  # noqa: S101 - put in above
                said.set("type", _UNFINISHED)
        return root

    def _gettext(self) -> bytes:
        """The engine's part in the binary form that the gettext of the standard library reads."""
        header = f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {_RULES[FORMS[self.language]]}\n"
        pairs = {b"": header.encode()}
        sentences = for_people()
        for message in _messages(ET.parse(self.engine).getroot()):  # noqa: S314 - our own file
            if message.is_finished and message.comment in sentences:
                sources = "\0".join(sentences[message.comment].sources)
                pairs[f"{message.comment}\4{sources}".encode()] = "\0".join(message.forms).encode()
        keys = sorted(pairs)
        start = 28 + 16 * len(keys)
        tables, texts = [], b""
        for each in (keys, [pairs[key] for key in keys]):
            for text in each:
                tables.append(struct.pack("<2I", len(text), start + len(texts)))
                texts += text + b"\0"
        head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, start)
        return head + b"".join(tables) + texts


def _messages(root: ET.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for element in context.iter("message"):
            yield Message(name, element.findtext("comment") or "", element.findtext("source") or "", element)


def _faults_of(message: Message, form: str) -> Iterator[str]:
    wanted, found = set(_GAPS.findall(message.source)), set(_GAPS.findall(form))
    # A form for one may do without its figure.
    spared = {"{count}"} if message.is_counted else set()
    if found - wanted or wanted - found - spared:
        yield f"other gaps than {sorted(wanted)}"
    if _is_spaced(form) != _is_spaced(message.source):
        yield "other spaces at its ends"
    if form.count("&") != message.source.count("&"):
        yield "another mark of a key (&)"


def _is_spaced(text: str) -> bool:
    """Whether there is room before or after it. The commas of Chinese bring their own."""
    return text != text.strip() or text.endswith(("、", "，"))  # noqa: RUF001 - the marks themselves


def _write(path: Path, root: ET.Element) -> None:
    ET.indent(root, "    ")
    text = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def main(words: list[str]) -> int:
    """Carry out what the words ask for; 1 where something is missing in a language that the program offers."""
    if words[:1] == ["missing"]:
        for line in Translations(words[1]).missing():
            print(line)
        return 0
    if words[:1] == ["fill"]:
        translations = Translations(words[1])
        with Path(words[2]).open(encoding="utf-8") as lines:
            unknown = translations.fill(lines)
        translations.gather()
        translations.compile()
        print(*(f"fits nothing: {each}" for each in unknown), *translations.faults(), sep="\n")
        return 0
    FOLDER.mkdir(exist_ok=True)
    for language in LOCALES:
        translations = Translations(language)
        translations.gather()
        translations.compile()
        faults = translations.faults()
        print(f"{language}: {len(faults)} missing or at fault")
        print(*(f"  {fault}" for fault in faults[:20]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
