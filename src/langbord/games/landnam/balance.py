"""What `langbord balance landnam` measures: houses and tokens, fate cards played and swapped, law suits and trade."""

from __future__ import annotations

from langbord.core.actions import is_a, parts
from langbord.core.measures import Deck, Happening, Measures, Source
from langbord.core.protocol import Ints
from langbord.core.rule import rule
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO
from langbord.games.landnam.board import houses_of
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.harvest import THING
from langbord.games.landnam.state import State

MEASURES = Measures(
    seats=t.SEATS,
    sources=(Source("houses", judged=False), *(Source(f"{name} tokens") for name in t.TOKEN_NAMES)),
    decks=(
        Deck(
            "fate cards",
            t.CARDS,
            lambda book: [name.replace("_", " ") for name in book.names["card"]],
            then="swapped",
            instead=True,
        ),
    ),
    happenings=(
        Happening("things held"),
        Happening("law suits", least=1.0),
        Happening("cases handed over"),
        Happening("deals between players", least=1.0),
        Happening("exchanges with the bank"),
        Happening("famines"),
        Happening("games with a famine", least=0.25, most=0.5),
        Happening("fate cards played"),
        Happening("fate cards swapped"),
        Happening("ended by the limit of turns", most=0.01),
    ),
    turns=(40, 90),
    options={"offers": 3, "turns": 400},  # LNQ90, LNQ94
)
EARNED, OFFERED, CHOSEN, PAID, TAKER, HAPPENED, ORDER = MEASURES.offsets
SOURCES = len(MEASURES.sources)
THINGS, CASES, HANDOVERS, DEALS, EXCHANGES, FAMINES, WITH_FAMINE, PLAYED, SWAPPED, DRAWN = range(10)


@rule
def watch(was: State, s: State, ed: Edition, seat: int, action: int, listed: Ints, n: int, counts: Ints) -> None:
    """A card that came to the discards was played, unless it was swapped."""
    swapped = t.NONE
    if seat < 0:
        counts[HAPPENED + THINGS] += int(was.phase == t.ROLL and s.dice[0] + s.dice[1] == THING)
    elif is_a(DO.swap, action):
        swapped, _, _ = parts(DO.swap, action)
    else:
        watch_dealings(was, action, counts)
    counts[HAPPENED + FAMINES] += int(was.phase == t.ROLL and s.short != 0)
    for card in range(t.CARDS):
        for other in range(s.players):
            counts[OFFERED + card] += max(0, s.fate[other][card] - was.fate[other][card])
        used = max(0, s.discard[card] - was.discard[card])
        if card == swapped:
            counts[PAID + card] += used
            counts[HAPPENED + SWAPPED] += used
        else:
            counts[CHOSEN + card] += used
            counts[HAPPENED + PLAYED] += used


@rule
def watch_dealings(was: State, action: int, counts: Ints) -> None:
    """Between players, and with the bank."""
    counts[HAPPENED + CASES] += int(is_a(DO.summon, action))
    counts[HAPPENED + EXCHANGES] += int(is_a(DO.exchange, action))
    if is_a(DO.accept, action):
        counts[HAPPENED + (HANDOVERS if was.phase == t.HANDOVER else DEALS)] += 1


@rule
def settle(s: State, ed: Edition, counts: Ints) -> None:
    counts[HAPPENED + DRAWN] = int(s.drawn)
    counts[HAPPENED + WITH_FAMINE] = int(counts[HAPPENED + FAMINES] > 0)
    for seat in range(s.players):
        counts[ORDER + seat] = 1 + (seat - s.active + s.turn - 1) % s.players
        counts[EARNED + seat * SOURCES] = houses_of(s, ed, seat)
        for token in range(t.TOKENS):
            counts[EARNED + seat * SOURCES + 1 + token] = s.tokens[seat][token]


@rule
def turns_begun(s: State, ed: Edition) -> int:
    return int(s.turn)
