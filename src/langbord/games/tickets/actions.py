"""What a player or the dealer of Tickets may do.

pass | draw pile | draw pink | contracts | keep dam-oude_waal | claim dam-oude_kerk/pink pink+1
"""

from __future__ import annotations

from langbord.core.actions import Actions, Reasons, is_a, kind, numbered, numbered_reasons, part, parts, reason
from langbord.core.edition import Book
from langbord.games.tickets import edition
from langbord.games.tickets import terms as t
from langbord.games.tickets.state import State

TicketsBook = Book[edition.Printed, edition.Edition]


class Do(Actions):
    leave = kind("pass", rule="TRQ4", fixed=True)
    draw_pile = kind("draw pile", about="pile", rule="TR10", fixed=True)
    take_contracts = kind("contracts", about="contracts", rule="TR25", fixed=True)
    draw = kind("draw {card}", card=t.CARDS, about="row {card}", rule="TR10", fixed=True)  # face up
    keep = kind("keep {contract}", contract=t.CONTRACTS, rule="TR30", fixed=True)  # the other one offered goes back
    keep_all = kind("keep {contracts}", rule="TR30")
    claim = kind(
        "claim {route} {card}{more}",
        route=t.ROUTES,
        card=t.CARDS,
        wilds=t.WILDS,
        about="route {route}",
        rule="TR17",
        fixed=True,
    )


class No(Reasons):
    over = reason("TR28")
    not_your_turn = reason("TR9")
    has_chosen = reason("TRQ2")  # and waits for the others
    choose_first = reason("TR7")  # the first contracts are before the player
    keep_first = reason("TR25")  # contracts that he drew are before him
    nothing_offered = reason("TR26")  # what is held stays
    last_contract = reason("TR27")  # it must be kept
    second_card = reason("TR10")  # one has been taken, another must be
    can_act = reason("TRQ4")  # who can do something does not pass
    no_pile = reason("TR14")
    not_face_up = reason("TR12")  # then it can only be drawn blind
    second_wild = reason("TR11")
    no_contracts = reason("TR27")
    no_such_route = reason("TR17")  # in this edition
    taken = reason("TR19")
    few_carts = reason("TR20")
    own_double = reason("TR21")
    closed_double = reason("TR22")
    wrong_colour = reason("TR18")
    same_payment = reason("TRQ10")  # as another that is listed
    few_cards = reason("TR17")


DO = numbered(Do)
NO = numbered_reasons(No)


def words(s: State, book: TicketsBook, seat: int, action: int) -> dict[str, str]:
    """The words of an action's text that its number does not say, or says otherwise."""
    if action == DO.keep_all.first:
        return {"contracts": " ".join(book.names["contract"][c] for c in offered(s, seat))}
    if is_a(DO.claim, action):
        _, card, wilds = parts(DO.claim, action)
        return {"more": f"+{wilds}" if wilds and card != t.WILD else ""}
    return {}


def rule_of(s: State, book: TicketsBook, seat: int, action: int) -> str | None:
    """Where a rule says more of an action than that of its kind."""
    if is_a(DO.draw, action) and part(DO.draw, action) == t.WILD:
        return "TR11"
    if is_a(DO.claim, action) and book.table.colour[parts(DO.claim, action)[0]] == t.WILD:
        return "TR18"
    return None


def outcome_text(s: State, book: TicketsBook, outcome: int) -> str:
    """What the dealer dealt: a seat to start, a card or a contract."""
    if s.phase == t.DRAW_STARTER:
        return f"starter {outcome}"
    if s.refill or s.phase in (t.DEAL_HANDS, t.DRAW_BLIND):
        return book.names["card"][outcome]
    return book.names["contract"][outcome]


def pile(s: State) -> str:
    """What the dealer deals from now."""
    if s.phase == t.DRAW_STARTER:
        return "starter"
    return "cards" if s.refill or s.phase in (t.DEAL_HANDS, t.DRAW_BLIND) else "contracts"


def offered(s: State, seat: int) -> list[int]:
    """The contracts that a seat may choose from."""
    return [c for c, spot in enumerate(s.where) if spot == t.OFFERED and s.holder[c] == seat]
