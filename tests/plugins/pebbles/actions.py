"""What a player may do: pass | take left 2"""

from __future__ import annotations

from typing import Any

from langbord.core.actions import Actions, Reasons, kind, numbered, numbered_reasons, reason

from .state import COUNTS, HEAPS, State


class Do(Actions):
    leave = kind("pass", rule="PB1")
    take = kind("take {heap} {count}", heap=HEAPS, count=COUNTS, about="heap {heap}", rule="PB1")


class No(Reasons):
    over = reason("PB2")
    not_your_turn = reason("PB1")
    has_passed = reason("PB1")
    too_many = reason("PB1")


DO = numbered(Do)
NO = numbered_reasons(No)


def outcome_text(s: State, book: Any, outcome: int) -> str:
    return ""
