"""The texts: complete and alike in all languages, all of them used, and well told."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import langbord
from langbord.core.game import Arg, Event, get_game
from langbord.core.plugins import game_names, installed
from langbord.locales import FOLDER, LANGUAGES, RELATIVES, Teller, bundle, choose_language

SOURCES = Path(langbord.__file__).parent
OF_THE_CLIENT = ("web", "account", "fair", "lessons", "rules")
# Messages of pages in the browser
OF_PAGES = r"about|cards|drawing|everybody|guide|invitation|lesson|mark|moderation|notice|option|panel|report|talk|wait"
OURS = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
FILES = [*OURS, *game_names()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str, file: str) -> list[ftl.Entry]:
    """The messages of one of our files, or of a game."""
    if file in OURS:
        text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    else:
        text = installed(file).texts(language)
    return list(FluentParser().parse(text).body)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The ids of a file, each with the variables that its message uses; an inflected form counts as its base."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = {name.partition("-")[0] for name in seen.names}
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_complete(language: str, file: str) -> None:
    """The same ids with the same variables as in English, and nothing that Fluent cannot read."""
    assert not [entry for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert messages(language, file) == messages("en", file)
    assert all(name.startswith(f"{file}-") for name in messages(language, file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_several_lines_fit_a_terminal(language: str) -> None:
    """They are laid out by hand."""
    args: dict[str, Arg] = {"example": "", "languages": ", ".join(LANGUAGES)}
    for name in ("core-help", *(f"{game}-rules" for game in game_names())):
        assert max(map(len, Teller(language).tell(name, args).splitlines())) <= 80, name


def test_no_message_is_defined_twice() -> None:
    for language in LANGUAGES:
        for file in FILES:
            names = [entry.id.name for entry in entries(language, file) if isinstance(entry, ftl.Message)]
            assert len(names) == len(set(names)), (language, file)


# --- what the sources speak of --------------------------------------------------------------------------------------


def spoken() -> Iterator[tuple[str, bool]]:
    """Texts of the sources that can be ids, and patterns of those that are put together; True for a whole text."""
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value.removeprefix("@"), True
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                if any(part and re.search(r"-[a-z]{3}|[a-z]{3,}-", str(part)) for part in parts):
                    pattern = "".join(".+" if part is None else re.escape(str(part)) for part in parts)
                    yield pattern.removeprefix("@"), False


def test_every_message_is_used_and_every_used_one_exists() -> None:
    patterns = list(spoken())
    files = [file for file in FILES if file not in OF_THE_CLIENT]  # its own tests see to those
    known = {name for file in files for name in messages("en", file) if not re.match(rf"{file}-({OF_PAGES})\b", name)}
    whole = {name for name, is_whole in patterns if is_whole}
    made = [re.compile(pattern) for pattern, is_whole in patterns if not is_whole]
    unused = [name for name in known if name not in whole and not any(one.fullmatch(name) for one in made)]
    assert not unused
    prefixes = "|".join(files)
    missing = [name for name in whole if re.fullmatch(rf"({prefixes})-[a-z0-9_-]*[a-z0-9]", name) and name not in known]
    assert not missing


@pytest.mark.parametrize("name", game_names())
def test_games_have_what_every_game_tells(name: str) -> None:
    assert {f"{name}-name", f"{name}-rules"} <= messages("en", name).keys()


@pytest.mark.parametrize("name", game_names())
def test_whole_games_are_told_in_every_language(name: str) -> None:
    """Every event, label and score line of random games: no message is missing, no variable is left open."""
    seats = [f"N{k}" for k in range(max(get_game(name).seats))]
    told = list(events(name))
    for language in LANGUAGES:
        teller = Teller(language)
        for event in told:
            text = teller.tell(event, None, seats)
            assert bundle(language).has_message(event.id), (language, event.id)
            assert text != event.id, event
            assert not re.search(r"[{}@#\u2068]", text), (language, event, text)


def events(name: str) -> Iterator[Event]:
    source = random.Random(3)
    match = langbord.new(name, players=get_game(name).seats[-1], seed=3)
    told = 0
    while not match.over:
        seat = source.choice(match.awaited)
        for action in match.legal_numbers(seat)[:12]:
            yield match.game.label(match.state, match.book, seat, action)
        match.play(source.choice(match.legal_numbers(seat)), seat)
        for moment in match.moments[told:]:
            yield from match.events(moment, source.choice([None, *range(match.options.players)]))
        told = len(match.moments)
    yield from (line.reason for line in match.score_sheet())


# What stands for a word of the game's own in a language, and so must not stand there; rulebooks are read, too
WRONG_WORDS = {
    ("landnam", "en"): r"\b(a|the|this|next|any|whole|each|off) thing\b",
    ("landnam", "nl"): r"\bhet ding\b",
    ("tickets", "nb"): r"\b(nabo)?sted(er|et|ene)?\b",
}
# Of a rulebook, which players read on the pages of rules alone
OF_SOURCES = r"\bgraphic\b|\bplayer count\b|\b(TR|LN|AM)Q\d"


@pytest.mark.parametrize(("game", "language"), WRONG_WORDS)
def test_things_are_called_as_in_the_game(game: str, language: str) -> None:
    rules = (installed(game).folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    told = f"{installed(game).texts(language)}\n{rules}"
    assert not re.findall(f".*(?:{WRONG_WORDS[game, language]}).*", told, re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_sources_is_told(language: str) -> None:
    """Neither by the messages nor by what is composed of an edition."""
    told = [installed(game).texts(language) for game in game_names()]
    told += [(FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8") for file in OURS]
    for game in map(get_game, game_names()):
        for wordings in game.printed_texts(game.book()).values():
            told += [Teller(language).phrase(wording) for wording in wordings.values()]
    assert not re.findall(f".*(?:{OF_SOURCES}).*", "\n".join(told), re.IGNORECASE)


# --- how it is told -------------------------------------------------------------------------------------------------

PINK, WILD = "@tickets-card-pink", "@tickets-card-wild"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "2× pink and wild"),
        ("nl", "2× roze en joker"),
        ("nb", "2× rosa og joker"),
        ("nn", "2× rosa og joker"),
        ("da", "2× pink og joker"),
        ("fi", "2× pinkki ja jokeri"),
    ],
)
def test_lists_are_joined_and_counted(language: str, expected: str) -> None:
    text = Teller(language).tell("tickets-do-claim", claim(cards=[PINK, WILD, PINK]))
    assert text.endswith(expected)


def claim(**more: object) -> dict[str, object]:
    return {"a": "Dam", "b": "Waag", "length": 3, "colour": PINK, "cart": 0, **more}


def test_longer_lists_have_commas() -> None:
    teller = Teller("en")
    assert teller.join(["a", "b", "c"]) == "a, b and c"
    assert teller.join(["a"]) == "a"
    assert teller.join([]) == ""


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Bo keeps one contract.", "Bo keeps 2 contracts."),
        ("nl", "Bo houdt één contract.", "Bo houdt 2 contracten."),
        ("nb", "Bo beholder ett kontraktskort.", "Bo beholder 2 kontraktskort."),
        ("nn", "Bo held på eitt kontraktskort.", "Bo held på 2 kontraktskort."),
        ("da", "Bo beholder ét kontraktkort.", "Bo beholder 2 kontraktkort."),
        ("fi", "Bo pitää yhden sopimuskortin.", "Bo pitää 2 sopimuskorttia."),
    ],
)
def test_plurals(language: str, one: str, many: str) -> None:
    teller = Teller(language)
    assert teller.tell("tickets-kept", {"player": "#1", "count": 1}, ["Anna", "Bo"]) == one
    assert teller.tell("tickets-kept", {"player": "#1", "count": 2}, ["Anna", "Bo"]) == many


@pytest.mark.parametrize(
    ("language", "card", "expected"),
    [
        ("fi", "green", "Anna ottaa rivistä vihreän kortin."),
        ("fi", "wild", "Anna ottaa rivistä jokerikortin."),
        ("nb", "green", "Anna tar et grønt kort fra raden."),
        ("nn", "red", "Anna tek eit raudt kort frå rada."),
        ("da", "blue", "Anna tager et blåt kort fra rækken."),
        ("nl", "red", "Anna pakt een rode kaart uit de rij."),
        ("en", "red", "Anna takes one red card from the row."),
    ],
)
def test_names_are_inflected(language: str, card: str, expected: str) -> None:
    event = Event("tickets-took", {"player": "#0", "card": f"@tickets-card-{card}"})
    assert Teller(language).tell(event, None, ["Anna"]) == expected


@pytest.mark.parametrize(
    ("place", "expected"), [(1, "1st place"), (2, "2nd place"), (3, "3rd place"), (4, "4th place")]
)
def test_places(place: int, expected: str) -> None:
    assert Teller("en").tell("core-place", {"place": place}) == expected
    assert Teller("fi").tell("core-place", {"place": place}) == f"{place}. sija"


def test_marks_stand_before_names_in_every_form() -> None:
    teller = Teller("fi", {"tickets-card-green": "▲"})
    green = "@tickets-card-green"
    assert "▲ vihreän kortin" in teller.tell("tickets-took", {"player": "A", "card": green})
    assert "▲ vihreä" in teller.tell("tickets-do-draw", {"card": green})


def test_a_missing_text_is_told_in_the_nearest_relative(monkeypatch: pytest.MonkeyPatch) -> None:
    assert RELATIVES["nn"] == ["nn", "nb", "da", "en"]
    teller = Teller("nn")
    without = bundle("nn")._messages.copy()
    del without["tickets-over"]
    monkeypatch.setattr(bundle("nn"), "_messages", without)
    assert teller.tell("tickets-over") == Teller("nb").tell("tickets-over")
    assert teller.tell("no-such-message") == "no-such-message"
    assert not teller.has("no-such-message")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [({"LANG": "fi_FI.UTF-8"}, "fi"), ({"LC_ALL": "da_DK", "LANG": "en_US"}, "da"), ({"LANG": "C"}, "en"), ({}, "en")],
)
def test_language_of_the_environment(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language() == expected
