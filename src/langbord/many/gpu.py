"""Batches on a CUDA GPU, one game a thread: the same rules, the same generators, the same games.

Everything stays on the GPU: its arrays have the CUDA array interface and DLPack, so that PyTorch and JAX read them
without a copy; kernels run on the stream that Numba was told to use.

Kernels take minutes to compile where a game is large. They are kept on disk, and `compile_ahead` makes several at the
same time, each in a process of its own:

    python -m langbord.many.gpu amsterdam pack_games
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from types import FunctionType
from typing import Any

import numpy as np

from langbord.core.cuda import THREADS, cuda_compiler, cuda_module, kept, made_for
from langbord.core.edition import Book
from langbord.core.game import Game, get_game
from langbord.many import rules
from langbord.many.rules import Desk, Games, Listed

FOR_ALL_SEATS = ("begin_games", "step_games", "observe_games", "count_games", "pack_games")  # whose caller plays all


class Gpu:
    """Runs what `rules.py` does with games as kernels, each compiled when it is first needed."""

    name = "cuda"

    def __init__(self, game: Game, book: Book[Any, Any]) -> None:
        self._cuda, self._game, self._book = cuda_module(), game, book

    def zeros(self, shape: Any, dtype: Any) -> Any:
        return self._cuda.to_device(np.zeros(shape, dtype))

    def put(self, array: Any) -> Any:
        """An array of NumPy's, or of anybody on the GPU, as kernels read them."""
        if self._cuda.is_cuda_array(array):
            return self._cuda.as_cuda_array(array)
        return self._cuda.to_device(np.ascontiguousarray(array))

    def get(self, array: Any) -> Any:
        return array.copy_to_host()

    def run(self, name: str, games: Games, given: Any, out: Any) -> None:
        blocks = (len(games.states) + THREADS - 1) // THREADS
        self._kernel(name)[blocks, THREADS](games, given, out)

    def _kernel(self, name: str) -> Any:
        """One for all batches of a game and an edition: compiling takes long."""
        known = self._game.name, self._book.digest, name
        if known not in _kernels:
            game, book = self._game, self._book
            folder = game.machine_for(book).folder(rules) / f"{name}-{game.scratch}-{game.notes}"
            _kernels[known] = kept(kernel_function(game, book, name), folder)
        return _kernels[known]


_kernels: dict[tuple[str, str, str], Any] = {}


# What a kernel is made of, under names that stand for nothing until it is made for a game
cuda: Any = None
work: Any = None
state_type: Any = None
int64: Any = None
float64: Any = None
scratch_size = 0
worth_size = 0


def kernel(games: Any, given: Any, out: Any) -> None:
    """One of the rules for games side by side, for one game."""
    number = cuda.grid(1)
    if number < len(games.states):
        twins = cuda.local.array(1, state_type)
        scratch = cuda.local.array(scratch_size, int64)
        worth = cuda.local.array(worth_size, float64)
        work(number, number + 1, games, given, out, Desk(twins, scratch, worth))


def kernel_function(game: Game, book: Book[Any, Any], name: str) -> FunctionType:
    """The kernel of one of the rules for a game."""
    compiler = cuda_compiler()
    import numba

    return made_for(
        kernel,
        cuda=compiler,
        work=game.machine_for(book).module(rules)[name],
        state_type=numba.from_dtype(game.State.dtype),
        int64=numba.int64,
        float64=numba.float64,
        scratch_size=game.scratch + 1,
        worth_size=game.scratch + game.notes,
    )


def compile_ahead(game: Game, names: Iterable[str] = FOR_ALL_SEATS) -> list[subprocess.Popen[bytes]]:
    """Begin to compile kernels with the standard edition, each in a process of its own; wait for them to use them."""
    return [subprocess.Popen([sys.executable, "-m", __name__, game.name, name]) for name in names]


def compile_one(game: Game, name: str) -> None:
    """Run a kernel once, on one game in which nobody is asked, so that it is on disk afterwards."""
    from langbord.many.batch import laid_out

    device = Gpu(game, game.book())
    games = laid_out(game, game.book(), [game.options(players=game.seats[-1])], 1, device)
    games = games._replace(seats=device.put(np.array([rules.NONE], np.int64)))
    none = device.put(np.array([rules.NONE], np.int64))
    seen, told = game.sees.width(), game.does.width()
    listed = device.put(np.full((1, 1), rules.NONE, np.int32))
    outs = {
        "observe_games": device.zeros((1, game.sees.size), seen),
        "list_games": listed,
        "mask_games": device.zeros((1, game.actions.count + 1), np.int8),
        "feature_games": device.zeros((1, 1, game.does.size), told),
        "pack_games": Listed(
            device.zeros(2, np.int64), device.zeros(1, np.int32), device.zeros((1, game.does.size), told)
        ),
    }
    device.run(name, games, listed if name == "feature_games" else none, outs.get(name, none))


def ptx(game: Game, name: str, capability: tuple[int, int]) -> str:
    """A kernel's code for GPUs of that compute capability; no GPU is needed to write it."""
    from numba import from_dtype
    from numba import types as numba_types

    types: Any = numba_types
    int8, int32, float32 = types.int8, types.int32, types.float32

    def array(item: Any, axes: int) -> Any:
        return types.Array(item, axes, "C")

    book = game.book()
    state, table = from_dtype(game.State.dtype), from_dtype(type(book.table).dtype)
    games = types.NamedTuple(
        [
            array(state, 1),
            *(array(types.int64, 1),) * 2,
            *(array(types.int64, 2),) * 3,
            array(int8, 1),
            array(float32, 2),
            array(state, 1),
            array(table, 1),
            *(types.int64,) * 3,
        ],
        Games,
    )
    given = {"feature_games": array(int32, 2)}.get(name, array(types.int64, 1))
    seen, told = (from_dtype(np.dtype(row.width())) for row in (game.sees, game.does))
    written = {
        "observe_games": array(seen, 2),
        "list_games": array(int32, 2),
        "mask_games": array(int8, 2),
        "feature_games": array(told, 3),
        "pack_games": types.NamedTuple([array(types.int64, 1), array(int32, 1), array(told, 2)], Listed),
    }
    out = written.get(name, array(types.int64, 1))
    code, _ = cuda_compiler().compile_ptx(kernel_function(game, book, name), (games, given, out), cc=capability)
    return str(code)


if __name__ == "__main__":
    compile_one(get_game(sys.argv[1]), sys.argv[2])
