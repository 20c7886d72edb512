"""A training from its first round to its last: imitation, then self-play with a league of earlier nets."""

from __future__ import annotations

import copy
import random
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import torch

from langbord.core.errors import LangbordError
from langbord.core.game import get_game
from langbord.learn import processes
from langbord.learn.brain import Brain
from langbord.learn.journal import Journal
from langbord.learn.keeping import CHECKPOINT, Progress, load, save
from langbord.learn.lessons import Course
from langbord.learn.measure import Measure
from langbord.learn.plan import Plan
from langbord.learn.rounds import Rivals, Round, mean_points, play_round
from langbord.learn.scales import measure_scales
from langbord.learn.tables import Tables
from langbord.learn.teachers import Teacher, new_teacher
from langbord.many.gpu import compile_ahead
from langbord.nets.card import Card, Result, new_card
from langbord.nets.file import Net, write
from langbord.nets.form import form_of

FILE = "net.safetensors"
TEACHING, RATE = 1e-3, 4e-4  # how fast is learned from a teacher and, at first, from self-play
LEAST = 0.1  # that and the curiosity fall to that share of themselves
LEAGUE = 8  # earlier nets that are kept


class Trainer:
    """Learns one game by a plan; `say` is told a line now and then."""

    def __init__(self, plan: Plan, say: Callable[[str], None]) -> None:
        processes.join(plan.device)
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.plan, self.game, self._say = plan, get_game(plan.game), say
        self.brain = Brain(form_of(self.game), plan.size).to(plan.device)
        self.course, self.progress = Course(self.brain), Progress()
        self._rivals = self._known(plan.against) if plan.against else copy.deepcopy(self.brain)
        self._league: list[dict[str, torch.Tensor]] = []
        self._results: list[Result] = []  # of the last measurement
        self._first = processes.rank() == 0

    def train(self, *, resume: bool = False) -> list[Result]:
        """Learn for the plan's minutes; the last measurement."""
        plan, began = self.plan, time.monotonic()
        plan.out.mkdir(parents=True, exist_ok=True)
        journal = Journal(plan.out, resume) if self._first else None
        if resume:
            self.progress = load(plan.out / CHECKPOINT, self.brain, self.course.optimizer, self._league)
            if self.progress.seconds >= 60 * plan.minutes:
                done = self.progress.seconds / 60
                raise LangbordError(
                    f"{plan.out}: has learned for {done:.1f} minutes already; --minutes are those in all"
                )
        seed = plan.seed + 1000 * processes.rank() + 1_000_003 * self.progress.rounds  # other games after a break
        torch.manual_seed(seed)
        compiling = compile_ahead(self.game) if plan.device == "cuda" and self._first else []
        measure = Measure(self.game, plan, self._rivals if plan.against else None) if self._first else None
        if not resume or self.progress.seconds < 60 * plan.imitation:
            lessons = Tables(self.game, plan, seed, plan.pupils, greedy=True)
            if not resume:
                measure_scales(lessons, self.brain, plan.steps)
                if plan.begin:
                    self.brain.take(plan.net(plan.begin).weights)
                processes.share(self.brain)
            teacher = new_teacher(self.game, plan, self.brain)
            teacher.wishes(lessons, lessons.ask(self.brain))  # so that compiling is over
            self._say(f"begins after {time.monotonic() - began:.0f} s")
            self._learn(lessons, journal, measure, plan.imitation, teacher)
        for process in compiling:
            process.wait()
        if self.progress.seconds < 60 * plan.minutes:
            tables = Tables(self.game, plan, seed, plan.games)
            tables.ask(self.brain)  # so that compiling is over
            self._say(f"plays itself after {time.monotonic() - began:.0f} s")
            self._learn(tables, journal, measure, plan.minutes)
        processes.leave()
        return self._results

    def _known(self, path: Path) -> Brain:
        """The net of a file, which learns no more."""
        net = self.plan.net(path)
        brain: Brain = Brain(form_of(self.game), net.card.size).to(self.plan.device)
        brain.take(net.weights)
        brain.requires_grad_(False)
        return brain

    def _learn(
        self,
        tables: Tables,
        journal: Journal | None,
        measure: Measure | None,
        minutes: float,
        teacher: Teacher | None = None,
    ) -> None:
        """Round after round; now and then a net joins the league, and the first process measures and keeps it."""
        plan, progress = self.plan, self.progress
        seats, clock, measured = self._seats_of_rivals(tables), _Clock(progress.seconds), progress.seconds
        recent: deque[Round] = deque(maxlen=teacher.recent if teacher else 1)
        while progress.seconds < 60 * minutes:
            seats, told = self._round(tables, seats, teacher, recent)
            progress.seconds = processes.agreed(clock.now())
            if journal is not None:
                journal.add(progress.line() | told)
            finished = progress.seconds >= 60 * minutes
            if finished or progress.seconds - measured >= 60 * plan.measure:
                clock.stop()
                self._join_league()
                self._results = self._report(journal, measure, told)
                clock.go_on()
                measured = progress.seconds

    def _round(
        self, tables: Tables, seats: torch.Tensor, teacher: Teacher | None, recent: deque[Round]
    ) -> tuple[torch.Tensor, dict[str, Any]]:
        """Play once, learn from that and from `recent` rounds; the next seats of rivals, and what is told of it."""
        plan, progress = self.plan, self.progress
        if teacher:
            teacher.look_at(self.brain)
        rivals = None if teacher else self._choose_rivals(seats)
        began = time.monotonic()
        played = play_round(tables, self.brain, plan.steps, rivals, teacher)
        halfway = time.monotonic()
        recent.append(played)
        told = self._learn_from(recent, taught=teacher is not None)
        learned = time.monotonic()
        ended = played.over.sum(0)
        progress.rounds += 1
        progress.decisions += played.seat.numel() * processes.world()
        progress.games += int(ended.sum()) * processes.world()
        told |= {"play_s": round(halfway - began, 2), "learn_s": round(learned - halfway, 2)}
        if (mean := mean_points(played)) is not None:
            told["mean_points"] = round(mean * tables.unit, 2)
        fresh = self._seats_of_rivals(tables)
        return torch.where(ended[: len(seats), None] > 0, fresh, seats), told

    def _learn_from(self, rounds: Iterable[Round], *, taught: bool) -> dict[str, Any]:
        """Learn as fast, and as curious, as at this time; what is told of the last round."""
        plan, told = self.plan, dict[str, float]()
        left = 1.0 - min(1.0, self.progress.seconds / (60 * plan.minutes))
        falling = LEAST + (1.0 - LEAST) * left
        rate = TEACHING if taught and not plan.searches else RATE * falling
        for played in rounds:
            told = self.course.learn(played, rate, plan.curiosity * falling)
        return {name: round(number, 4) for name, number in told.items()} | {"taught": taught}

    # --- the league -------------------------------------------------------------------------------------------------

    def _seats_of_rivals(self, tables: Tables) -> torch.Tensor:
        """In the games of the league any seats but one are an earlier net's; against one net all but one are its."""
        games = len(tables) if self.plan.against else int(len(tables) * self.plan.league)
        players, device = tables.players[:games], tables.device
        own = (torch.rand(games, device=device) * players).long()
        seats = torch.rand(games, self.brain.form.seats, device=device) < (1.0 if self.plan.against else 0.5)
        return seats.scatter(1, own[:, None], False)

    def _choose_rivals(self, seats: torch.Tensor) -> Rivals | None:
        if self.plan.against:
            return Rivals(self._rivals, seats, likeliest=True)
        if not self._league or not len(seats):
            return None
        self._rivals.load_state_dict(random.Random(self.progress.rounds).choice(self._league))
        return Rivals(self._rivals, seats)

    def _join_league(self) -> None:
        """Who still imitates is no rival."""
        if self.progress.seconds < 60 * self.plan.imitation:
            return
        self._league.append({name: part.detach().clone() for name, part in self.brain.state_dict().items()})
        del self._league[:-LEAGUE]

    # --- what is kept -----------------------------------------------------------------------------------------------

    def _report(self, journal: Journal | None, measure: Measure | None, told: dict[str, Any]) -> list[Result]:
        """Measure, keep everything, draw the curves."""
        if journal is None or measure is None:
            return []
        results = measure.play(self.brain)
        save(self.plan.out / CHECKPOINT, self.brain, self.course.optimizer, self._league, self.progress)
        write(self.plan.out / FILE, Net(self.card(results), self.brain.weights()))
        journal.measured(self.progress, results)
        shown = ", ".join(f"{100 * result.wins:.1f} % ({result.players} players)" for result in results)
        details = ", ".join(f"{name} {number}" for name, number in told.items())
        far = f"{self.progress.seconds:.0f} s, {self.progress.decisions} decisions"
        self._say(f"{far}, against {measure.against} {shown}; {details}")
        return results

    def card(self, results: list[Result]) -> Card:
        plan, progress = self.plan, self.progress
        blank = new_card(self.game, plan.size, plan.players, plan.options)
        return msgspec.structs.replace(
            blank,
            command=plan.command,
            minutes=round(progress.seconds / 60, 2),
            games=progress.games,
            decisions=progress.decisions,
            device=torch.cuda.get_device_name() if plan.device == "cuda" else "cpu",
            bystanders=True,
            results=results,
        )


class _Clock:
    """Counts the seconds of learning, on from those of before; not those of measurements."""

    def __init__(self, before: float) -> None:
        self._before, self._began = before, time.monotonic()

    def now(self) -> float:
        return self._before + time.monotonic() - self._began

    def stop(self) -> None:
        self._before = self.now()

    def go_on(self) -> None:
        self._began = time.monotonic()
