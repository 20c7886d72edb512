"""What happened in a game of Landnám, as messages; the texts are in the locales.

A step is told in two parts: what was done, from the action, and what came of it, from the difference of the states.
"""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.actions import is_a, parts
from langbord.core.game import CHANCE, Arg, Event, ScoreLine
from langbord.games.landnam import say
from langbord.games.landnam import terms as t
from langbord.games.landnam.actions import DO, LandnamBook
from langbord.games.landnam.board import unit_owner
from langbord.games.landnam.fate import fate_count
from langbord.games.landnam.labels import label
from langbord.games.landnam.offers import is_proposed
from langbord.games.landnam.refusals import refusal
from langbord.games.landnam.state import State
from langbord.games.landnam.turn import points

__all__ = ["describe", "holdings", "label", "refusal", "reveals", "score_sheet"]


def describe(
    before: State, book: LandnamBook, actor: int, action: int, after: State, viewer: int | None
) -> list[Event]:
    """What a viewer sees of a step."""
    if actor == CHANCE:
        events = list(_dealt(before, book, action, after, viewer))
    else:
        events = list(_acted(before, book, actor, action, after))
    events += _came_of_it(before, book, after)
    if after.over:
        events.append(Event("landnam-drawn" if after.drawn else "landnam-over"))
    elif after.turn > before.turn:
        events.append(Event("landnam-turn", {"player": say.player(after.active)}))
    return events


# --- What was done ------------------------------------------------------------------------------------------------


def outcome_label(s: State, book: LandnamBook, outcome: int) -> Event:
    """What the dealer may deal, in a list of all that he dealt."""
    if s.phase == t.DRAW_STARTER:
        return Event("landnam-starts", {"player": say.player(outcome)})
    if s.phase in (t.DEAL_CARDS, t.DRAW_FATE):
        return Event("landnam-dealt-card", {"card": say.card(book, outcome)})
    if s.phase == t.ROLL:
        first, second, _ = parts(t.ROLLS, outcome)
        return Event("landnam-dealt-roll", {"first": first + 1, "second": second + 1})
    green, red, _ = parts(t.FINDS, outcome)
    if green < t.FACES:
        return Event("landnam-dealt-find", {"green": green + 1, "red": red + 1})
    terrain = f"@landnam-terrain-{book.names['terrain'][green - t.FACES]}"
    return Event("landnam-dealt-find-of", {"terrain": terrain, "red": red + 1})


def _dealt(before: State, book: LandnamBook, outcome: int, after: State, viewer: int | None) -> Iterator[Event]:
    if before.phase == t.DRAW_STARTER:
        yield Event("landnam-starts", {"player": say.player(outcome)})
    elif before.phase == t.ROLL:
        dice: dict[str, Arg] = {"first": after.dice[0], "second": after.dice[1], "sum": sum(after.dice)}
        yield Event("landnam-rolled", {"player": say.player(before.active), **dice})
        if sum(after.dice) == 7:
            yield Event("landnam-althing")
    elif before.phase in (t.DEAL_CARDS, t.DRAW_FATE):
        drawer = next(k for k in range(before.players) if sum(after.fate[k]) > sum(before.fate[k]))
        if viewer == drawer:
            yield Event("landnam-drew", {"player": say.player(drawer), "card": say.card(book, outcome)})
        else:
            yield Event("landnam-drew-unseen", {"player": say.player(drawer)})
    else:
        green, red, _ = parts(t.FINDS, outcome)
        if green < t.FACES:
            yield Event("landnam-explored", {"green": green + 1, "red": red + 1})
        else:
            yield Event("landnam-explored-red", {"red": red + 1})


def _acted(before: State, book: LandnamBook, seat: int, action: int, after: State) -> Iterator[Event]:
    """The action itself, unless its effect says it all; what is put together bit by bit is told when it is complete."""
    player: dict[str, Arg] = {"player": say.player(seat)}
    if before.phase in t.WINDOW_PHASES:
        if after.phase == before.phase:
            yield Event("landnam-has-answered", player)
    elif is_a(DO.accept, action) and before.phase != t.HANDOVER:
        yield _deal(before, book, after)
    elif is_a(DO.withdraw, action):
        if is_proposed(before, seat):
            yield Event("landnam-did-withdraw", player)
    elif is_a(DO.nothing, action) or is_a(DO.enough, action):
        yield Event("landnam-did-nothing", player)
    elif is_a(DO.decline, action):
        yield Event("landnam-did-decline-case" if before.phase == t.HANDOVER else "landnam-did-decline", player)
    else:
        done = label(before, book, seat, action)
        name = done.id.replace("landnam-do-", "landnam-did-")
        if name in TOLD:
            yield Event(name, {**player, **done.args})


TOLD = {
    f"landnam-did-{name}"
    for name in (
        "explore",
        "explore-with",
        "exchange",
        "first",
        "hand-over",
        "lay",
        "more",
        "play",
        "propose",
        "retreat",
        "step",
        "step-with",
        "summon",
        "swap",
        "take-case",
    )
}


def _deal(before: State, book: LandnamBook, after: State) -> Event:
    """Two players have exchanged cards: the active one and the one whose hand has changed too."""
    first = before.active
    second = next(k for k in range(before.players) if k != first and after.hand[k] != before.hand[k])
    changes = [a - b for a, b in zip(after.hand[first], before.hand[first], strict=True)]
    got, gave = ([max(0, sign * change) for change in changes] for sign in (1, -1))
    args: dict[str, Arg] = {"player": say.player(first), "other": say.player(second)}
    return Event("landnam-traded", {**args, "give": say.kinds(book, gave), "want": say.kinds(book, got)})


ON_THE_BOARD, OF_UNITS = ("terrain", "number", "aged", "harbour", "houses"), ("place", "red", "far")  # what is told of

# --- What came of it ----------------------------------------------------------------------------------------------


def _came_of_it(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    yield from _windows(before, book, after)
    if any(getattr(after, name) != getattr(before, name) for name in ON_THE_BOARD):
        yield from _board(before, book, after)
    yield from _income(before, book, after)
    if any(getattr(after, name) != getattr(before, name) for name in OF_UNITS):
        yield from _units(before, book, after)
    for seat in range(after.players if after.tokens != before.tokens else 0):
        for token in range(t.TOKENS):
            gain = after.tokens[seat][token] - before.tokens[seat][token]
            if gain:
                args: dict[str, Arg] = {"player": say.player(seat), "count": gain}
                yield Event(f"landnam-token-{book.names['token'][token]}", args)
    if sum(after.pile) > sum(before.pile):
        yield Event("landnam-shuffled")


def _windows(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    """Cards shown when a window of LNQ75 closes."""
    if before.phase in t.WINDOW_PHASES and after.phase != before.phase:
        for seat in range(after.players):
            for card, left in enumerate(after.fate[seat]):
                if left < before.fate[seat][card]:
                    yield Event("landnam-did-play", {"player": say.player(seat), "card": say.card(book, card)})


def _board(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    for cell in range(book.table.cells):
        args: dict[str, Arg] = {"cell": say.cell(book, cell), "number": after.number[cell]}
        if before.terrain[cell] == t.UNKNOWN != after.terrain[cell]:
            args["terrain"] = say.terrain(book, after.terrain[cell])
            yield Event("landnam-found-number" if after.number[cell] else "landnam-found", args)
        elif cell == before.aged != after.aged and after.turn == before.turn:
            yield Event("landnam-rested", args)
        elif after.number[cell] != before.number[cell]:
            yield Event("landnam-aged", {**args, "old": before.number[cell]})
        if after.harbour[cell] != before.harbour[cell]:
            yield Event("landnam-harbour", {**args, "kind": say.kind(book, after.harbour[cell])})
    for corner in range(book.table.corners):
        if after.houses[corner] > before.houses[corner]:
            what = "farm" if after.houses[corner] == 1 else "village"
            place: dict[str, Arg] = {"player": say.player(after.owner[corner]), "corner": say.corner(book, corner)}
            yield Event(f"landnam-built-{what}", place)


def _income(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    """Harvest and famine: the only changes of hands that no action names."""
    averted = before.short != 0 and after.harvest_played > before.harvest_played
    if before.phase != t.ROLL and not averted:
        return
    if after.short and not averted:
        yield Event("landnam-famine", {"kinds": [say.kind(book, k) for k in range(t.KINDS) if after.short >> k & 1]})
        return
    for seat in range(after.players):
        kept = [lost if averted else 0 for lost in before.lost[seat]]
        gain = [a - b - k for a, b, k in zip(after.hand[seat], before.hand[seat], kept, strict=True)]
        for name, cards in (("landnam-kept", kept), ("landnam-harvested", gain)):
            if any(cards):
                yield Event(name, {"player": say.player(seat), "cards": say.kinds(book, cards)})


def _units(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    """Units built, lost, outlawed, or rid of their tokens."""
    farms = sum(after.houses) > sum(before.houses)
    for unit in range(t.UNITS):
        old, new = before.place[unit], after.place[unit]
        args: dict[str, Arg] = {"player": say.player(unit_owner(unit)), "piece": say.piece(unit)}
        if old == t.SUPPLY != new:
            yield Event("landnam-built-unit", {**args, "cell": say.cell(book, new)})
        elif new == t.SUPPLY != old and not (farms and unit_owner(unit) == before.active):
            yield Event("landnam-lost-unit", {**args, "cell": say.cell(book, old)})
        elif after.red[unit] & ~(before.red[unit] | before.far[unit]):
            yield Event("landnam-outlawed", {**args, "cell": say.cell(book, new)})
        elif before.red[unit] & ~after.red[unit] and new != t.SUPPLY:
            yield Event("landnam-fled", {**args, "cell": say.cell(book, new)})


# --- Points and undo ----------------------------------------------------------------------------------------------


def score_sheet(s: State, book: LandnamBook) -> list[ScoreLine]:
    """LN95: every farm and village, and the tokens of each colour."""
    lines = []
    for seat in range(s.players):
        for corner in range(book.table.corners):
            if s.owner[corner] == seat:
                what = "farm" if s.houses[corner] == 1 else "village"
                reason = Event(f"landnam-score-{what}", {"corner": say.corner(book, corner)})
                lines.append(ScoreLine(seat, reason, s.houses[corner]))
        for token in range(t.TOKENS):
            count = s.tokens[seat][token]
            if count:
                reason = Event(f"landnam-score-{book.names['token'][token]}", {"count": count})
                lines.append(ScoreLine(seat, reason, count))
    return lines


def reveals(before: State, book: LandnamBook, actor: int, action: int, after: State) -> bool:
    """A fate card was shown, an offer was made (LNQ90: it can be withdrawn, but it counts), or a window came or went.

    A window shows who is asked, and so who has said that he passes; one that asks nobody, by the tokens given at once.
    """
    awards = (t.WHITE, t.BLACK)
    windows = (before.phase in t.WINDOW_PHASES or after.phase in t.WINDOW_PHASES) and before.phase != after.phase
    return (
        windows
        or any(after.tokens[k][token] > before.tokens[k][token] for k in range(after.players) for token in awards)
        or (actor != CHANCE and is_a(DO.propose, action))
        or any(sum(after.fate[k]) < sum(before.fate[k]) for k in range(before.players))
    )


def holdings(s: State, book: LandnamBook, seat: int) -> list[tuple[str, int]]:
    """What a player has, to be compared before and after an action."""
    hand = [(f"landnam-kind-{name}", count) for name, count in zip(book.names["kind"], s.hand[seat], strict=True)]
    return [
        *hand,
        ("landnam-board-points", points(s, book.table, seat)),
        ("landnam-board-fate", fate_count(s, seat)),
    ]
