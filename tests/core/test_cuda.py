"""Rules are compiled for a GPU without one; `bench/gpu.py` plays them on a real one."""

import dis
from types import SimpleNamespace

import pytest

from langbord.core import cuda
from langbord.core.errors import LangbordError
from langbord.core.game import Game, get_game
from langbord.core.plugins import game_names
from langbord.core.rule import reached
from langbord.many import gpu

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


ALL_KERNELS = [name for name in vars(gpu.rules) if name.endswith("_games")]
SOME_KERNELS = ["check_games", "feature_games", "mask_games", "observe_games", "pack_games"]


@pytest.mark.usefixtures("compiler")
@pytest.mark.parametrize(
    ("game", "kernels"),
    [
        pytest.param(get_game("tickets"), SOME_KERNELS, marks=pytest.mark.long, id="tickets"),
        pytest.param(Game("liars_dice"), ALL_KERNELS, id="liars_dice"),
    ],
)
def test_batches_are_compiled_to_ptx(game: Game, kernels: list[str]) -> None:
    for name in kernels:
        assert ".entry" in gpu.ptx(game, name, HOPPER), name


@pytest.mark.parametrize("name", game_names())
def test_no_rule_allocates(name: str) -> None:
    """So that every one of them, appraisals too, runs on a GPU."""
    for rule in reached(get_game(name)._own.values()):
        made = {one.opname for one in dis.get_instructions(rule)} & {
            "BUILD_LIST",
            "BUILD_MAP",
            "BUILD_SET",
            "LIST_APPEND",
        }
        assert not made, f"{rule.__module__}.{rule.__name__}"


def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(LangbordError, match="there is no CUDA GPU here"):
        cuda.kernel(get_game("tickets"), get_game("tickets").book())
