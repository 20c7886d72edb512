"""What a player of liar's dice may do: bid 3 5 | liar"""

from typing import Any

from langbord.core.actions import Actions, Reasons, kind, numbered, numbered_reasons, reason

from .state import COUNTS, FACES, State


class Do(Actions):
    bid = kind("bid {count} {face}", count=COUNTS, face=FACES, rule="LD3")
    liar = kind("liar", rule="LD4")


class No(Reasons):
    over = reason("LD7")
    not_your_turn = reason("LD2")
    no_bid = reason("LD4")  # there is nothing to doubt yet
    too_low = reason("LD3")
    too_many = reason("LD3")  # more than there are dice


DO, NO = numbered(Do), numbered_reasons(No)


def outcome_text(s: State, book: Any, outcome: int) -> str:
    """The face of the die that was rolled."""
    return FACES.names[outcome]
