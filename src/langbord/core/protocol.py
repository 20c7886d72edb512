"""The rules that every game gives, by name. This is the seam between the games and all the rest.

The bodies here are never run: rules written for any game call these names, and `game.bind` puts the game's
own rules in their place. A game's `rules.py` defines (or imports) each of them with these arguments.

s: the state, changed in place. ed: the edition. seat: 0 to players - 1, clockwise. Actions and outcomes are
small numbers; `actions.py` of each game gives them their texts. Arrays are written from 0 on.
"""

from __future__ import annotations

from langbord.core.record import GameState, Record
from langbord.core.rule import rule

Ints = list[int]  # plain; an array of int64 when compiled
Floats = list[float]  # plain; an array of float64 when compiled
Numbers = list[int]  # plain; an array of integers of any width when compiled


@rule
def new(s: GameState, ed: Record) -> None:
    """Lay the game out. The options are in their fields of the state already; everything else is zero."""


@rule
def legal(s: GameState, ed: Record, seat: int, out: Ints) -> int:
    """Write the actions that `seat` may take now; how many.

    At least one for an awaited seat; for another seat none, unless it may interrupt.
    """
    return 0


@rule
def why_not(s: GameState, ed: Record, seat: int, action: int) -> int:
    """The first of the game's reasons that forbids an action to the seat now; LEGAL for just what `legal` lists.

    The action is any number that is declared.
    """
    return 0


@rule
def step(s: GameState, ed: Record, seat: int, action: int) -> None:
    """Apply an action that `legal` lists for the seat."""


@rule
def chance(s: GameState, ed: Record, weights: Ints) -> int:
    """While nobody is awaited: write the whole-number weight of each of the dealer's outcomes; how many."""
    return 0


@rule
def deal(s: GameState, ed: Record, outcome: int) -> None:
    """Apply an outcome of positive weight."""


@rule
def scores(s: GameState, ed: Record, out: Ints) -> None:
    """Write each seat's points: final when the game is over, as they stand before."""


@rule
def places(s: GameState, ed: Record, out: Ints) -> None:
    """Write each seat's place in a finished game: 1 for the winner; who ties shares a place."""


@rule
def totals(s: GameState, ed: Record, out: Ints) -> int:
    """Write what never changes (all blue cards, all carts of a seat, ...); how many.

    An invariant that is not a sum is written as 0 where it holds and 1 where it is broken.
    """
    return 0


@rule
def redeal(s: GameState, ed: Record, seat: int, rng: Ints) -> None:
    """Resample all that `seat` cannot know, consistently with all that it can.

    The result depends on the generator and on what the seat may know, never on what was hidden.
    """


@rule
def appraise(s: GameState, ed: Record, seat: int, actions: Ints, n: int, worth: Floats) -> None:
    """Write how good each of n legal actions looks to `seat`, in points, from what it may know.

    Behind them it may write as many notes as the game's `state.py` asks for in NOTES: `worth` has room for them.
    """


@rule
def evaluate(s: GameState, ed: Record, out: Floats) -> None:
    """Write an estimate of each seat's final points."""


@rule
def observe(s: GameState, ed: Record, seat: int, out: Numbers) -> None:
    """Write all that `seat` may know as small numbers, itself first among the seats: the pieces of `game.sees`."""


@rule
def features(s: GameState, ed: Record, seat: int, action: int, out: Numbers) -> None:
    """Write what an action is and would do, from what `seat` may know: the pieces of `game.does`."""


# --- What is measured of a game, where its `balance.py` says so (`core/measures.py`) ----------------------------------


@rule
def watch(was: GameState, s: GameState, ed: Record, seat: int, action: int, listed: Ints, n: int, counts: Ints) -> None:
    """Count what happened in a step from one state to another; the dealer's seat is -1, his action the outcome.

    `listed` are the n actions of which the seat had the choice.
    """


@rule
def settle(s: GameState, ed: Record, counts: Ints) -> None:
    """Count what is seen at the end of a game."""


@rule
def turns_begun(s: GameState, ed: Record) -> int:
    """How many turns have begun; -1 where a turn is whatever a seat decides before another one does."""
    return -1
