"""The pages of rules: in every language the same rules in the same places as in English, and translated."""

from __future__ import annotations

import re
from itertools import zip_longest

import pytest

from langbord.core.plugins import game_names, installed
from langbord.locales import LANGUAGES

GAMES = game_names()
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

CODE = r"\b[A-Z]{1,6}\d+\b|\b[a-z]+:\w+|`[^`]+`"
BEGINNING = re.compile(r"#+ |\| *|(?: *- )")
QUOTATION = re.compile(r"\"[^\"]*\"|«[^»]*»|»[^«]*«|“[^”]*”|”[^”]*”")
FEW_WORDS = 4  # terms and names of the games can be the same in two languages; sentences cannot


def read(language: str, game: str) -> list[str]:
    return blocks((installed(game).folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8"))


def blocks(text: str) -> list[str]:
    """Headings, items, rows of tables and paragraphs, each on one line."""
    found: list[str] = []
    for part in re.split(r"\n{2,}", text.strip()):
        for number, line in enumerate(part.split("\n")):
            if number == 0 or BEGINNING.match(line):
                found.append(line)
            else:
                found[-1] += f" {line.strip()}"
    return found


def shape(block: str) -> tuple[str, int, list[str]]:
    """How it begins, its columns, and what it names: the number of its rule, other rules, files."""
    beginning = BEGINNING.match(block)
    return beginning.group().rstrip() if beginning else "", block.count("|"), sorted(re.findall(CODE, block))


def number(block: str) -> str | None:
    found = re.match(rf"[-|*\s]*({CODE})", block)
    return found.group(1) if found else None


def words(text: str) -> list[str]:
    """The words of a text, other than codes and what is quoted from the rulebooks."""
    return re.findall(r"[^\W\d_]{2,}", QUOTATION.sub("", re.sub(CODE, "", text)))


def differences(english: list[str], translated: list[str]) -> list[str]:
    return [
        f"{ours[:60]!r} stands for {theirs[:60]!r}"
        for theirs, ours in zip_longest(english, translated, fillvalue="")
        if shape(theirs) != shape(ours)
    ]


def untranslated(english: list[str], translated: list[str]) -> list[str]:
    """What was left in English: whole blocks, or single cells of a table."""
    return [
        cell
        for theirs, ours in zip(english, translated, strict=False)
        for cell, other in zip(theirs.split("|"), ours.split("|"), strict=False)
        if words(cell) == words(other) and len(words(cell)) > FEW_WORDS
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_rules_are_the_same_in_every_language(language: str, game: str) -> None:
    english, translated = read("en", game), read(language, game)
    assert [number(block) for block in translated if number(block)] == [
        number(block) for block in english if number(block)
    ]
    assert not differences(english, translated)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_rules_are_translated(language: str, game: str) -> None:
    assert not untranslated(read("en", game), read(language, game))


def test_what_is_missing_or_not_translated_is_found() -> None:
    """The comparison itself: every block counts, the numbers of rules and what they refer to as well."""
    english = read("en", GAMES[0])
    assert all(differences(english, english[:k] + english[k + 1 :]) for k in range(len(english)))
    assert differences(english, [re.sub(r"\[[A-Z]+Q5\]", "", block) for block in english])
    assert len(untranslated(english, english)) > len(english) / 2
