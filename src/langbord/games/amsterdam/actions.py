"""What a player or the dealer of Amsterdam may do, as numbers and as texts.

Where a question has one kind of answer, the action is the number of the thing chosen:
take 073 | discard 012 | pay pink | gain black | keep grey | foreman small_1 | messenger jordaan_2 | trader coffee
In a turn:
activate 031 | activate 055 less pink | activate 038 guilders | use 046 | drop 109 | block jordaan_2
sail beer pink | sail beer free | load lace | deliver lace | board white | hand_over white | amstel 3 | market | pass
"""

from __future__ import annotations

from langbord.core.edition import Book
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.codes import (
    ACTIVATE,
    BLOCK,
    BLOCK_GUILDERS,
    BOARD,
    BUY_AMSTEL,
    DELIVER,
    DROP_MAP,
    FOR_GUILDERS,
    FREELY,
    FROM_DECK,
    HAND_OVER,
    IN_FULL,
    LOAD,
    MARKET,
    NO,
    PAIR,
    PASS,
    SAIL,
    SELL_GUILDERS,
    SELL_RESOURCE,
    SHIFT_DOWN,
    SHIFT_UP,
    STORE,
    USE,
    YES,
)
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.printed import DECK_NAMES, Printed
from langbord.games.amsterdam.state import State

AmsterdamBook = Book[Printed, Edition]

# What is chosen where the action is a thing's number: the word of the text, and the axis of the thing
CHOICES = {
    t.PLACE_FOREMAN: ("foreman", "warehouse"),
    t.PLACE_MESSENGER: ("messenger", "block"),
    t.PLACE_TRADER: ("trader", "good"),
    t.START_CARD: ("take", "card"),
    t.START_SINGLE: ("one", "colour"),
    t.START_PAIR: ("two", "colour"),
    t.REMOVE: ("remove", "card"),
    t.DRAFT: ("take", "card"),
    t.OVERFLOW: ("discard", "card"),
    t.PAY: ("pay", "colour"),
    t.GAIN: ("gain", "colour"),
    t.SWAP_OUT: ("swap", "card"),
    t.SWAP_IN: ("for", "card"),
    t.FREE_CARD: ("activate", "card"),
    t.SAIL_TO: ("anchor", "space"),
    t.FREE_BLOCK: ("block", "block"),
    t.MOVE_FOREMAN: ("foreman", "warehouse"),
    t.MOVE_MESSENGER: ("messenger", "block"),
    t.MOVE_TRADER: ("trader", "good"),
    t.KEEP: ("keep", "colour"),
}

# Kinds of actions with one thing: their first number, the word of the text, and the axis of the thing
ONE_THING = (
    (DROP_MAP, "drop", "card"),
    (USE, "use", "card"),
    (HAND_OVER, "hand_over", "worker"),
    (BOARD, "board", "worker"),
    (DELIVER, "deliver", "good"),
    (LOAD, "load", "good"),
    (BLOCK, "block", "block"),
    (SHIFT_UP, "later", "colour"),
    (SHIFT_DOWN, "sooner", "colour"),
)


def action_text(s: State, book: AmsterdamBook, seat: int, action: int) -> str:
    """The text of an action: exact, and the same in every language."""
    names = book.names
    if action < PASS:
        word, axis = CHOICES[s.ask]
        return f"{word} {names[axis][action]}"
    if action >= ACTIVATE:
        card, how = divmod(action - ACTIVATE, 8)
        manner = {IN_FULL: "", FOR_GUILDERS: " guilders"}
        return f"activate {names['card'][card]}" + (manner[how] if how in manner else f" less {names['colour'][how]}")
    if action >= SAIL:
        space, colour = divmod(action - SAIL, 8)
        return f"sail {names['space'][space]} {'free' if colour == FREELY else names['colour'][colour]}"
    if SELL_RESOURCE <= action < USE:
        return f"sell {names['colour'][action - SELL_RESOURCE]}"
    if BUY_AMSTEL < action < MARKET:
        return f"amstel {action - BUY_AMSTEL}"
    if BLOCK_GUILDERS <= action < LOAD:
        return f"block {names['block'][action - BLOCK_GUILDERS]} guilders"
    if PAIR <= action < SHIFT_DOWN:
        return " ".join(["dice", *(names["colour"][die] for die in divmod(action - PAIR, 6))])
    if FROM_DECK <= action < PAIR:
        return f"draw {DECK_NAMES[action - FROM_DECK]}"
    words = {PASS: "pass", YES: "yes", NO: "no", MARKET: "market", STORE: "store", SELL_GUILDERS: "sell guilders"}
    if action in words:
        return words[action]
    first, word, axis = next(kind for kind in ONE_THING if action >= kind[0])
    return f"{word} {names[axis][action - first]}"


def outcome_text(s: State, book: AmsterdamBook, outcome: int) -> str:
    """What the dealer dealt."""
    if s.ask == t.ROLL:
        return f"{book.names['colour'][s.rolled]} {outcome + 1}"
    if s.ask == t.DEAL_WORKERS:
        workers = [outcome] if s.players == 1 else t.WORKER_PAIRS[outcome]
        return " ".join(book.names["worker"][worker] for worker in workers)
    if s.ask in (t.DEAL_CARDS, t.DEAL_START_CARDS, t.DRAW_SWAP):
        return book.names["card"][dealt_card(s, book, outcome)]
    axis = {
        t.DEAL_GOODS: "good",
        t.DEAL_DISTRICTS: "district",
        t.TURN_MARKET: "tile",
        t.DEAL_DISCS: "seat",
        t.DEAL_ORDERS: "order",
    }
    word = "order " if s.ask == t.DEAL_ORDERS else ""
    return word + book.names[axis[s.ask]][outcome].lower()


def dealt_card(s: State, book: AmsterdamBook, outcome: int) -> int:
    """The card that an outcome means: decks are dealt from one at a time."""
    return t.DECK_STARTS[s.draw_deck] + outcome
