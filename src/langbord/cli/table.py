"""Who sits at a table: people and bots, with their names."""

from __future__ import annotations

import re
from collections.abc import Sequence

from langbord.bots import Bot, get_bot, is_bot
from langbord.core.errors import LangbordError

BOT_NAMES = ("Saskia", "Hendrick", "Geertje", "Titus", "Machtelt", "Cornelis")


class Seat:
    """A place at the table. In a record a bot's seat reads "Saskia (greedy)", so that a game can be resumed."""

    def __init__(self, recorded: str, seed: int | None = None) -> None:
        self.recorded = recorded
        printable = "".join(sign if sign.isprintable() else "?" for sign in recorded)
        found = re.fullmatch(r"(.+) \(([\w:/.*@]+)\)", printable)
        self.kind = found[2] if found and is_bot(found[2]) else None  # the bot's, or None for a person
        self.name = found[1] if found and self.kind else printable
        self.bot: Bot | None = get_bot(self.kind, seed) if self.kind else None


def settle(
    seats: range,
    players: int | None,
    humans: int,
    bots: Sequence[str],
    names: Sequence[str],
    person: Sequence[str],
    usual: int = 3,
) -> list[str]:
    """Who sits where, as recorded: people first.

    `person` are the names of people who gave none; `usual` is how many sit down where nobody said how many.
    """
    if players is None:
        players = max(seats.start, humans + len(bots) if bots else max(humans, min(usual, seats.stop - 1)))
    if players not in seats:
        raise LangbordError(f"this game is for {seats.start} to {seats.stop - 1} players, not {players}")
    if humans > players or humans + len(bots) > players:
        raise LangbordError(f"there are {humans} people and {len(bots)} bots for {players} seats")
    if len(names) > players:
        raise LangbordError(f"{len(names)} names were given for {players} seats")
    kinds = [bots[k % len(bots)] if bots else "greedy" for k in range(players - humans)]
    for kind in kinds:
        get_bot(kind)  # refuses an unknown one
        if not is_bot(kind):
            raise LangbordError(f"{kind} cannot sit down here: a saved game may not name what is on your disk")
    called = _named(names, [*person[:humans], *(name for name in BOT_NAMES if name not in names)], players)
    return [*called[:humans], *(f"{name} ({kind})" for name, kind in zip(called[humans:], kinds, strict=True))]


def _named(given: Sequence[str], usual: Sequence[str], players: int) -> list[str]:
    for name in given:
        if not name or not name.isprintable() or name != Seat(name).name:
            raise LangbordError(f"a player cannot be called {name!r}")
        if given.count(name) > 1:
            raise LangbordError(f"two players are called {name!r}")
    return [*given, *usual[len(given) :]][:players]
