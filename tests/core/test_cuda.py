"""Rules are compiled for a GPU without one; `bench/gpu.py` plays them on a real one."""

from types import SimpleNamespace

import pytest

from langbord.core import cuda
from langbord.core.errors import LangbordError
from langbord.core.game import Game, get_game

HOPPER = (9, 0)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba asks the GPU at hand for its capability before it compiles what a kernel calls; here is none to ask."""
    dispatcher = cuda.cuda_compiler().dispatcher
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))


@pytest.mark.usefixtures("compiler")
@pytest.mark.parametrize("game", [get_game("tickets"), Game("liars_dice")], ids=lambda game: game.name)
def test_random_play_is_compiled_to_ptx(game: Game) -> None:
    code = cuda.ptx(game, HOPPER)
    assert ".target sm_90" in code
    assert ".entry" in code, "a kernel that can be launched"


def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(LangbordError, match="there is no CUDA GPU here"):
        cuda.kernel(get_game("tickets"), get_game("tickets").book())
