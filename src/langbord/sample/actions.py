"""What a player may do, and why not."""

from __future__ import annotations

from typing import Any

from langbord.core.actions import Actions, Reasons, kind, numbered, numbered_reasons, reason

from .state import AMOUNTS, State


class Do(Actions):
    add = kind("add {amount}", amount=AMOUNTS, about="sum", rule="SA2")


class No(Reasons):
    """In the order in which they are looked at."""

    over = reason("SA3")
    not_your_turn = reason("SA2")


DO = numbered(Do)
NO = numbered_reasons(No)


def outcome_text(s: State, book: Any, outcome: int) -> str:
    """What the dealer dealt."""
    return f"die {outcome + 1}"
