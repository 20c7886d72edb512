"""`langbord train`: let a net learn a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from langbord.learn.plan import Plan


def train(plan: Plan, resume: bool) -> None:
    """Learn, and say how it goes."""
    from langbord.learn.processes import rank
    from langbord.learn.trainer import FILE, Trainer

    def say(line: str) -> None:
        if rank() == 0:  # of several processes one speaks
            print(line, flush=True)

    plan = plan.filled()
    say(f"{plan.game}, {plan.games} games side by side on {plan.device}, a net {plan.width} wide")
    results = Trainer(plan, say).train(resume=resume)
    for result in results:
        say(f"{result.players} players: {100 * result.wins:.1f} % of {result.games} games against {result.against}")
    say(f"Written to {plan.out / FILE}.")
