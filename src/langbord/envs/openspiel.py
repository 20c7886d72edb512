"""Games as OpenSpiel has them: every deal a chance node, every decision a node of its own.

A seat's information state is all that it has seen and done, in order: what changed in its observation by each step, and
its own actions. Observations are rows of the pieces of `game.sees`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from langbord.core import asking
from langbord.core.game import Game, get_game
from langbord.core.options import declared
from langbord.core.plugins import game_names
from langbord.many import rules
from langbord.many.cores import new_desk

PREFIX = "langbord_"


class Log:
    """What a seat has seen and done, the latest last; branches of the tree share what came before them."""

    def __init__(self, before: Log | None, line: str) -> None:
        self.before, self.line = before, line

    def lines(self) -> list[str]:
        found: list[str] = []
        log: Log | None = self
        while log is not None:
            found.append(log.line)
            log = log.before
        return found[::-1]

    def __deepcopy__(self, memo: Any) -> Log:
        return self

    def __reduce__(self) -> Any:
        return _written, (self.lines(),)


def _written(lines: list[str]) -> Log | None:
    log: Log | None = None
    for line in lines:
        log = Log(log, line)
    return log


def register() -> list[str]:
    known = set(pyspiel.registered_names())
    for name in game_names():
        if PREFIX + name not in known:
            _register(get_game(name))
    return [PREFIX + name for name in game_names()]


def load(name: str) -> Any:
    """One of them by its name, as OpenSpiel loads it."""
    register()
    return pyspiel.load_game(name)


def _register(game: Game) -> None:
    usual = game.installed.usual_players(game.seats)
    parameters = {"players": usual, "interrupts": False}
    parameters |= {name: option.default for name, option in declared(game.State).items()}
    game_type = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Langbord: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )

    class Registered(SpielGame):
        langbord, kind, usual_parameters = game, game_type, parameters

    pyspiel.register_game(game_type, Registered)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options; a subclass for each says which."""

    langbord: Game
    kind: pyspiel.GameType
    usual_parameters: dict[str, Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**self.usual_parameters, **(params or {})}
        interrupts = bool(wishes.pop("interrupts"))
        game = self.langbord
        self.book, self.options = game.book(), game.options(**wishes)
        self.start, self.table = game.start(self.book, self.options).to_array(), self.book.table.to_array()
        self.interrupts, self.let_be = int(interrupts), game.actions.count
        self.rules, self.desk = game.machine.module(rules) | game.machine.module(asking), new_desk(game)
        actions = game.actions.count + self.interrupts
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=game.max_outcomes,
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.max_steps,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def __reduce__(self) -> Any:
        """By its name, with its options: so it goes to another process, which may not know it yet."""
        return load, (str(self),)

    def __deepcopy__(self, memo: Any) -> SpielGame:
        """States are copied with all that they have; their game they share."""
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, on compiled rules."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game, self._states, self._cursor = game, game.start.copy(), np.zeros(1, np.int64)
        self._rows = [self.row(seat) for seat in range(game.options.players)]
        self._logs: list[Log | None] = [None] * game.options.players

    # --- the tree -----------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        state = self._states[0]
        if state["over"]:
            return int(pyspiel.PlayerId.TERMINAL)
        if not state["awaited"]:
            return int(pyspiel.PlayerId.CHANCE)
        game = self._game
        return int(game.rules["asked_seat"](state, game.table[0], game.interrupts, self._cursor, game.desk.scratch))

    def _legal_actions(self, player: int) -> list[int]:
        game = self._game
        n = game.rules["legal_for"](self._states[0], game.table[0], player, game.let_be, game.desk.scratch)
        return sorted(np.asarray(game.desk.scratch)[:n].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game = self._game
        n = game.langbord.compiled.chance(self._states[0], game.table[0], game.desk.scratch)
        weights = np.asarray(game.desk.scratch)[:n].tolist()
        return [(outcome, weight / sum(weights)) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        game, player = self._game, self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            game.langbord.compiled.deal(self._states[0], game.table[0], action)
            self._cursor[0] = 0
        else:
            game.rules["act"](self._states[0], game.table[0], player, action, game.let_be, self._cursor)
        for seat in range(game.options.players):
            self._remember(seat, f"!{action}" if seat == player else "")

    def _remember(self, seat: int, done: str) -> None:
        """What a seat did, and what it sees otherwise than before."""
        row = self.row(seat)
        changed = np.flatnonzero(row != self._rows[seat]).tolist()
        told = done + "".join(f" {place}:{row[place]}" for place in changed)
        if told:
            self._logs[seat], self._rows[seat] = Log(self._logs[seat], told), row

    def is_terminal(self) -> bool:
        return bool(self._states[0]["over"])

    def returns(self) -> list[float]:
        """Each seat's share in the win."""
        game, won = self._game, np.zeros(2 * self._game.langbord.most_seats, np.float32)
        if self.is_terminal():
            game.rules["finish"](self._states[0], game.table[0], game.desk.scratch, won)
        return [float(share) for share in won.reshape(-1, 2)[: game.options.players, rules.WIN]]

    # --- what is seen -------------------------------------------------------------------------------------------------

    def row(self, seat: int) -> np.ndarray[Any, Any]:
        game = self._game
        out = np.zeros(game.langbord.sees.size, game.langbord.sees.width())
        game.langbord.compiled.observe(self._states[0], game.table[0], seat, out)
        return out

    def remembered(self, seat: int) -> str:
        """All that a seat has seen and done."""
        log = self._logs[seat]
        return "\n".join(log.lines()) if log is not None else ""

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._game
        plain = game.langbord.State.from_array(self._states[0])
        if player == pyspiel.PlayerId.CHANCE:
            return game.langbord.outcome_text(plain, game.book, action)
        if action == game.let_be:
            return "let be"
        return game.langbord.action_text(plain, game.book, player, action)

    def __str__(self) -> str:
        return " ".join([self._game.langbord.name, *map(str, self.history())])


class SpielObserver:
    """What a player sees, as a tensor; as a string, with perfect recall, all that he has seen and done."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall = recall
        self.tensor = np.zeros(game.langbord.sees.size, np.float32)
        pieces = game.langbord.sees.pieces
        self.dict = {name: self.tensor[one.offset : one.offset + one.size] for name, one in pieces.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.row(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recall:
            return state.remembered(player)
        return " ".join(f"{place}:{number}" for place, number in enumerate(state.row(player).tolist()) if number)
