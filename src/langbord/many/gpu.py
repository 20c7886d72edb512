"""Batches on a CUDA GPU, one game a thread: the same rules, the same generators, the same games.

Everything stays on the GPU: its arrays have the CUDA array interface and DLPack, so that PyTorch and JAX read them
without a copy; kernels run on the stream that Numba was told to use.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from langbord.core.cuda import THREADS, cuda_compiler, cuda_module
from langbord.core.edition import Book
from langbord.core.game import Game
from langbord.many import rules
from langbord.many.rules import Desk, Games, Listed


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
            _kernels[known] = self._cuda.jit(kernel_function(self._game, self._book, name))
        return _kernels[known]


_kernels: dict[tuple[str, str, str], Any] = {}


def kernel_function(game: Game, book: Book[Any, Any], name: str) -> Any:
    """One of the rules for games side by side as the body of a kernel."""
    cuda = cuda_compiler()
    from numba import float64, from_dtype, int64

    work = game.machine_for(book).module(rules)[name]
    state_type, scratch_size, worth_size = from_dtype(game.State.dtype), game.scratch + 1, game.scratch + game.notes

    def kernel(games: Any, given: Any, out: Any) -> None:
        number = cuda.grid(1)
        if number < len(games.states):
            twins = cuda.local.array(1, state_type)
            scratch = cuda.local.array(scratch_size, int64)
            worth = cuda.local.array(worth_size, float64)
            work(number, number + 1, games, given, out, Desk(twins, scratch, worth))

    return kernel


def ptx(game: Game, name: str, capability: tuple[int, int]) -> str:
    """A kernel's code for GPUs of that compute capability; no GPU is needed to write it."""
    from numba import float32, from_dtype, int8, int32, int64
    from numba import types as numba_types

    types: Any = numba_types

    def array(item: Any, axes: int) -> Any:
        return types.Array(item, axes, "C")

    book = game.book()
    state, table = from_dtype(game.State.dtype), from_dtype(type(book.table).dtype)
    games = types.NamedTuple(
        [
            array(state, 1),
            *(array(int64, 1),) * 2,
            *(array(int64, 2),) * 3,
            array(int8, 1),
            array(float32, 2),
            array(state, 1),
            array(table, 1),
            *(int64,) * 3,
        ],
        Games,
    )
    given = {"list_games": array(int64, 1), "feature_games": array(int32, 2)}.get(name, array(int64, 1))
    seen, told = (from_dtype(np.dtype(row.width())) for row in (game.sees, game.does))
    written = {
        "observe_games": array(seen, 2),
        "list_games": array(int32, 2),
        "mask_games": array(int8, 2),
        "feature_games": array(told, 3),
        "pack_games": types.NamedTuple([array(int64, 1), array(int32, 1), array(told, 2)], Listed),
    }
    out = written.get(name, array(int64, 1))
    code, _ = cuda_compiler().compile_ptx(kernel_function(game, book, name), (games, given, out), cc=capability)
    return str(code)
