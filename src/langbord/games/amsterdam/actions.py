"""What a player or the dealer of Amsterdam may do.

In a turn:
activate 031 | activate 055 less pink | activate 038 guilders | use 046 | drop 109 | block jordaan_2
sail beer pink | sail beer free | load lace | deliver lace | board white | hand_over white | amstel 3 | market | pass
When something is asked:
take 073 | discard 012 | pay pink | gain black | keep grey | foreman small_1 | messenger jordaan_2 | trader coffee
"""

from __future__ import annotations

from langbord.core.actions import Actions, Reasons, is_a, kind, numbered, numbered_reasons, parts, reason
from langbord.core.edition import Book
from langbord.core.record import Axis
from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.edition import Edition
from langbord.games.amsterdam.printed import Printed
from langbord.games.amsterdam.state import State

AmsterdamBook = Book[Printed, Edition]

FARES = Axis("fare", t.COLOURS + 1)  # how a step of the ship is paid: a resource of that colour, or
FREELY = 6  # not at all
WAYS = Axis("way", t.COLOURS + 2)  # to activate a card; a colour: a resource of it is left out (031, 042)
IN_FULL, FOR_GUILDERS = 6, 7
SPACES_BOUGHT = Axis("spaces", 30)


class Do(Actions):
    # In a turn
    activate = kind("activate {card}{manner}", card=t.CARDS, way=WAYS, about="card {card}", rule="AM40", fixed=True)
    use = kind("use {card}", card=t.CARDS, about="card {card}", rule="AM41", fixed=True)
    drop = kind("drop {card}", card=t.CARDS, about="card {card}", rule="AM41", fixed=True)  # 047: a map
    block = kind("block {block}", block=t.BLOCKS, about="block {block}", rule="AM42", fixed=True)
    block_guilders = kind(
        "block {block} guilders", block=t.BLOCKS, about="block {block}", rule="AM42", fixed=True
    )  # 027
    load = kind("load {good}", good=t.GOODS, about="space {here}", rule="AM45")
    deliver = kind("deliver {good}", good=t.GOODS, about="space {here}", rule="AM49")
    board = kind("board {worker}", worker=t.WORKERS, about="space {here}", rule="AM47")
    hand_over = kind("hand_over {worker}", worker=t.WORKERS, about="space {here}", rule="AM48")
    sail = kind("sail {space} {paid}", space=t.SPACES, fare=FARES, about="space {space}", rule="AM46", fixed=True)
    amstel = kind("amstel {spaces}", spaces=SPACES_BOUGHT, about="amstel", rule="AM53", fixed=True)
    market = kind("market", about="market", rule="AM58")
    end_turn = kind("pass", rule="AM39")
    # What an act of a turn raises
    pay = kind("pay {colour}", colour=t.COLOURS, rule="AM41", fixed=True)
    gain = kind("gain {colour}", colour=t.COLOURS, rule="AM41", fixed=True)
    store = kind("store", rule="AM43")
    sell_guilders = kind("sell guilders", rule="AM57")
    sell = kind("sell {colour}", colour=t.COLOURS, rule="AM57", fixed=True)  # for a resource
    use_free = kind("yes", rule="AM41")  # 035
    not_use = kind("no", rule="AM41")
    advance = kind("yes", about="amstel", rule="AM53")
    stay = kind("no", rule="AM53")
    stop = kind("pass", rule="AM58", fixed=True)  # CA17
    swap = kind("swap {card}", card=t.CARDS, about="card {card}", rule="AM58", fixed=True)  # CA18
    swap_for = kind("for {card}", card=t.CARDS, about="card {card}", rule="AM58", fixed=True)
    draw = kind("draw {deck}", deck=t.DECKS, rule="AM58", fixed=True)
    free_card = kind("activate {card}", card=t.CARDS, about="card {card}", rule="AM58", fixed=True)
    free_block = kind("block {block}", block=t.BLOCKS, about="block {block}", rule="AM58", fixed=True)
    anchor = kind("anchor {space}", space=t.SPACES, about="space {space}", rule="AM46", fixed=True)
    foreman = kind("foreman {warehouse}", warehouse=t.WAREHOUSES, about="space {warehouse}", rule="AM71", fixed=True)
    messenger = kind("messenger {block}", block=t.BLOCKS, about="block {block}", rule="AM73", fixed=True)
    trader = kind("trader {good}", good=t.GOODS, about="good {good}", rule="AM78", fixed=True)
    keep = kind("keep {colour}", colour=t.COLOURS, rule="AM59", fixed=True)
    # In the other phases, and before the first round
    take = kind("take {card}", card=t.CARDS, about="card {card}", rule="AM30", fixed=True)
    no_card = kind("pass", rule="AM30", fixed=True)  # 049
    discard = kind("discard {card}", card=t.CARDS, about="card {card}", rule="AM31", fixed=True)
    remove = kind("remove {card}", card=t.CARDS, about="card {card}", rule="AM82", fixed=True)
    dice = kind("dice {first} {second}", first=t.COLOURS, second=t.COLOURS, about="dice", rule="AM35")
    sooner = kind("sooner {colour}", colour=t.COLOURS, rule="AM38", fixed=True)  # 053
    later = kind("later {colour}", colour=t.COLOURS, rule="AM38", fixed=True)
    no_shift = kind("no", rule="AM38", fixed=True)
    one = kind("one {colour}", colour=t.COLOURS, rule="AM25", fixed=True)
    two = kind("two {colour}", colour=t.COLOURS, rule="AM25", fixed=True)


class No(Reasons):
    over = reason("AM61")
    not_your_turn = reason("AM23")
    other_phase = reason("AM26")
    answer_first = reason("AMQ41")  # what an act raised comes before the next act
    # Choosing cards and dice
    not_displayed = reason("AM30")
    must_take = reason("AM30")
    not_to_start = reason("AM24")
    not_cheapest = reason("AM82")
    not_of_the_six = reason("AM31")
    same_die = reason("AM35")
    not_shifted = reason("AMQ51")
    # Cards
    not_inactive = reason("AM27")
    not_active = reason("AM27")
    no_discount = reason("AMQ34")
    not_for_guilders = reason("AM28")
    not_used_now = reason("AM28")
    used = reason("AM41")
    no_map = reason("AMQ50")
    # The city
    owned = reason("AM44")
    second_block = reason("AM42")
    not_to_post = reason("AM69")
    not_nearest_house = reason("AM71")
    not_nearest_block = reason("AM73")
    not_nearest_good = reason("AM78")
    sold_for_both = reason("AM77")
    # The harbour
    no_such_space = reason("AM46")  # in this edition
    not_near = reason("AM46")
    already_there = reason("AMQ47")
    steps_are_free = reason("AMQ46")
    no_crane = reason("AM11")
    not_in_store = reason("AM45")
    no_worker = reason("AM47")
    boarded = reason("AMQ13")
    crew_full = reason("AM47")
    wrong_jetty = reason("AM48")
    no_warehouse = reason("AM49")
    not_aboard = reason("AMQ64")
    warehouse_full = reason("AM49")
    small_full = reason("AM50")
    # The Amstel and the market
    amstel_bought = reason("AM53")
    past_mouth = reason("AMQ19")
    market_used = reason("AM58")
    no_target = reason("AMQ45")
    not_discarded = reason("AMQ54")
    # What it costs, and on what condition
    few_guilders = reason("AM58")
    few_resources = reason("AM36")
    condition = reason("AM28")
    nothing_gained = reason("AMQ40")


DO = numbered(Do)
NO = numbered_reasons(No)

# In the set-up, and by a market tile, other rules than a kind's own are behind an action
RULES_OF_PHASES = {
    t.PLACE_FOREMAN: "AM69",
    t.PLACE_MESSENGER: "AM69",
    t.PLACE_TRADER: "AM76",
    t.START_CARD: "AM24",
}


def words(s: State, book: AmsterdamBook, seat: int, action: int) -> dict[str, str]:
    """The words of an action's text, or of what it is about, that its number does not say."""
    if is_a(DO.activate, action):
        _, way, _ = parts(DO.activate, action)
        manners = {IN_FULL: "", FOR_GUILDERS: " guilders"}
        return {"manner": manners[way] if way in manners else f" less {book.names['colour'][way]}"}
    if is_a(DO.sail, action):
        _, fare, _ = parts(DO.sail, action)
        return {"paid": "free" if fare == FREELY else book.names["colour"][fare]}
    return {"here": book.names["space"][s.ship[seat]]}


def rule_of(s: State, book: AmsterdamBook, seat: int, action: int) -> str | None:
    """Where a rule says more of an action than that of its kind."""
    if is_a(DO.deliver, action) and book.table.warehouse[s.ship[seat]] >= t.GOODS:
        return "AM50"
    return RULES_OF_PHASES.get(s.phase)


def outcome_text(s: State, book: AmsterdamBook, outcome: int) -> str:
    """What the dealer dealt."""
    if s.phase == t.ROLL:
        return f"{book.names['colour'][s.rolled]} {outcome + 1}"
    if s.phase == t.DEAL_WORKERS:
        workers = [outcome] if s.players == 1 else t.WORKER_PAIRS[outcome]
        return " ".join(book.names["worker"][worker] for worker in workers)
    if s.phase in (t.DEAL_CARDS, t.DEAL_START_CARDS, t.DRAW_SWAP):
        return book.names["card"][dealt_card(s, outcome)]
    axis = {
        t.DEAL_GOODS: "good",
        t.DEAL_DISTRICTS: "district",
        t.TURN_MARKET: "tile",
        t.DEAL_DISCS: "seat",
        t.DEAL_ORDERS: "order",
    }
    word = "order " if s.phase == t.DEAL_ORDERS else ""
    return word + book.names[axis[s.phase]][outcome].lower()


def dealt_card(s: State, outcome: int) -> int:
    """The card that an outcome means: decks are dealt from one at a time."""
    return t.DECK_STARTS[s.draw_deck] + outcome


def pile(s: State) -> str:
    """What the dealer deals from now."""
    piles = {
        t.ROLL: "dice",
        t.DEAL_GOODS: "goods",
        t.DEAL_WORKERS: "workers",
        t.DEAL_DISTRICTS: "districts",
        t.TURN_MARKET: "market",
        t.DEAL_DISCS: "discs",
        t.DEAL_ORDERS: "orders",
    }
    return piles.get(s.phase) or t.DECK_NAMES[s.draw_deck]
