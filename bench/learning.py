"""Where the time of a training's rounds goes: playing, learning, and the dearest operations of a learning pass.

python bench/learning.py tickets --device cuda
python bench/learning.py landnam --device cuda --games 32768 --steps 64 --option turns=100
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from langbord.learn.plan import Plan

ROUNDS = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=NUMBER", help="an option that is a number"
    )
    measure(parser.parse_args())


def measure(asked: argparse.Namespace) -> None:
    import torch

    from langbord.learn.plan import Plan
    from langbord.learn.rounds import play_round
    from langbord.learn.tables import Tables
    from langbord.learn.trainer import Trainer

    chosen = {key: int(value) for key, value in (option.split("=") for option in asked.option)}
    plan = Plan(asked.game, Path(), 1.0, asked.device, games=asked.games, steps=asked.steps, options=chosen).filled()
    trainer = Trainer(plan, print)
    tables = Tables(trainer.game, plan, 1, plan.games)
    for _ in range(ROUNDS):
        began = now(plan)
        played = play_round(tables, trainer.brain, plan.steps)
        halfway = now(plan)
        trainer.course.learn(played, 1e-4, 0.02)
        lists = played.lists.rows.shape[0] / played.seat.numel()
        print(
            f"{played.seat.numel()} decisions of {lists:.1f} actions: "
            f"{halfway - began:.2f} s to play, {now(plan) - halfway:.2f} s to learn from"
        )
    with torch.profiler.profile() as profile:
        trainer.course.learn(played, 1e-4, 0.02)
        now(plan)
    by = "self_cuda_time_total" if plan.device == "cuda" else "self_cpu_time_total"
    print(profile.key_averages().table(sort_by=by, row_limit=24, max_name_column_width=60))


def now(plan: Plan) -> float:
    import torch

    if plan.device == "cuda":
        torch.cuda.synchronize()
    return time.perf_counter()


if __name__ == "__main__":
    main()
