"""Random play on a CUDA GPU, one game a thread: the same rules, the same generator, the same games."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from langbord.core import simulate
from langbord.core.edition import Book
from langbord.core.errors import LangbordError
from langbord.core.game import Game, Options
from langbord.core.simulate import DEALS, DECISIONS, RNG_WORDS

THREADS = 256  # a block
# Registers a thread: fewer than the compiler would take (255), so that more games run at once; how few is best
# depends on how much of a game lives in local memory anyway. On an H200: 40 for Tickets and Amsterdam, 96 for Landnám.
SMALL_STATE = 1024  # bytes
FEW_REGISTERS, MORE_REGISTERS = 40, 96


class GpuPlay(NamedTuple):
    """What came of many games on a GPU."""

    states: NDArray[np.void]
    decisions: int
    deals: int
    seconds: float  # of the kernel alone


def cuda_compiler() -> Any:
    """Numba's CUDA target, which compiles without a GPU too, or a sentence that says what is missing."""
    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack  # numba-cuda 0.30 still asks for it
    try:
        from numba import cuda
    except ImportError as error:
        raise LangbordError(f"numba-cuda cannot be loaded ({error}); install langbord[gpu]") from None
    return cuda


def cuda_module() -> Any:
    """The same where there is a GPU to run on."""
    cuda = cuda_compiler()
    if not cuda.is_available():
        raise LangbordError("there is no CUDA GPU here")
    return cuda


def play_function(game: Game, book: Book[Any, Any]) -> Any:
    """The game's random play with an edition as the body of a GPU kernel.

    State, generator and scratch (of 32 bits: it holds no wider numbers) live in thread-local memory, which the
    hardware interleaves so that the threads of a warp read neighbouring addresses; the states in global memory are
    touched once at each end.
    """
    cuda = cuda_compiler()
    from numba import from_dtype, int32, int64

    rules = game.machine_for(book).module(simulate)
    seed_stream, playout = rules["seed_stream"], rules["playout"]
    state_type, scratch_size = from_dtype(game.State.dtype), game.scratch

    def play(states: Any, editions: Any, seed: int, tallies: Any) -> None:
        game_number = cuda.grid(1)
        if game_number < len(states):
            state = cuda.local.array(1, state_type)
            rng = cuda.local.array(RNG_WORDS, int64)
            scratch = cuda.local.array(scratch_size, int32)
            tally = cuda.local.array(2, int64)
            tally[DECISIONS] = 0
            tally[DEALS] = 0
            state[0] = states[game_number]
            seed_stream(rng, seed, game_number)
            playout(state[0], editions[0], rng, scratch, tally)
            states[game_number] = state[0]
            tallies[game_number, DECISIONS] = tally[DECISIONS]
            tallies[game_number, DEALS] = tally[DEALS]

    return play


def kernel(game: Game, book: Book[Any, Any]) -> Any:
    """The same, to be launched."""
    if (game.name, book.digest) not in _kernels:
        registers = FEW_REGISTERS if game.State.dtype.itemsize <= SMALL_STATE else MORE_REGISTERS
        _kernels[game.name, book.digest] = cuda_module().jit(max_registers=registers)(play_function(game, book))
    return _kernels[game.name, book.digest]


_kernels: dict[tuple[str, str], Any] = {}


def ptx(game: Game, capability: tuple[int, int]) -> str:
    """The kernel's code for GPUs of that compute capability; no GPU is needed to write it."""
    cuda = cuda_compiler()
    from numba import from_dtype, int64, types

    states, editions = (
        types.Array(from_dtype(record.dtype), 1, "C") for record in (game.State, type(game.book().table))
    )
    code, _ = cuda.compile_ptx(
        play_function(game, game.book()), (states, editions, int64, types.Array(int64, 2, "C")), cc=capability
    )
    return str(code)


def playouts(game: Game, book: Book[Any, Any], options: Options, games: int, seed: int) -> GpuPlay:
    """Random games on the GPU: with equal seeds the very games that `simulate.playouts` plays."""
    cuda = cuda_module()
    states = cuda.to_device(game.start(book, options).to_array(games))
    editions = cuda.to_device(book.table.to_array())
    tallies = cuda.to_device(np.zeros((games, 2), np.int64))
    cuda.synchronize()
    begin = time.perf_counter()
    kernel(game, book)[(games + THREADS - 1) // THREADS, THREADS](states, editions, seed, tallies)
    cuda.synchronize()
    seconds = time.perf_counter() - begin
    total = tallies.copy_to_host().sum(axis=0)
    return GpuPlay(states.copy_to_host(), int(total[DECISIONS]), int(total[DEALS]), seconds)
