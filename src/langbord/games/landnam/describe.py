"""What happened in a game of Landnám, as messages; the texts are in the locales.

A step is told in two parts: what was done, from the action, and what came of it, from the difference of the states.
"""

from __future__ import annotations

from collections.abc import Iterator

from langbord.core.game import CHANCE, Arg, Event, ScoreLine
from langbord.games.landnam.actions import LandnamBook, farm_corner, step_cards, step_parts
from langbord.games.landnam.edition import FACES
from langbord.games.landnam.exploration import terrain_of
from langbord.games.landnam.moves import (
    ACCEPT,
    AGE,
    BUILD_FARM,
    BUILD_HARBOUR,
    BUILD_OUTER,
    BUILD_UNIT,
    BUILD_VILLAGE,
    CHOOSE,
    EXCHANGE,
    FIRST,
    GIVE,
    HAND_OVER,
    LAY,
    MORE,
    MOST_CARDS,
    PASS,
    PLAY,
    PROPOSE,
    RETREAT,
    STEP,
    SUMMON,
    SWAP,
    TILL,
    TO,
    WANT,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    ANSWER,
    CLOSING,
    COUNTER,
    DEAL_CARDS,
    DRAW_FATE,
    DRAW_STARTER,
    FAMINE,
    HANDOVER,
    KINDS,
    MOVE,
    NONE,
    OFFER,
    OUTER,
    PIECES,
    RICH_HARVEST,
    ROLL,
    SEA,
    SETTLERS,
    SIDES,
    SUPPLY,
    TOKENS,
    TRADE,
    UNITS,
    UNKNOWN,
    VERDICT,
)


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
        events.append(Event("landnam-turn", {"player": _player(after.active)}))
    return events


# --- Words --------------------------------------------------------------------------------------------------------


def _player(seat: int) -> str:
    return f"#{seat}"


def _kind(book: LandnamBook, kind: int) -> str:
    return f"@landnam-kind-{book.names['kind'][kind]}"


def _card(book: LandnamBook, card: int) -> str:
    return f"@landnam-card-{book.names['card'][card].replace('_', '-')}"


def _cell(book: LandnamBook, cell: int) -> str:
    return "@landnam-outer-sea" if cell == OUTER else book.names["cell"][cell].upper()


def _corner(book: LandnamBook, corner: int) -> str:
    return book.names["corner"][corner].upper()


def _cards(book: LandnamBook, counts: list[int]) -> list[str]:
    return [_kind(book, kind) for kind in range(KINDS) for _ in range(counts[kind])]


def _piece(unit: int) -> str:
    return "@landnam-ship" if unit % PIECES >= SETTLERS else "@landnam-settler"


def _terrain(book: LandnamBook, terrain: int) -> str:
    return f"@landnam-terrain-{book.names['terrain'][terrain]}"


# --- What was done ------------------------------------------------------------------------------------------------


def _dealt(before: State, book: LandnamBook, outcome: int, after: State, viewer: int | None) -> Iterator[Event]:
    if before.phase == DRAW_STARTER:
        yield Event("landnam-starts", {"player": _player(outcome)})
    elif before.phase == ROLL:
        dice: dict[str, Arg] = {"first": after.dice[0], "second": after.dice[1], "sum": sum(after.dice)}
        yield Event("landnam-rolled", {"player": _player(before.active), **dice})
        if sum(after.dice) == 7:
            yield Event("landnam-althing")
    elif before.phase in (DEAL_CARDS, DRAW_FATE):
        drawer = next(k for k in range(before.players) if sum(after.fate[k]) > sum(before.fate[k]))
        if viewer == drawer:
            yield Event("landnam-drew", {"player": _player(drawer), "card": _card(book, outcome)})
        else:
            yield Event("landnam-drew-unseen", {"player": _player(drawer)})
    else:
        green, red = divmod(outcome, FACES)
        if green < FACES:
            yield Event("landnam-explored", {"green": green + 1, "red": red + 1})
        else:
            yield Event("landnam-explored-red", {"red": red + 1})


def _acted(before: State, book: LandnamBook, seat: int, action: int, after: State) -> Iterator[Event]:
    """The action itself, unless its effect says it all; what is put together bit by bit is told when it is complete."""
    player: dict[str, Arg] = {"player": _player(seat)}
    if before.phase in (VERDICT, CLOSING):
        if after.phase == before.phase:
            yield Event("landnam-has-answered", player)
    elif action == ACCEPT and before.phase != HANDOVER:
        yield _deal(before, book, after)
    elif action == PASS:
        if before.phase in DECLINED:
            yield Event(DECLINED[before.phase], player)
    elif action >= PLAY or action in (ACCEPT, PROPOSE):
        done = label(before, book, seat, action)
        name = done.id.replace("landnam-do-", "landnam-did-")
        if name in TOLD:
            yield Event(name, {**player, **done.args})


DECLINED = {
    ANSWER: "landnam-did-nothing",
    HANDOVER: "landnam-did-decline-case",
    OFFER: "landnam-did-decline",
    COUNTER: "landnam-did-decline",
}
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


def _offer(s: State, book: LandnamBook, seat: int) -> dict[str, Arg]:
    return {"give": _cards(book, s.give[seat]), "want": _cards(book, s.want[seat])}


def _deal(before: State, book: LandnamBook, after: State) -> Event:
    """Two players have exchanged cards: the active one and the one whose hand has changed too."""
    first = before.active
    second = next(k for k in range(before.players) if k != first and after.hand[k] != before.hand[k])
    changes = [a - b for a, b in zip(after.hand[first], before.hand[first], strict=True)]
    got, gave = ([max(0, sign * change) for change in changes] for sign in (1, -1))
    args: dict[str, Arg] = {"player": _player(first), "other": _player(second)}
    return Event("landnam-traded", {**args, "give": _cards(book, gave), "want": _cards(book, got)})


# --- What came of it ----------------------------------------------------------------------------------------------


def _came_of_it(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    yield from _windows(before, book, after)
    yield from _board(before, book, after)
    yield from _income(before, book, after)
    yield from _units(before, book, after)
    for seat in range(after.players):
        for token in range(TOKENS):
            gain = after.tokens[seat][token] - before.tokens[seat][token]
            if gain:
                args: dict[str, Arg] = {"player": _player(seat), "count": gain}
                yield Event(f"landnam-token-{book.names['token'][token]}", args)
    if sum(after.pile) > sum(before.pile):
        yield Event("landnam-shuffled")


def _windows(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    """Cards shown when a window of LNQ75 closes."""
    if before.phase in (VERDICT, CLOSING) and after.phase != before.phase:
        for seat in range(after.players):
            for card, left in enumerate(after.fate[seat]):
                if left < before.fate[seat][card]:
                    yield Event("landnam-did-play", {"player": _player(seat), "card": _card(book, card)})


def _board(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    for cell in range(book.table.cells):
        args: dict[str, Arg] = {"cell": _cell(book, cell), "number": after.number[cell]}
        if before.terrain[cell] == UNKNOWN != after.terrain[cell]:
            args["terrain"] = _terrain(book, after.terrain[cell])
            yield Event("landnam-found-number" if after.number[cell] else "landnam-found", args)
        elif after.number[cell] != before.number[cell]:
            yield Event("landnam-aged", {**args, "old": before.number[cell]})
        if after.harbour[cell] != before.harbour[cell]:
            yield Event("landnam-harbour", {**args, "kind": _kind(book, after.harbour[cell])})
    for corner in range(book.table.corners):
        if after.houses[corner] > before.houses[corner]:
            what = "farm" if after.houses[corner] == 1 else "village"
            place: dict[str, Arg] = {"player": _player(after.owner[corner]), "corner": _corner(book, corner)}
            yield Event(f"landnam-built-{what}", place)


def _income(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    """Harvest and famine: the only changes of hands that no action names."""
    if before.phase not in (ROLL, FAMINE):
        return
    if any(after.hand[k][kind] < before.hand[k][kind] for k in range(after.players) for kind in range(KINDS)) or (
        after.short and after.phase != FAMINE and not after.harvest_played
    ):
        short = [_kind(book, kind) for kind in range(KINDS) if after.short >> kind & 1]
        yield Event("landnam-famine", {"kinds": short})
        return
    for seat in range(after.players):
        gain = [a - b for a, b in zip(after.hand[seat], before.hand[seat], strict=True)]
        if any(gain):
            yield Event("landnam-harvested", {"player": _player(seat), "cards": _cards(book, gain)})


def _units(before: State, book: LandnamBook, after: State) -> Iterator[Event]:
    """Units built, lost, outlawed, or rid of their tokens."""
    farms = sum(after.houses) > sum(before.houses)
    for unit in range(UNITS):
        old, new = before.place[unit], after.place[unit]
        args: dict[str, Arg] = {"player": _player(unit // PIECES), "piece": _piece(unit)}
        if old == SUPPLY != new:
            yield Event("landnam-built-unit", {**args, "cell": _cell(book, new)})
        elif new == SUPPLY != old and not (farms and unit // PIECES == before.active):
            yield Event("landnam-lost-unit", {**args, "cell": _cell(book, old)})
        elif after.red[unit] & ~(before.red[unit] | before.far[unit]):
            yield Event("landnam-outlawed", {**args, "cell": _cell(book, new)})
        elif before.red[unit] & ~after.red[unit] and new != SUPPLY:
            yield Event("landnam-fled", {**args, "cell": _cell(book, new)})


# --- Labels -------------------------------------------------------------------------------------------------------


def label(s: State, book: LandnamBook, seat: int, action: int) -> Event:
    """What an action is called in a list to choose from."""
    if action >= BUILD_UNIT:
        return _order_label(s, book, action)
    if action >= MORE:
        return _place_label(s, book, seat, action)
    if action >= CHOOSE:
        if action < LAY:
            return _find_label(s, book, s.finds[action - CHOOSE])
        kind, count = divmod(action - LAY, MOST_CARDS)
        return Event("landnam-do-lay", {"count": count, "kind": _kind(book, kind)})
    if action >= EXCHANGE:
        first, kind = divmod(action - (SWAP if action >= SWAP else EXCHANGE), KINDS)
        if action >= SWAP:
            return Event("landnam-do-swap", {"card": _card(book, first), "kind": _kind(book, kind)})
        return Event("landnam-do-exchange", {"given": _kind(book, first), "kind": _kind(book, kind)})
    for start, name in ((WANT, "want"), (GIVE, "give")):
        if action >= start:
            return Event(f"landnam-do-{name}", {"kind": _kind(book, action - start)})
    for start, name in ((TO, "to"), (HAND_OVER, "hand-over"), (FIRST, "first")):
        if action >= start:
            return Event(f"landnam-do-{name}", {"other": _player(action - start)})
    if action >= PLAY:
        return Event("landnam-do-play", {"card": _card(book, action - PLAY)})
    if action == PROPOSE:
        return Event("landnam-do-propose", _offer(s, book, seat))
    return _yes_or_no(s, book, seat, action)


def _yes_or_no(s: State, book: LandnamBook, seat: int, action: int) -> Event:
    """Accepting and passing, by what was asked."""
    phase = book.names["phase"][s.phase]
    if action == PASS:
        if s.phase == OFFER and seat == s.active:
            phase = "trade"
        elif s.phase == MOVE and s.mover != NONE:
            phase = "further"
        elif s.phase == ANSWER and (s.opening or s.next_kind):
            phase = "enough"
        return Event(f"landnam-pass-{phase}")
    if s.phase == HANDOVER:
        return Event("landnam-do-take-case")
    maker = s.active if s.phase == OFFER else s.partner
    if s.phase == TRADE:
        maker = next(k for k in range(s.players) if s.proposed >> k & 1)
    return Event("landnam-do-accept", {"other": _player(maker), **_offer(s, book, maker)})


def _find_label(s: State, book: LandnamBook, find: int) -> Event:
    terrain = terrain_of(s, book.table, find)
    args: dict[str, Arg] = {"terrain": _terrain(book, terrain), "number": book.table.red[find % FACES]}
    numbered = book.table.product[terrain] != NONE
    return Event("landnam-do-choose-number" if numbered else "landnam-do-choose", args)


def _place_label(s: State, book: LandnamBook, seat: int, action: int) -> Event:
    if action >= STEP:
        piece, cell, _ = step_parts(action)
        cards = [_card(book, card) for card in step_cards(s, book, seat, action)]
        explores = cell != OUTER and s.terrain[cell] == UNKNOWN
        args: dict[str, Arg] = {"piece": _piece(piece), "from": _cell(book, s.place[seat * PIECES + piece])}
        args["cell"] = _cell(book, cell)
        name = f"landnam-do-{'explore' if explores else 'step'}{'-with' if cards else ''}"
        return Event(name, {**args, "cards": cards} if cards else args)
    if action >= SUMMON:
        unit, count = divmod(action - SUMMON, MOST_CARDS)
        args = {"other": _player(unit // PIECES), "piece": _piece(unit), "cell": _cell(book, s.place[unit])}
        return Event("landnam-do-summon", {**args, "count": count})
    if action >= RETREAT:
        return Event("landnam-do-retreat", {"piece": _piece(s.fleeing), "cell": _cell(book, action - RETREAT)})
    if action >= AGE:
        return Event("landnam-do-age", {"cell": _cell(book, action - AGE)})
    return Event("landnam-do-more", {"cell": _cell(book, action - MORE), "card": _card(book, RICH_HARVEST)})


def _order_label(s: State, book: LandnamBook, action: int) -> Event:
    def where(piece: int) -> str:
        return _cell(book, s.place[s.active * PIECES + piece])

    if action >= TILL:
        return Event("landnam-do-till", {"cell": where(action - TILL)})
    if action >= BUILD_HARBOUR:
        piece, kind = divmod(action - BUILD_HARBOUR, KINDS)
        return Event("landnam-do-harbour", {"cell": where(piece), "kind": _kind(book, kind)})
    if action >= BUILD_VILLAGE:
        return Event("landnam-do-village", {"corner": _corner(book, action - BUILD_VILLAGE)})
    if action >= BUILD_FARM:
        piece = (action - BUILD_FARM) // SIDES
        args: dict[str, Arg] = {"piece": _piece(piece), "cell": where(piece)}
        return Event("landnam-do-farm", {**args, "corner": _corner(book, farm_corner(s, book, action))})
    if action == BUILD_OUTER:
        return Event("landnam-do-ship", {"cell": _cell(book, OUTER)})
    corner, k = divmod(action - BUILD_UNIT, 3)
    cell = book.table.touch[corner][k]
    name = "landnam-do-ship-at" if s.terrain[cell] == SEA else "landnam-do-settler-at"
    return Event(name, {"cell": _cell(book, cell), "corner": _corner(book, corner)})


# --- Points and undo ----------------------------------------------------------------------------------------------


def score_sheet(s: State, book: LandnamBook) -> list[ScoreLine]:
    """LN95: every farm and village, and the tokens of each colour."""
    lines = []
    for seat in range(s.players):
        for corner in range(book.table.corners):
            if s.owner[corner] == seat:
                what = "farm" if s.houses[corner] == 1 else "village"
                reason = Event(f"landnam-score-{what}", {"corner": _corner(book, corner)})
                lines.append(ScoreLine(seat, reason, s.houses[corner]))
        for token in range(TOKENS):
            count = s.tokens[seat][token]
            if count:
                reason = Event(f"landnam-score-{book.names['token'][token]}", {"count": count})
                lines.append(ScoreLine(seat, reason, count))
    return lines


def reveals(before: State, book: LandnamBook, seat: int, action: int, after: State) -> bool:
    """A fate card was shown, or the last answer of a window closed it."""
    closed = before.phase in (VERDICT, CLOSING) and after.phase != before.phase
    return closed or any(sum(after.fate[k]) < sum(before.fate[k]) for k in range(before.players))
