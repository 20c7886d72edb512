"""Who knows what in a game of Landnám, where a field alone cannot say it (LNQ88)."""

from __future__ import annotations

from typing import Any

from langbord.games.landnam.state import State


def offers(s: State, viewer: int | None) -> dict[Any, Any]:
    """What is proposed everybody knows; what is still being put together, its maker alone."""
    known = [seat for seat in range(s.players) if seat == viewer or s.proposed >> seat & 1]
    return {seat: (*s.give[seat], *s.want[seat], s.addressed if seat == s.active else 0) for seat in known}
