"""Random play on a CUDA GPU, one game a thread: the same rules, the same generator, the same games.

Kernels are kept on disk as the machine code of the cores is: in a folder named by all that went into them.
"""

from __future__ import annotations

import time
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, cast

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
        from numba import cuda as compiler
    except ImportError as error:
        raise LangbordError(f"numba-cuda cannot be loaded ({error}); install langbord[gpu]") from None
    return compiler


def cuda_module() -> Any:
    """The same where there is a GPU to run on."""
    compiler = cuda_compiler()
    if not compiler.is_available():
        raise LangbordError("there is no CUDA GPU here")
    return compiler


# --- Kernels ----------------------------------------------------------------------------------------------------------
# A kernel is written with names that stand for nothing until it is made for a game: closures would do the same, but
# Numba cannot find them in its cache again.

cuda: Any = None
state_type: Any = None
int32: Any = None
int64: Any = None
scratch_size = 0
seed_stream: Any = None
playout: Any = None


def play(states: Any, editions: Any, seed: int, tallies: Any) -> None:
    """Random play of one game.

    State, generator and scratch (of 32 bits: it holds no wider numbers) live in thread-local memory, which the
    hardware interleaves so that the threads of a warp read neighbouring addresses; the states in global memory are
    touched once at each end.
    """
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


def made_for(template: Any, **names: Any) -> FunctionType:
    """A kernel's function in which names stand for these things."""
    source = cast(FunctionType, template)
    return FunctionType(source.__code__, {**source.__globals__, **names}, source.__name__)


def kept(function: FunctionType, folder: Path, **options: Any) -> Any:
    """A kernel to be launched, whose machine code lies in that folder: by itself Numba would mix up two of a name."""
    place = str(folder / f"numba-cuda-{version('numba-cuda')}")
    for name in ("numba.core.config", "numba.cuda.core.config"):  # one of them is read by `jit`
        if find_spec(name):
            setattr(import_module(name), "CACHE_DIR", place)  # noqa: B010
    return cuda_module().jit(cache=True, **options)(function)


def play_function(game: Game, book: Book[Any, Any]) -> FunctionType:
    """The game's random play with an edition as the body of a GPU kernel."""
    compiler = cuda_compiler()
    import numba

    rules = game.machine_for(book).module(simulate)
    return made_for(
        play,
        cuda=compiler,
        state_type=numba.from_dtype(game.State.dtype),
        int32=numba.int32,
        int64=numba.int64,
        scratch_size=game.scratch,
        seed_stream=rules["seed_stream"],
        playout=rules["playout"],
    )


def kernel(game: Game, book: Book[Any, Any]) -> Any:
    """The same, to be launched."""
    if (game.name, book.digest) not in _kernels:
        registers = FEW_REGISTERS if game.State.dtype.itemsize <= SMALL_STATE else MORE_REGISTERS
        folder = game.machine_for(book).folder(simulate) / f"play-{game.scratch}-{registers}"
        _kernels[game.name, book.digest] = kept(play_function(game, book), folder, max_registers=registers)
    return _kernels[game.name, book.digest]


_kernels: dict[tuple[str, str], Any] = {}


def ptx(game: Game, capability: tuple[int, int]) -> str:
    """The kernel's code for GPUs of that compute capability; no GPU is needed to write it."""
    from numba import from_dtype, types

    states, editions = (
        types.Array(from_dtype(record.dtype), 1, "C") for record in (game.State, type(game.book().table))
    )
    arguments = (states, editions, types.int64, types.Array(types.int64, 2, "C"))
    code, _ = cuda_compiler().compile_ptx(play_function(game, game.book()), arguments, cc=capability)
    return str(code)


def playouts(game: Game, book: Book[Any, Any], options: Options, games: int, seed: int) -> GpuPlay:
    """Random games on the GPU: with equal seeds the very games that `simulate.playouts` plays."""
    device = cuda_module()
    states = device.to_device(game.start(book, options).to_array(games))
    editions = device.to_device(book.table.to_array())
    tallies = device.to_device(np.zeros((games, 2), np.int64))
    device.synchronize()
    begin = time.perf_counter()
    kernel(game, book)[(games + THREADS - 1) // THREADS, THREADS](states, editions, seed, tallies)
    device.synchronize()
    seconds = time.perf_counter() - begin
    total = tallies.copy_to_host().sum(axis=0)
    return GpuPlay(states.copy_to_host(), int(total[DECISIONS]), int(total[DEALS]), seconds)
