"""Who knows what in a game of Amsterdam, where a field alone cannot say it (AM74, AM75)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from langbord.games.amsterdam import terms as t
from langbord.games.amsterdam.state import State


def orders(s: State, viewer: int | None) -> dict[Any, Any]:
    """Where the open orders and his own are; of the others, how many each player has. At the end all are shown."""
    known = {
        (order, place): 1
        for order, place in enumerate(s.order_place)
        if s.over or place >= t.OPEN or (viewer is not None and place == t.SECRET + viewer)
    }
    return known | Counter(place for order, place in enumerate(s.order_place) if (order, place) not in known)
