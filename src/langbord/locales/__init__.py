"""Langbord's languages: Fluent files that terminal, server and web client share.

Games speak in messages: an id and arguments, never sentences (`langbord.core.game.Event`). A `Teller` tells them:

- an argument "@id" stands for another message, "#2" for the player at seat 2; a list of such is joined as the
  language does it, equal ones counted ("2× pink and wild");
- where "@id" has attributes, they are variables too: the Finnish `tickets-card-pink` has `.genitive = pinkin`,
  so a sentence that is given `card` may also say `{ $card-genitive }`. That is how names are inflected.

A text that a language lacks is told in its nearest relative. Files: here `<language>/*.ftl` for what belongs to no
game, every id beginning with the name of its file; in a game's folder `texts/<language>/*.ftl`, every id beginning
with the game's name.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from langbord.core.errors import BrokenGame
from langbord.core.plugins import game_names, installed

if TYPE_CHECKING:
    from langbord.core.messages import Arg, Event, Wording

LANGUAGES = {
    "en": "English",
    "nl": "Nederlands",
    "nb": "Norsk bokmål",
    "nn": "Norsk nynorsk",
    "da": "Dansk",
    "fi": "Suomi",
}
RELATIVES = {
    "en": ["en"],
    "nl": ["nl", "en"],
    "nb": ["nb", "da", "en"],
    "nn": ["nn", "nb", "da", "en"],
    "da": ["da", "nb", "en"],
    "fi": ["fi", "en"],
}
FOLDER = Path(__file__).parent


class Teller:
    """Tells messages in one language.

    >>> teller = Teller("en")
    >>> teller.tell("tickets-took", {"player": "#1", "card": "@tickets-card-pink"}, ["Anna", "Bo"])
    'Bo takes one pink card from the row.'
    """

    def __init__(self, language: str, marks: Mapping[str, str] | None = None) -> None:
        """`marks`: signs to set before the names of things, by message id, where colour alone would not do."""
        self.language = language
        self._marks = marks or {}
        self._bundles = [bundle(relative) for relative in RELATIVES[language]]

    def tell(self, message: Event | str, args: Mapping[str, Arg] | None = None, seats: Sequence[str] = ()) -> str:
        """The sentence of a message; `seats` are the names of the players."""
        if isinstance(message, str):
            name, given = message, args or {}
        else:
            name, given = message.id, {**message.args, **(args or {})}
        return self._format(name, dict(self._variables(given, seats)))

    def has(self, name: str) -> bool:
        """Is there such a message, in this language or a relative?"""
        return any(found.has_message(name) for found in self._bundles)

    def join(self, items: Sequence[str]) -> str:
        """Texts in a row, equal ones counted: "2× a, b and c"."""
        counted = [
            item if times == 1 else self.tell("core-times", {"count": times, "item": item})
            for item, times in Counter(items).items()
        ]
        if not counted:
            return ""
        *most, last = counted
        return self.tell("core-and", {"first": ", ".join(most), "last": last}) if most else last

    def phrase(self, wording: Wording) -> str:
        """Messages as one text: "Pay 1 guilder: 1 point and 1 resource"."""
        told = ([self.join([self.tell(message) for message in clause]) for clause in clauses] for clauses in wording)
        text = "; ".join(": ".join(clauses) for clauses in told)
        return text[:1].upper() + text[1:]

    def _variables(self, args: Mapping[str, Arg], seats: Sequence[str]) -> Iterator[tuple[str, Any]]:
        for name, arg in args.items():
            if isinstance(arg, list):
                yield name, self.join([self._name(item, seats) for item in arg])
            elif isinstance(arg, str):
                yield name, self._name(arg, seats)
                if arg.startswith("@"):
                    yield from ((f"{name}-{form}", text) for form, text in self._forms(arg[1:]))
            else:
                yield name, arg

    def _name(self, arg: str, seats: Sequence[str]) -> str:
        """What an argument stands for."""
        if arg.startswith("#") and arg[1:].isdigit() and int(arg[1:]) < len(seats):
            return seats[int(arg[1:])]
        return self._marked(arg[1:], self._format(arg[1:], {})) if arg.startswith("@") else arg

    def _forms(self, name: str) -> Iterator[tuple[str, str]]:
        """The inflected forms of a message that is named in another."""
        for found in self._bundles:
            if found.has_message(name):
                for form, pattern in found.get_message(name).attributes.items():
                    yield form, self._marked(name, found.format_pattern(pattern, {})[0])
                return

    def _marked(self, name: str, text: str) -> str:
        return f"{self._marks[name]} {text}" if name in self._marks else text

    def _format(self, name: str, variables: Mapping[str, Any]) -> str:
        for found in self._bundles:
            if found.has_message(name) and (pattern := found.get_message(name).value) is not None:
                return str(found.format_pattern(pattern, variables)[0])
        return name


def bundle(language: str) -> Any:
    """All texts of one language: ours, and those of every game that is installed."""
    return _bundle(language, tuple(game_names()))


@cache
def _bundle(language: str, games: tuple[str, ...]) -> Any:
    texts = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        texts.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for game in games:  # what is told already is not told otherwise by a game
        with suppress(BrokenGame):
            texts.add_resource(FluentResource(installed(game).texts(language)))
    return texts


def choose_language(wanted: str | None = None) -> str:
    """The language that is asked for, or the one of the environment, or English.

    >>> choose_language("nn_NO.UTF-8"), choose_language("no"), choose_language("pt")
    ('nn', 'nb', 'en')
    """
    given = [wanted] if wanted else [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    code = next((code for code in given if code), "en").lower().replace("-", "_").split("_")[0].split(".")[0]
    code = {"no": "nb"}.get(code, code)
    return code if code in LANGUAGES else "en"
