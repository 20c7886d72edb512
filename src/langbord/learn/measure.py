"""How well a net plays as it learns: alone against tables of greedy bots, at every seat."""

from __future__ import annotations

from math import lcm

import msgspec
import torch

from langbord.core.game import Game
from langbord.learn.brain import Brain, best
from langbord.learn.plan import Plan
from langbord.learn.tables import Tables
from langbord.nets.card import Result
from langbord.nets.form import NONE

GAMES = {"cpu": 96, "cuda": 2048}  # of each measurement
LONGEST = 2000  # decisions of a seat: a net that knows nothing may go round in circles; that is no win


class Measure:
    """Plays whole games, the likeliest action each; the same deals every time."""

    def __init__(self, game: Game, plan: Plan, against: str = "greedy") -> None:
        plan = msgspec.structs.replace(plan, variety=False)
        whole = len(plan.tables(game)) * lcm(*plan.players)  # every seat of every number of players equally often
        games = -(-GAMES[plan.device] // whole) * whole
        self._tables = Tables(game, plan, plan.seed, games, greedy=True, others=against, again=False)
        self._against, self._seed, self._players = against, plan.seed, plan.players

    def play(self, brain: Brain) -> list[Result]:
        """The share in the wins, for each number of players."""
        tables = self._tables
        tables.batch.restart(self._seed)
        won = torch.zeros(len(tables), device=tables.device)
        with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=tables.device.type == "cuda"):
            mine = tables.tensor(tables.batch.seat).clone()
            for _ in range(LONGEST):
                asked = tables.tensor(tables.batch.seat) != NONE
                if not asked.any():
                    break
                question = tables.ask(brain)
                likes = brain.likes(brain.look(question.seen), question.rows, question.numbers, question.owner)
                at = best(likes, question.owner, len(tables)).clamp(max=len(likes) - 1)
                wins = tables.act(torch.where(asked, question.actions[at], NONE)).wins
                won = torch.where(asked, wins.gather(1, mine[:, None])[:, 0], won)
        return [self._result(won, number) for number in self._players]

    def _result(self, won: torch.Tensor, players: int) -> Result:
        theirs = won[self._tables.players == players]
        return Result(self._against, players, len(theirs), round(float(theirs.mean()), 4))
