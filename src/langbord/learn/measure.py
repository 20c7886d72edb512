"""How well a net plays as it learns: alone against tables of greedy, or of one other net, at every seat."""

from __future__ import annotations

from math import lcm

import msgspec
import torch

from langbord.core.game import Game
from langbord.learn.brain import Brain, best
from langbord.learn.plan import GREEDY, Plan
from langbord.learn.tables import Question, Tables
from langbord.nets.card import Result
from langbord.nets.form import NONE

GAMES = {"cpu": 96, "cuda": 2048}  # of each measurement
LONGEST = 2000  # decisions of a seat: a net that knows nothing may go round in circles; that is no win


class Measure:
    """Plays whole games, the likeliest action each; the same deals every time."""

    def __init__(self, game: Game, plan: Plan, rival: Brain | None = None) -> None:
        plan = msgspec.structs.replace(plan, variety=False)
        whole = len(plan.tables(game)) * lcm(*plan.players)  # every seat of every number of players equally often
        games = -(-GAMES[plan.device] // whole) * whole
        others = None if rival else GREEDY
        self._tables = Tables(game, plan, plan.seed, games, greedy=not rival, others=others, again=False)
        self._rival, self._seed, self._players = rival, plan.seed, plan.players
        self.against = f"net:{plan.against}" if rival else GREEDY
        numbers = torch.arange(games, device=self._tables.device)
        self._mine = numbers // len(plan.tables(game)) % self._tables.players  # the seat of the one that is measured

    def play(self, brain: Brain) -> list[Result]:
        """The share in the wins, for each number of players."""
        tables = self._tables
        tables.batch.restart(self._seed)
        won = torch.zeros(len(tables), device=tables.device)
        with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=tables.device.type == "cuda"):
            for _ in range(LONGEST * (1 if self._rival is None else max(self._players))):
                asked = tables.tensor(tables.batch.seat) != NONE
                if not asked.any():
                    break
                question = tables.ask(brain)
                at = self._choice(brain, question)
                if self._rival is not None:
                    at = torch.where(question.seat == self._mine, at, self._choice(self._rival, question))
                wins = tables.act(torch.where(asked, question.actions[at], NONE)).wins
                won = torch.where(asked, wins.gather(1, self._mine[:, None])[:, 0], won)
        return [self._result(won, number) for number in self._players]

    def _choice(self, brain: Brain, question: Question) -> torch.Tensor:
        """Where in the list a net's likeliest action in each game stands."""
        likes = brain.likes(brain.look(question.seen), question.rows, question.numbers, question.owner)
        return best(likes, question.owner, len(self._tables)).clamp(max=len(likes) - 1)

    def _result(self, won: torch.Tensor, players: int) -> Result:
        theirs = won[self._tables.players == players]
        return Result(self.against, players, len(theirs), round(float(theirs.mean()), 4))
