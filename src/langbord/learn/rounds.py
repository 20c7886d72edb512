"""Rounds: so many decisions in each of many games, as they are learned from."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from langbord.learn.brain import Brain, best, chances, drawn
from langbord.learn.tables import Question, Tables
from langbord.learn.teachers import Teacher

BYSTANDERS = 8  # decisions between two at which somebody else is asked what he expects
TINY = 1e-12  # a chance that is none, of which a logarithm is asked
STRAY = 0.03  # of the decisions of a teacher: any action instead, so that what follows from mistakes is seen, too


class Lists(NamedTuple):
    """The actions of many decisions, one list behind another."""

    starts: Tensor
    rows: Tensor
    numbers: Tensor
    wished: Tensor  # the chance with which a teacher would have done each; nothing where there was none

    def of(self, decisions: Tensor) -> tuple[Lists, Tensor]:
        """The lists of some decisions alone; and of each action in them whose it is."""
        begin = self.starts[decisions]
        lengths = self.starts[decisions + 1] - begin
        starts = torch.cat([lengths.new_zeros(1), lengths.cumsum(0)])
        numbers = torch.arange(len(decisions), device=decisions.device)
        owner = numbers.repeat_interleave(lengths, output_size=int(starts[-1]))
        there = torch.arange(len(owner), device=decisions.device) + (begin - starts[:-1])[owner]
        wished = self.wished[there] if len(self.wished) else self.wished
        return Lists(starts, self.rows[there], self.numbers[there], wished), owner


class Bystanders(NamedTuple):
    """What seats saw that were not asked: so that what they expect is learned, too."""

    steps: list[int]
    seat: Tensor  # of each of these steps and each game
    seen: Tensor


class Round(NamedTuple):
    """What was seen, done and thought; time first, then the game."""

    players: Tensor  # of each game
    seen: Tensor
    seat: Tensor
    lists: Lists
    chosen: Tensor  # which of its list: what was done, or what the teacher would most likely have done
    logs: Tensor  # the logarithm of its chance
    value: Tensor  # the share in the win that the seat expected
    points: Tensor  # and the points
    learned: Tensor  # decisions to be learned from: those of the net itself
    over: Tensor  # the step ended the game
    reward: Tensor  # then: of each seat
    final: Tensor  # and its points
    last_value: Tensor  # what each seat expects at the end of the round
    last_points: Tensor
    bystanders: Bystanders | None = None


class Rivals(NamedTuple):
    """Another net, and which seats of the first games it plays."""

    brain: Brain
    seats: Tensor  # games x seats
    likeliest: bool = False  # does it do what it likes best? Else anything, by its chances


def play_round(
    tables: Tables, brain: Brain, steps: int, rivals: Rivals | None = None, teacher: Teacher | None = None
) -> Round:
    """Play on for so many decisions in every game; where there is a teacher, as he would."""
    with torch.no_grad(), torch.autocast("cuda", torch.bfloat16, enabled=tables.device.type == "cuda"):
        return _Recorder(tables, brain, steps).play(rivals, teacher)


class _Recorder:
    """Keeps what a round is made of."""

    def __init__(self, tables: Tables, brain: Brain, steps: int) -> None:
        self._tables, self._brain, self._steps = tables, brain, steps
        self._games = torch.arange(len(tables), device=tables.device)
        self._kept: dict[str, list[Tensor]] = {}
        self._end = 0  # of the lists

    def play(self, rivals: Rivals | None, teacher: Teacher | None) -> Round:
        seen: Tensor | None = None
        looking = list(range(0, self._steps, BYSTANDERS))
        for step in range(self._steps):
            question = self._tables.ask(self._brain)
            if seen is None:
                seen = question.seen.new_empty((self._steps, *question.seen.shape))
            seen[step] = question.seen
            if step in looking:
                self._look_aside(question)  # writes over what was asked
            self._decide(question._replace(seen=seen[step]), rivals, teacher)
        assert seen is not None
        aside = Bystanders(looking, torch.stack(self._kept.pop("aside")), torch.stack(self._kept.pop("seen_aside")))
        values, points = zip(*(self._expect(seat) for seat in range(self._brain.form.seats)), strict=True)
        kept = {name: torch.stack(parts) for name, parts in self._kept.items() if name not in Lists._fields}
        lists = Lists(
            torch.cat([*self._kept["starts"], torch.tensor([self._end], device=self._games.device)]),
            torch.cat(self._kept["rows"]),
            torch.cat(self._kept["numbers"]),
            torch.cat(self._kept["wished"]) if teacher else torch.zeros(0),
        )
        last = (torch.stack(values, 1), torch.stack(points, 1))
        return Round(
            self._tables.players,
            seen,
            lists=lists,
            last_value=last[0],
            last_points=last[1],
            bystanders=aside,
            **kept,
        )

    def _look_aside(self, question: Question) -> None:
        """What any other seat sees of each game."""
        players = self._tables.players
        further = 1 + (torch.rand(len(players), device=players.device) * (players - 1)).long()
        seat = (question.seat + further) % players
        self._keep(aside=seat, seen_aside=self._tables.seen_from(seat).clone())

    def _decide(self, question: Question, rivals: Rivals | None, teacher: Teacher | None) -> None:
        brain, count = self._brain, len(self._tables)
        h = brain.look(question.seen)
        logs = chances(brain.likes(h, question.rows, question.numbers, question.owner), question.owner, count)
        learned = torch.ones(count, dtype=torch.bool, device=self._games.device)
        if teacher:
            wished = teacher.wishes(self._tables, question)
            chosen = best(wished, question.owner, count)
            stray = torch.rand(count, device=self._games.device) < STRAY
            followed = drawn((wished + TINY).log(), question.owner, count)
            done = torch.where(stray, drawn(torch.zeros_like(logs), question.owner, count), followed)
            self._keep(wished=wished)
        else:
            done = chosen = drawn(logs, question.owner, count)
            if rivals is not None:
                theirs, done = _rivals_choice(rivals, question, done)
                learned[: len(theirs)] = ~theirs
        self._keep(
            seat=question.seat,
            starts=question.starts[:-1] + self._end,
            rows=question.rows.short() if brain.form.rows < 1 << 15 else question.rows,
            numbers=question.numbers,
            chosen=chosen - question.starts[:-1],
            logs=logs[chosen],
            value=brain.shares(h, self._tables.players)[:, 0].exp(),
            points=brain.points(h)[:, 0].float(),
            learned=learned,
        )
        self._end += len(question.owner)
        ends = self._tables.act(question.actions[done])
        self._keep(over=ends.over, reward=ends.reward, final=ends.points)

    def _expect(self, seat: int) -> tuple[Tensor, Tensor]:
        """What the seat of that number expects in each game."""
        h = self._brain.look(self._tables.seen_by(seat))
        return self._brain.shares(h, self._tables.players)[:, 0].exp(), self._brain.points(h)[:, 0].float()

    def _keep(self, **parts: Tensor) -> None:
        for name, part in parts.items():
            self._kept.setdefault(name, []).append(part)


def _rivals_choice(rivals: Rivals, question: Question, done: Tensor) -> tuple[Tensor, Tensor]:
    """In which of the first games another net is asked, and what is done with its choices in their places."""
    games = len(rivals.seats)
    end = int(question.starts[games])
    owner = question.owner[:end]
    h = rivals.brain.look(question.seen[:games])
    logs = chances(rivals.brain.likes(h, question.rows[:end], question.numbers[:end], owner), owner, games)
    theirs = rivals.seats.gather(1, question.seat[:games, None])[:, 0]
    wanted = best(logs, owner, games) if rivals.likeliest else drawn(logs, owner, games)
    first = torch.where(theirs, wanted, done[:games])
    return theirs, torch.cat([first, done[games:]])


def mean_points(played: Round) -> float | None:
    """Of a seat in the games that ended, in units of `Tables.unit`; None where none did."""
    players = played.players.expand(played.over.shape)
    return float((played.final.sum(-1) / players)[played.over].mean()) if played.over.any() else None
