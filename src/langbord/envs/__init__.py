"""The games as other people's environments: PettingZoo, Gymnasium and OpenSpiel.

    env = langbord.envs.aec("tickets", players=3)  # PettingZoo: every seat an agent
    envs = langbord.envs.vector("tickets", games=64, players=2, others="greedy")  # Gymnasium: one learner a game
    langbord.envs.register_openspiel()
    game = pyspiel.load_game("langbord_tickets(players=2)")

Seats that choose at once are asked in their order; of seats that may interrupt, where they are asked at all, see
`langbord.many.rules`. The libraries are extras: `pip install 'langbord[envs]'`, `pip install 'langbord[openspiel]'`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from langbord.core.errors import LangbordError

if TYPE_CHECKING:
    from langbord.envs.agents import TableAEC
    from langbord.envs.learner import SeatEnv, TableVector

__all__ = ["aec", "register_openspiel", "single", "vector"]


def aec(game: str, players: int | None = None, **wishes: Any) -> TableAEC:
    """A PettingZoo environment: an agent at each seat, `player_0` on. Wishes: interrupts, reward, and options."""
    _need("pettingzoo", "envs")
    from langbord.envs.agents import TableAEC

    return TableAEC(game, players, **wishes)


def vector(game: str, games: int, players: int | None = None, **wishes: Any) -> TableVector:
    """Gymnasium environments side by side, one learner against others. Wishes: others, illegal, and options."""
    _need("gymnasium", "envs")
    from langbord.envs.learner import TableVector

    return TableVector(game, games, players, **wishes)


def single(game: str, players: int | None = None, **wishes: Any) -> SeatEnv:
    """One such environment."""
    _need("gymnasium", "envs")
    from langbord.envs.learner import SeatEnv

    return SeatEnv(game, players, **wishes)


def register_openspiel() -> list[str]:
    """Make every installed game known to OpenSpiel, as `langbord_<game>`; the names."""
    _need("pyspiel", "openspiel")
    from langbord.envs.openspiel import register

    return register()


def _need(module: str, extra: str) -> None:
    from importlib.util import find_spec

    if find_spec(module) is None:
        raise LangbordError(f"{module} is not installed: pip install 'langbord[{extra}]'")
