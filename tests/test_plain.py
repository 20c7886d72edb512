"""A game of each on plain rules, as people's tables have it, played by chance and by greed. Coverage watches it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import langbord
from langbord.bots import decide, get_bot
from langbord.core.conformance import check_moment
from langbord.core.game import get_game
from langbord.core.plugins import game_names

SHORTER: dict[str, Any] = {"turns": 40, "offers": 2, "short": True}  # where a game has such options
LOOK_EVERY = 4  # steps


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_sound_at_every_look(name: str) -> None:
    """Texts, reasons, redeals, observations, moves and what is told of the others' turns."""
    declared = get_game(name).Options.__struct_fields__
    options = {option: value for option, value in SHORTER.items() if option in declared}
    match = langbord.new(name, players=max(get_game(name).seats), seed=5, **options)
    source, bots = random.Random(5), [get_bot("greedy", 5), get_bot("random", 5)]
    looks = told = 0
    while not match.over:
        seat = source.choice(match.awaited)
        told += len(match.recap(seat))
        match.play(decide(match, seat, source.choice(bots), source.getrandbits(32)), seat)
        if source.randrange(LOOK_EVERY) == 0 or match.over:
            check_moment(match, 5)
            looks += 1
    assert looks > 20
    assert told > 20
