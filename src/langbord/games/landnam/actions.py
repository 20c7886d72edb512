"""What a player or the dealer of Landnám may do, as texts; the numbers are in `moves.py`.

step ship_1 c4 find_forest | summon d5 2 | give wood | want iron | propose | farm ship_1 d4n | build settler c4 d4n
"""

from __future__ import annotations

from langbord.core.edition import Book
from langbord.games.landnam import edition, movement
from langbord.games.landnam.building import EXTENDED, FARM_ORDER, HARBOUR_ORDER, TILL_ORDER
from langbord.games.landnam.edition import FACES
from langbord.games.landnam.moves import (
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
    step_card,
    step_cell,
    step_piece,
)
from langbord.games.landnam.state import State
from langbord.games.landnam.terms import (
    ANSWER,
    BOUNTY,
    BUILD,
    COUNTER,
    DEAL_CARDS,
    DRAW_FATE,
    DRAW_STARTER,
    ENTER,
    EXTRA_STEP,
    FAMINE,
    GIVE_WAY,
    HANDOVER,
    KINDS,
    MOVE,
    NONE,
    OFFER,
    PIECES,
    PLAINTIFF,
    ROLL,
    SEA,
    SEATS,
    SIDES,
    TRADE,
)

SEAT_NAMES = tuple(str(seat) for seat in range(SEATS))

LandnamBook = Book[edition.Printed, edition.Edition]

PASS_TEXTS = {
    FAMINE: "starve",
    BOUNTY: "none",
    PLAINTIFF: "done",
    ANSWER: "nothing",
    HANDOVER: "decline",
    MOVE: "stay",
    ENTER: "stay",
    TRADE: "done",
    OFFER: "decline",
    COUNTER: "decline",
    BUILD: "done",
}


def pass_text(s: State, seat: int) -> str:
    """What it is called to leave it at that, which depends on the question."""
    if s.phase == OFFER and seat == s.active:
        return "done"
    if s.phase == ANSWER and (s.opening or s.next_kind):
        return "enough"
    if s.phase == MOVE and s.mover != NONE:
        return "stop"
    return PASS_TEXTS.get(s.phase, "pass")


def action_text(s: State, book: LandnamBook, seat: int, action: int) -> str:
    """The text of an action: exact, and the same in every language."""
    if action >= BUILD_UNIT:
        return _order_text(s, book, action - BUILD_UNIT)
    if action >= MORE:
        return _place_text(s, book, seat, action)
    if action == PASS:
        return pass_text(s, seat)
    return _word_text(book, action)


def _word_text(book: LandnamBook, action: int) -> str:
    """Cards, kinds and seats."""
    kinds, cards = book.names["kind"], book.names["card"]
    if action >= LAY:
        kind, count = divmod(action - LAY, MOST_CARDS)
        return f"lay {count} {kinds[kind]}"
    if action >= CHOOSE:
        return f"choose {action - CHOOSE + 1}"
    if action >= SWAP:
        card, kind = divmod(action - SWAP, KINDS)
        return f"swap {cards[card]} {kinds[kind]}"
    if action >= EXCHANGE:
        given, taken = divmod(action - EXCHANGE, KINDS)
        return f"exchange {kinds[given]} {kinds[taken]}"
    for first, word, things in (
        (WANT, "want", kinds),
        (GIVE, "give", kinds),
        (TO, "to", SEAT_NAMES),
        (HAND_OVER, "handover", SEAT_NAMES),
        (FIRST, "first", SEAT_NAMES),
        (PLAY, "play", cards),
    ):
        if action >= first:
            return f"{word} {things[action - first]}"
    return "propose" if action == PROPOSE else "accept"


def _place_text(s: State, book: LandnamBook, seat: int, action: int) -> str:
    """Steps, summonses, and the hexes of a choice."""
    cells = book.names["cell"]
    if action >= STEP:
        cards = [book.names["card"][card] for card in step_cards(s, book, seat, action)]
        return " ".join(["step", piece_name(book, step_parts(action)[0]), cells[step_parts(action)[1]], *cards])
    if action >= SUMMON:
        unit, cards_laid = divmod(action - SUMMON, MOST_CARDS)
        return f"summon {cells[s.place[unit]]} {cards_laid}"
    for first, word in ((RETREAT, "retreat"), (AGE, "age"), (MORE, "play rich_harvest")):
        if action >= first:
            return f"{word} {cells[action - first]}"
    raise ValueError(f"there is no action {action}")


def _order_text(s: State, book: LandnamBook, order: int) -> str:
    """Orders in the building phase; `order` counts from BUILD_UNIT."""
    action, corners, kinds = order + BUILD_UNIT, book.names["corner"], book.names["kind"]
    if action >= TILL:
        return f"till {piece_name(book, action - TILL)}"
    if action >= BUILD_HARBOUR:
        piece, kind = divmod(action - BUILD_HARBOUR, KINDS)
        return f"harbour {piece_name(book, piece)} {kinds[kind]}"
    if action >= BUILD_VILLAGE:
        return f"village {corners[action - BUILD_VILLAGE]}"
    if action >= BUILD_FARM:
        piece = (action - BUILD_FARM) // SIDES
        return f"farm {piece_name(book, piece)} {corners[farm_corner(s, book, action)]}"
    if action == BUILD_OUTER:
        return "build ship outer"
    corner, k = divmod(order, 3)
    cell = book.table.touch[corner][k]
    piece_kind = "ship" if s.terrain[cell] == SEA else "settler"
    return f"build {piece_kind} {book.names['cell'][cell]} {corners[corner]}"


def piece_name(book: LandnamBook, piece: int) -> str:
    return book.names["unit"][piece].partition("/")[2]


def farm_corner(s: State, book: LandnamBook, action: int) -> int:
    piece, k = divmod(action - BUILD_FARM, SIDES)
    return book.table.at[s.place[s.active * PIECES + piece]][k]


def step_parts(action: int) -> tuple[int, int, int]:
    """The piece, the cell and the Exploration card (or NONE) of a step."""
    return step_piece(action), step_cell(action), step_card(action)


def step_cards(s: State, book: LandnamBook, seat: int, action: int) -> list[int]:
    """The fate cards that are played with a step."""
    piece, cell, explore_card = step_parts(action)
    unit = seat * PIECES + piece
    needs = movement.step_needs(s, book.table, unit, cell)
    cards = [explore_card] if explore_card != NONE else []
    if s.mover != NONE and s.steps == 0:
        cards.append(EXTRA_STEP)
    if needs & movement.NEEDS_ENTRY:
        cards.append(movement.entry_card(unit))
    if needs & movement.NEEDS_PUSH:
        cards.append(GIVE_WAY)
    return cards


def orders_given(s: State, book: LandnamBook) -> list[int]:
    """The orders that stand in the building phase, as actions."""
    orders = [BUILD_OUTER] * s.outer_ships
    for corner, works in enumerate(s.works):
        orders += [BUILD_VILLAGE + corner] if works == EXTENDED else []
        orders += [BUILD_UNIT + 3 * corner + k for k in range(3) if works >> k & 1]
    for piece, order in enumerate(s.orders):
        if order >= TILL_ORDER:
            orders.append(TILL + piece)
        elif order >= HARBOUR_ORDER:
            orders.append(BUILD_HARBOUR + KINDS * piece + order - HARBOUR_ORDER)
        elif order >= FARM_ORDER:
            orders.append(BUILD_FARM + SIDES * piece + order - FARM_ORDER)
    return orders


def outcome_text(s: State, book: LandnamBook, outcome: int) -> str:
    """What the dealer dealt: a seat to start, a fate card, or dice."""
    if s.phase == DRAW_STARTER:
        return f"starter {outcome}"
    if s.phase in (DEAL_CARDS, DRAW_FATE):
        return book.names["card"][outcome]
    if s.phase == ROLL:
        return f"roll {outcome // 6 + 1} {outcome % 6 + 1}"
    green, red = divmod(outcome, FACES)
    found = f"green {green + 1}" if green < FACES else book.names["terrain"][green - FACES]
    return f"{found} red {red + 1}"
