"""Names that people can tell apart: no invisible letters, none that pass for those of another script, none reserved.

Names that were taken before there were these rules stay.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from functools import lru_cache

from confusable_homoglyphs import categories, confusables

from langbord.server.problems import Refused

ROLES = ("admin", "administrator", "moderator", "mod", "owner", "host", "server", "system", "root", "staff", "langbord")
# Letters and marks that show nothing, though Unicode files them among those that do
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
WRITTEN_TOGETHER = frozenset({"HAN", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"})
NO_SCRIPT = frozenset({"COMMON", "INHERITED", "UNKNOWN"})


def clean(name: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", name).split())


def check(name: str, reserved: Collection[str]) -> None:
    """Refuse a name that could pass for another; `reserved` holds what reserved names look like."""
    if not clean(name) or any(map(is_invisible, name)) or any(map(is_mixed, clean(name).split())):
        raise Refused("server-name-unclear", 422)
    if looks(name) in reserved:
        raise Refused("server-name-reserved", 422)


def is_invisible(letter: str) -> bool:
    """Controls, zero widths, directions, private and unassigned letters, variation selectors, fillers."""
    selector = 0xFE00 <= ord(letter) <= 0xFE0F or 0xE0100 <= ord(letter) <= 0xE01EF
    return selector or letter in BLANK or unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def is_mixed(word: str) -> bool:
    """Does a word mix scripts, with letters that pass for those of another?"""
    scripts = categories.unique_aliases(word) - NO_SCRIPT
    return len(scripts) > 1 and not scripts <= WRITTEN_TOGETHER and bool(confusables.is_confusable(word))


def looks(name: str) -> str:
    """What a name looks like: the same for names that a reader may take for each other."""
    return "".join(map(_prototype, clean(name).casefold()))


@lru_cache(10_000)
def _prototype(letter: str) -> str:
    """The first plain letter or digit that a letter can be taken for."""
    found = confusables.is_confusable(letter + letter.upper(), greedy=True) or []
    alike = [other["c"].casefold() for each in found for other in each["homoglyphs"]]
    plain = [other for other in [letter, *alike] if len(other) == 1 and other.isascii() and other.isalnum()]
    first = min(plain, default=letter)
    return first if first == letter else _prototype(first)  # that one may be taken for another in turn
