"""What a player or the dealer of Landnám may do, and the reasons why not.

step ship_1 c4 find_forest | summon d5 2 | give wood | want iron | propose | farm ship_1 d4n | build settler c4 d4n

An offer is one wish, whatever the order of its words: offer iron wood for grain to 1 2 | counter wood for iron
"""

from __future__ import annotations

from langbord.core.actions import Actions, Reasons, is_a, kind, number, numbered, numbered_reasons, part, parts, reason
from langbord.core.edition import Book
from langbord.games.landnam import edition
from langbord.games.landnam import terms as t
from langbord.games.landnam.board import is_ship, unit_of
from langbord.games.landnam.passage import NEEDS_ENTRY, NEEDS_PUSH, entry_card, is_unknown, step_needs
from langbord.games.landnam.state import State

LandnamBook = Book[edition.Printed, edition.Edition]

NOWHERE = "nowhere"  # the cell of a unit in supply, a corner that is not there: in the texts of what is never legal


class Do(Actions):
    # To leave it at that: each question has its word for it
    nothing = kind("nothing", rule="LN35")
    enough = kind("enough", rule="LN34")
    stay = kind("stay", rule="LN46")
    stop = kind("stop", rule="LN46")
    leave = kind("pass")
    leave_thing = kind("pass thing", rule="LNQ75")  # here and at every further window of this thing
    leave_always = kind("pass always", rule="LNQ75")  # at every window, until one says otherwise
    ask = kind("ask", rule="LNQ75", interrupts=True)  # to be asked again
    decline = kind("decline", rule="LN74")
    done = kind("done", interrupts=True)  # with trade, although an offer is open

    accept = kind("accept", rule="LN74")
    propose = kind("propose", rule="LN74", interrupts=True)
    withdraw = kind("withdraw", rule="LNQ89", interrupts=True, fixed=True)
    play = kind("play {card}", card=t.CARDS, about="fate {card}", rule="LN10", interrupts=True)
    first = kind("first {seat}", seat=t.SEAT, rule="LN29", fixed=True)
    hand_over = kind("handover {seat}", seat=t.SEAT, rule="LN36", fixed=True)
    to = kind("to {seat}", seat=t.SEAT, rule="LN74", fixed=True)
    give = kind("give {kind}", kind=t.KINDS, rule="LN73", interrupts=True, fixed=True)
    want = kind("want {kind}", kind=t.KINDS, rule="LN73", interrupts=True, fixed=True)
    exchange = kind("exchange {given} {taken}", given=t.KINDS, taken=t.KINDS, rule="LN70", fixed=True)
    swap = kind("swap {card} {kind}", card=t.CARDS, kind=t.KINDS, about="fate {card}", rule="LN46", fixed=True)
    choose = kind("choose {pair}", pair=t.PAIR, rule="LN69")
    lay = kind("lay {cards} {kind}", kind=t.KINDS, cards=t.STAKE, rule="LN34")
    more = kind("play rich_harvest {cell}", cell=t.CELLS, about="{cell}", rule="LN24")
    age = kind("age {cell}", cell=t.CELLS, about="{cell}", rule="LN19", fixed=True)
    retreat = kind("retreat {cell}", cell=t.CELLS, about="{cell}", rule="LN55")
    summon = kind("summon {cell} {cards}", unit=t.UNITS, cards=t.STAKE, about="{cell}", rule="LN33")
    step = kind("step {piece} {cell}{with_cards}", piece=t.PIECE, cell=t.CELLS, exploring=t.EXPLORING, about="{cell}")
    build = kind("build {unit} {cell} {corner}", corner=t.CORNERS, meeting=t.MEETING, about="{cell}", rule="LN76")
    build_outer = kind("build ship outer", about="outer", rule="LN79")
    farm = kind("farm {piece} {corner}", piece=t.PIECE, side=t.SIDE, about="{corner}", rule="LN80")
    village = kind("village {corner}", corner=t.CORNERS, about="{corner}", rule="LN83", fixed=True)
    harbour = kind("harbour {piece} {kind}", piece=t.PIECE, kind=t.KINDS, about="{cell}", rule="LN84")
    till = kind("till {piece}", piece=t.PIECE, about="{cell}", rule="LN86")


class No(Reasons):
    over = reason("LN92")
    # Somebody else is asked
    not_your_turn = reason("LN7")
    others_case = reason("LN29")
    others_answer = reason("LNQ77")
    others_unit = reason("LN55")
    not_offered = reason("LNQ88")  # or he has answered the offer
    has_answered = reason("LNQ75")
    is_asked = reason("LNQ75")  # who has not said that he always passes
    # Something else is asked
    asks_ageing = reason("LN19")
    asks_order = reason("LN29")
    asks_case = reason("LN30")
    asks_answer = reason("LN34")
    asks_handover = reason("LN37")
    asks_verdict = reason("LN44")
    asks_closing = reason("LN45")
    asks_move = reason("LN46")
    asks_find = reason("LN69")
    asks_flight = reason("LN55")
    asks_trade = reason("LN72")
    asks_draft = reason("LN73")
    asks_offer = reason("LN74")
    asks_counter = reason("LNQ88")
    asks_build = reason("LN87")
    trade_over = reason("LNQ57")
    # Fate cards
    wrong_subphase = reason("LN10")
    no_harvest = reason("LN42")  # on a 7
    no_use = reason("LNQ80")  # it would change nothing then and there
    one_harvest = reason("LN24")  # in a turn
    names_hex = reason("LNQ79")  # a rich harvest is one of a hex
    no_case_heard = reason("LNQ76")
    with_step = reason("LN59")  # it is named with the step
    other_bar = reason("LNQ82")  # that card lifts another bar
    not_held = reason("LN10")
    # Harvest
    did_not_pay = reason("LN18")
    settler_first = reason("LN19")
    paid_less = reason("LNQ11")
    paid_others = reason("LNQ79")
    nothing_more = reason("LNQ79")  # the stock has no card of that kind
    # Althing
    no_such_player = reason("LN1")
    no_case = reason("LN30")
    case_tried = reason("LN31")
    has_laid = reason("LNQ77")  # who has laid cards has not given nothing
    has_not_laid = reason("LN34")
    not_holder = reason("LN38")
    before_laying = reason("LNQ78")  # a case is offered before cards are laid
    involved = reason("LN36")
    offered_before = reason("LNQ78")  # in this answer
    wrong_kind = reason("LNQ20")
    kind_passed = reason("LNQ22")  # kind by kind, each once
    no_stake = reason("LN33")  # at least one card
    few_to_stake = reason("LN33")
    must_exceed = reason("LN35")
    # Movement
    has_moved = reason("LN46")
    has_not_moved = reason("LNQ32")
    no_steps = reason("LNQ81")  # left, nor a card for an extra one
    off_board = reason("LN46")
    same_ship = reason("LN48")  # as another on the outer sea
    too_far = reason("LN47")
    is_known = reason("LN60")  # there is nothing to explore
    corner_cell = reason("LN50")
    side_taken = reason("LNQ87")
    settler_at_sea = reason("LN52")
    ship_on_land = reason("LN51")
    mountain = reason("LN52")
    chases_ship = reason("LN47")
    chases = reason("LN53")
    no_tile = reason("LN63")
    none_to_swap = reason("LNQ33")
    # Giving way
    flight_far = reason("LN55")
    came_from = reason("LNQ83")
    flight_unknown = reason("LNQ47")
    flight_chases = reason("LN55")
    flight_barred = reason("LNQ42")
    # Trade
    offer_open = reason("LN74")  # another one, or his own
    offers_used = reason("LNQ90")
    no_offer = reason("LN74")
    gives_first = reason("LN73")  # what is given is named first
    gives_no_more = reason("LN73")  # what is wanted has been named
    in_order = reason("LNQ90")  # kind by kind
    both_ways = reason("LNQ90")  # no kind goes both ways
    wants_nothing = reason("LNQ54")  # no gifts
    never_so_many = reason("LNQ90")
    is_addressed = reason("LNQ88")  # no more cards then; to each player once
    to_active = reason("LNQ54")  # what another offers is for the active player
    not_to_himself = reason("LNQ54")
    same_kind = reason("LNQ55")
    none_to_exchange = reason("LNQ55")
    few_to_give = reason("LNQ89")
    few_to_exchange = reason("LN70")
    lacks_wanted = reason("LNQ89")
    # Building
    no_building = reason("LN76")
    extends = reason("LN90")
    one_unit = reason("LNQ58")
    place_unknown = reason("LN77")
    not_vacant = reason("LN76")
    place_ordered = reason("LNQ91")
    is_village = reason("LN83")
    builds_unit = reason("LN90")
    no_sea = reason("LN83")
    has_order = reason("LN88")
    outlaw = reason("LN80")
    no_corner = reason("LN80")
    corner_taken = reason("LN80")
    no_number = reason("LN80")
    too_near = reason("LN81")
    not_ship = reason("LN84")
    not_inside = reason("LNQ66")
    has_harbour = reason("LN84")
    far_from_land = reason("LN84")
    land_has_harbour = reason("LNQ65")
    no_marker = reason("LN84")
    not_numbered = reason("LNQ68")
    no_piece = reason("LNQ74")
    no_house = reason("LNQ74")
    few_for_unit = reason("LN76")
    few_for_farm = reason("LN80")
    few_for_village = reason("LN83")
    few_for_harbour = reason("LN85")
    few_for_ageing = reason("LN86")


DO = numbered(Do)
NO = numbered_reasons(No)


# --- Words ----------------------------------------------------------------------------------------------------------


def words(s: State, book: LandnamBook, seat: int, action: int) -> dict[str, str]:
    """The words of an action's text that its number does not say, or says otherwise."""
    if is_a(DO.step, action):
        cards = step_cards(s, book, seat, action)
        return {"with_cards": "".join(f" {book.names['card'][card]}" for card in cards)}
    if is_a(DO.summon, action):
        return {"cell": _named(book, "cell", s.place[parts(DO.summon, action)[0]])}
    if is_a(DO.build, action):
        cell = building_cell(book, action)
        sea = cell != t.NONE and s.terrain[cell] == t.SEA
        return {"unit": "ship" if sea else "settler", "cell": _named(book, "cell", cell)}
    if is_a(DO.farm, action):
        return {"corner": _named(book, "corner", farm_corner(s, book, seat, action))}
    if is_a(DO.harbour, action):
        return {"cell": _named(book, "cell", s.place[unit_of(seat, parts(DO.harbour, action)[0])])}
    if is_a(DO.till, action):
        return {"cell": _named(book, "cell", s.place[unit_of(seat, part(DO.till, action))])}
    return {}


def _named(book: LandnamBook, axis: str, thing: int) -> str:
    return book.names[axis][thing] if thing != t.NONE else NOWHERE


def building_cell(book: LandnamBook, action: int) -> int:
    """The cell on which a building sets a unit; NONE for a corner that the island does not have."""
    corner, meeting, _ = parts(DO.build, action)
    return book.table.touch[corner][meeting]


def farm_corner(s: State, book: LandnamBook, seat: int, action: int) -> int:
    """The corner on which a unit builds a farm; NONE where its cell has none, or the unit is in supply."""
    piece, side, _ = parts(DO.farm, action)
    cell = s.place[unit_of(seat, piece)]
    return book.table.at[cell][side] if cell != t.SUPPLY else t.NONE


def step_cards(s: State, book: LandnamBook, seat: int, action: int) -> list[int]:
    """The fate cards that are played with a step."""
    piece, cell, exploring = parts(DO.step, action)
    unit = unit_of(seat, piece)
    cards = [exploring - 1] if exploring else []
    if s.mover != t.NONE and s.steps == 0:
        cards.append(t.EXTRA_STEP)
    needs = step_needs(s, book.table, unit, cell) if s.place[unit] != t.SUPPLY else 0
    if needs & NEEDS_ENTRY:
        cards.append(entry_card(unit))
    if needs & NEEDS_PUSH:
        cards.append(t.GIVE_WAY)
    return cards


RULES_OF_QUESTIONS = {
    DO.done: {t.PLAINTIFF: "LN32", t.TRADE: "LN72", t.OFFER: "LN74", t.BUILD: "LN87"},
    DO.leave: {t.VERDICT: "LN44", t.CLOSING: "LN45"},
    DO.accept: {t.HANDOVER: "LN37"},
    DO.decline: {t.HANDOVER: "LN37"},
}


def rule_of(s: State, book: LandnamBook, seat: int, action: int) -> str | None:
    """Where the rule of an action depends on the question, or on what lies there."""
    if is_a(DO.step, action):
        piece, cell, _ = parts(DO.step, action)
        if cell == t.OUTER:
            return "LN49"
        if is_unknown(s, cell):
            return "LN60"
        return "LN47" if is_ship(unit_of(seat, piece)) else "LN52"
    return RULES_OF_QUESTIONS.get(Do.of(action).kind, {}).get(s.phase)


OFFERING = ("offer", "counter")


def compose(s: State, book: LandnamBook, seat: int, text: str) -> list[int] | None:
    """The steps of an offer in their one order: what is given, what is wanted, to whom; in place of an earlier one."""
    verb, *bundle = text.lower().split() or [""]
    if verb not in OFFERING or "for" not in bundle:
        return None
    given, wanted = _split(bundle, "for")
    wanted, to = _split(wanted, "to")
    kinds, seats = book.names["kind"], [str(other) for other in range(s.players)]
    if not given or not wanted or not set(given + wanted) <= set(kinds) or not set(to) <= set(seats):
        return None
    return [
        *([number(DO.withdraw)] if any(s.give[seat]) else []),
        *sorted(number(DO.give, kinds.index(kind)) for kind in given),
        *sorted(number(DO.want, kinds.index(kind)) for kind in wanted),
        *sorted({number(DO.to, int(other)) for other in to}),
        number(DO.propose),
    ]


def _split(words: list[str], at: str) -> tuple[list[str], list[str]]:
    """What stands before a word and what stands after it."""
    here = words.index(at) if at in words else len(words)
    return words[:here], words[here + 1 :]


def orders_given(s: State) -> list[int]:
    """The orders that stand in the building phase, as actions."""
    orders = [number(DO.build_outer)] * s.outer_ships
    for corner, works in enumerate(s.works):
        if works == t.EXTENDED:
            orders.append(number(DO.village, corner))
        orders += [number(DO.build, corner, k) for k in range(t.MEET) if works >> k & 1]
    for piece, order in enumerate(s.orders):
        if is_a(t.TILL_ORDER, order):
            orders.append(number(DO.till, piece))
        elif is_a(t.HARBOUR_ORDER, order):
            orders.append(number(DO.harbour, piece, part(t.HARBOUR_ORDER, order)))
        elif is_a(t.FARM_ORDER, order):
            orders.append(number(DO.farm, piece, part(t.FARM_ORDER, order)))
    return orders


def outcome_text(s: State, book: LandnamBook, outcome: int) -> str:
    """What the dealer dealt: a seat to start, a fate card, or dice."""
    if s.phase == t.DRAW_STARTER:
        return f"starter {outcome}"
    if s.phase in (t.DEAL_CARDS, t.DRAW_FATE):
        return book.names["card"][outcome]
    if s.phase == t.ROLL:
        first, second, _ = parts(t.ROLLS, outcome)
        return f"roll {first + 1} {second + 1}"
    green, red, _ = parts(t.FINDS, outcome)
    found = f"green {green + 1}" if green < t.FACES else book.names["terrain"][green - t.FACES]
    return f"{found} red {red + 1}"


def pile(s: State) -> str:
    """What the dealer deals from now."""
    piles = {t.DRAW_STARTER: "starter", t.DEAL_CARDS: "exploration", t.DRAW_FATE: "fate", t.ROLL: "dice"}
    return piles.get(s.phase, "find")
