"""What a state of Landnám must be beyond what its fields say, to be played on: a sentence for each fault.

Here is the course of a turn, with the cards and the harvest; `consistent_board` knows the island and the units on it,
`consistent_talk` the althing, offers and orders.
"""

from __future__ import annotations

from collections.abc import Iterator

from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import LandnamBook
from langbord.games.landnam.board import is_numbered, unit_owner
from langbord.games.landnam.consistent_board import board, explored, movement, units
from langbord.games.landnam.consistent_talk import althing, case, offers, orders, windows
from langbord.games.landnam.edition import Edition
from langbord.games.landnam.fate import fate_count
from langbord.games.landnam.harvest import THING, due_from, legal_ageing, rolled
from langbord.games.landnam.rules import new
from langbord.games.landnam.state import State
from langbord.games.landnam.turn import points

SET_UP = (t.DEAL_CARDS, t.DRAW_STARTER)
DEALERS = (*SET_UP, t.ROLL, t.DRAW_FATE, t.EXPLORE)
AT_THE_THING = (*t.THING_PHASES, *t.WINDOW_PHASES)
DEALT = ("phase", "active", "pile", "fate", "first_card")  # what changes in the set-up


def consistent(s: State, book: LandnamBook) -> Iterator[str]:
    """What others rely on is looked at first: each check relies on those before it."""
    ed = book.table
    for check in (
        _course(s, ed),
        _set_up(s, ed),
        board(s, book),
        units(s, book),
        movement(s, ed),
        explored(s, ed),
        _fate_cards(s),
        _harvest(s, ed),
        _ageing(s, ed),
        althing(s, ed),
        case(s, ed),
        windows(s),
        offers(s, ed),
        orders(s, book),
        _awaited(s, book),
    ):
        found = list(check)
        yield from found
        if found:
            return


def _course(s: State, ed: Edition) -> Iterator[str]:
    """LN92, LNQ94: the end comes with the goal or with the last turn, when a turn ends and just then."""
    best = max(points(s, ed, seat) for seat in range(s.players))
    last = s.turns > 0 and s.turn >= s.turns
    if s.over and s.phase != t.BUILD:
        yield "the game is over, but the phase is not build, in which turns end (LN92)"
    if s.over and not s.drawn and best < ed.goal:
        yield f"the game is over and not drawn, but nobody has {ed.goal} points (LN92)"
    if s.drawn and not (s.over and last and best < ed.goal):
        yield "drawn is 1, but the limit of turns is not reached, or somebody has the points (LNQ94)"
    if s.turns and s.turn > s.turns:
        yield f"turn is {s.turn}, beyond the limit of {s.turns} (LNQ94)"
    if (s.turn == 0) != (s.phase in SET_UP):
        yield f"turn is {s.turn}, which does not fit the phase: turns begin after the set-up, with 1"
    if s.phase == t.ROLL and best >= ed.goal:
        yield f"the phase is roll, but somebody has {best} points, so the game is over (LN92)"
    if 0 in s.dice and (s.turn > 1 or s.phase not in (*SET_UP, t.ROLL)):
        yield "dice: each shows 1 to 6 once they have been rolled (LN12)"
    if s.offers_made > s.offers:
        yield f"offers_made is {s.offers_made}, more than the {s.offers} that were agreed on (LNQ90)"


def _set_up(s: State, ed: Edition) -> Iterator[str]:
    """LN1-LN6: a card for each player in turn, and nothing else has happened yet."""
    if s.phase not in SET_UP:
        return
    fresh = State()
    for name in ("players", "stakes", "flight", "harbour_sites", "offers", "turns", "open_hands"):
        setattr(fresh, name, getattr(s, name))
    new(fresh, ed)
    for name in s.fields:
        if name not in DEALT and getattr(s, name) != getattr(fresh, name):
            yield f"{name} has changed, which is too early in the set-up"
    if s.phase == t.DRAW_STARTER and s.active:
        yield f"active is {s.active}, but nobody has been chosen to start (LN7)"
    dealt = s.players if s.phase == t.DRAW_STARTER else s.active
    if [fate_count(s, seat) for seat in range(s.players)] != [int(seat < dealt) for seat in range(s.players)]:
        yield f"fate: in the set-up the first {dealt} seats have one card each by now (LN5)"
    if s.first_card[: s.players] != [int(seat < dealt) for seat in range(s.players)]:
        yield "first_card: each card dealt in the set-up is a first one (LN5)"


def _fate_cards(s: State) -> Iterator[str]:
    """LN5, LNQ95: who is known to hold his first card holds an Exploration card. LN25, LN68: who draws."""
    for seat in range(s.players):
        if s.first_card[seat] and not any(s.fate[seat][: t.EXPLORATION_CARDS]):
            yield f"first_card[{seat}] is 1, but the seat holds no Exploration card (LN5)"
    if (s.draws != 0) != (s.phase == t.DRAW_FATE):
        yield f"draws is {s.draws}, which does not fit the phase: somebody is to draw in draw_fate alone (LNQ15)"
    if s.phase != t.DRAW_FATE:
        return
    if not any(s.pile):
        yield "the phase is draw_fate, but the pile is empty (LNQ15)"
    if s.mover != t.NONE:
        if s.draws != 1 << s.active:
            yield f"draws is {s.draws}, but a find rewards the active player, seat {s.active} (LN68)"
    else:
        for seat in range(s.players):
            if s.draws >> seat & 1 and seat != s.active and fate_count(s, seat):
                yield f"draws names seat {seat}, which holds a fate card and draws none (LN25)"


def _harvest(s: State, ed: Edition) -> Iterator[str]:
    """LN16-LN24: what a Harvest card may still change is as the roll left it."""
    thing = rolled(s) == THING
    if thing != (s.phase in AT_THE_THING) and s.phase in (t.AGEING, *AT_THE_THING):
        yield f"dice show {rolled(s)}, which does not fit the phase: a 7 calls the althing (LN9)"
    if s.phase == t.DRAW_FATE and s.mover == t.NONE and not thing:
        yield f"dice show {rolled(s)}, but cards are drawn for the althing on a 7 (LN25)"
    if (thing or s.phase == t.ROLL) and (s.short or s.harvest_played or s.aged != t.NONE):
        yield "short, harvest_played or aged is set, but there was no harvest in this turn (LN26)"
    elif s.aged != t.NONE and not is_numbered(s, s.aged):
        yield "aged does not name a hex with a number (LN18)"
    elif s.phase == t.MOVE and s.mover == t.NONE and not s.harvest_played:
        if s.short:
            yield from _famine(s, ed)
        elif s.aged != t.NONE and s.number[s.aged] != rolled(s) and not s.markers[rolled(s)]:
            yield f"aged: the hex has paid with a {rolled(s)}, but no such marker is back in markers (LN20)"


def _famine(s: State, ed: Edition) -> Iterator[str]:
    """LN16, LN17: the kinds that were short by what the stock had before the cards of the hungry came to it."""
    for kind in range(t.KINDS):
        lost = sum(s.lost[seat][kind] for seat in range(s.players))
        short = s.short >> kind & 1
        left = s.stock[kind] - lost - _due(s, ed, kind)
        if (lost and not short) or s.stock[kind] < lost:
            yield f"lost: {lost} cards of kind {kind} are not what a famine took to the stock (LN17)"
        elif (left < 0) != bool(short):
            yield f"short is {s.short}, which does not fit the stock of kind {kind} and what was due of it (LN16)"


def _due(s: State, ed: Edition, kind: int) -> int:
    """LN13: the cards of a kind that the roll was to bring."""
    paying = (cell for cell in range(t.MIDDLE, ed.rim) if s.number[cell] == rolled(s))
    return sum(due_from(s, ed, cell) for cell in paying if ed.product[s.terrain[cell]] == kind)


def _ageing(s: State, ed: Edition) -> Iterator[str]:
    if s.phase != t.AGEING:
        return
    if s.aged != t.NONE:
        yield "the phase is ageing, but aged names a hex that has been aged in this turn (LN18)"
    if s.short and not s.harvest_played:
        yield "the phase is ageing, but short says that there is a famine (LN17)"
    without_cards = s.copy()
    without_cards.fate[s.active] = [0] * t.CARDS
    if legal_ageing(without_cards, ed, [0] * t.CELLS) < 2:
        yield "the phase is ageing, but there are no two hexes to choose from (LN18)"


def _awaited(s: State, book: LandnamBook) -> Iterator[str]:
    """Who is awaited follows from the phase; in windows and offers from who has answered."""
    phase = book.names["phase"][s.phase]
    if s.over or s.phase in DEALERS:
        if s.awaited:
            yield f"awaited is {s.awaited}, but in the phase {phase} the dealer is to deal"
    elif s.phase in t.WINDOW_PHASES or s.phase == t.OFFER:
        if not s.awaited:
            yield f"awaited is 0, but in the phase {phase} somebody has still to answer"
    elif s.awaited != 1 << (seat := _asked(s)):
        yield f"awaited is {s.awaited}, but in the phase {phase} seat {seat} owes an action"


def _asked(s: State) -> int:
    """The one seat that a phase asks."""
    if s.phase == t.PLAINTIFF:
        return s.plaintiff
    if s.phase == t.ANSWER:
        return s.chain[s.answering][s.asked]
    if s.phase == t.HANDOVER:
        return s.offeree
    return unit_owner(s.fleeing) if s.phase == t.FLEE else s.active
