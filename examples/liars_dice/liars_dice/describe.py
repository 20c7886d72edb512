"""What a doubt brings to light; the rest is told as of every game."""

from typing import Any

from langbord.core.actions import is_a
from langbord.core.game import CHANCE, Event

from .actions import DO
from .state import State


def consequences(before: State, book: Any, actor: int, action: int, after: State, viewer: int | None) -> list[Event]:
    if not is_a(DO.liar, action):
        return []
    found = [dice[before.face] + (dice[0] if before.wild_ones and before.face else 0) for dice in after.shown]
    loser = next(seat for seat in range(before.players) if after.left[seat] < before.left[seat])
    shown = Event("liars_dice-shown", {"count": sum(found), "face": f"@liars_dice-face-{before.face + 1}"})
    lost = Event("liars_dice-lost", {"player": f"#{loser}", "count": after.left[loser]})
    won = Event("liars_dice-won", {"player": f"#{after.left.index(max(after.left))}"})
    return [shown, lost, won] if after.over else [shown, lost]


def reveals(before: State, book: Any, actor: int, action: int, after: State) -> bool:
    """A doubt lifts the cups."""
    return actor != CHANCE and is_a(DO.liar, action)
