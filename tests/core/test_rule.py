"""Rules in their ways of running, and the cache of compiled ones."""

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import cast

import numpy as np
import pytest

from langbord.bots import search
from langbord.core import simulate
from langbord.core.game import get_game
from langbord.core.machine import Machine, compiled, digest
from langbord.core.plugins import game_names
from langbord.core.record import Record, i8
from langbord.core.rule import Binding, count, reached, rule


class Counter(Record):
    value = i8
    limit = i8


STEP = 2


@rule
def add(s: Counter, amount: int) -> int:
    s.value = min(s.limit, s.value + doubled(amount))
    return s.value


@rule
def doubled(amount: int) -> int:
    return STEP * amount


def counter() -> Counter:
    record = Counter()
    record.limit = 100
    return record


def test_plain_and_compiled_agree() -> None:
    record = counter()
    array, fast = record.to_array(), compiled(add)
    for amount in (1, 2, 3, 90):
        assert add(record, amount) == fast(array[0], amount)
    assert Counter.from_array(array[0]) == record


def test_a_marked_rule_is_ordinary_python() -> None:
    assert isinstance(add, FunctionType)
    assert set(reached([add])) == {add, doubled}


def test_plain_rules_need_no_compiler() -> None:
    script = (
        "import sys, langbord; match = langbord.new('tickets', players=2, seed=1); match.play(match.legal(0)[0], 0);"
        "langbord.load(match.position()); langbord.load(match.record(), seed=1);"
        "print(sorted({'numba', 'llvmlite', 'numpy'} & set(sys.modules)))"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


def test_the_generator_gives_the_same_numbers_in_both_ways() -> None:
    slow, fast = [0] * 4, np.zeros(4, np.int64)
    seed_stream, word = compiled(simulate.seed_stream), compiled(simulate.word)
    for seed, stream in ((0, 0), (7, 1), (2**40 + 3, 2**33)):
        simulate.seed_stream(slow, seed, stream)
        seed_stream(fast, seed, stream)  # type: ignore[arg-type]
        for _ in range(50):
            assert simulate.word(slow) == word(fast)  # type: ignore[arg-type]
    numbers = [simulate.below(slow, 6) for _ in range(6000)]
    assert all(900 < numbers.count(k) < 1100 for k in range(6))


def test_a_rule_for_any_game_is_bound_to_the_rules_of_one() -> None:
    @rule
    def three(rng: list[int], n: int) -> int:
        return 3

    bind = Binding({"below": three}, vars(simulate))
    pick = bind(simulate.pick)
    assert pick([5, 5], 2, [0] * 4) == 0, "3 falls into the first of two weights of 5"
    assert pick([2, 5], 2, [0] * 4) == 1
    assert bind(simulate.word) is simulate.word, "what calls nothing of the game's stays as it is"
    assert bind(simulate.pick) is pick, "made once"


@rule
def calls_far(n: int) -> int:
    return doubled(n) + 1


def test_the_cache_is_never_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name changes with the code and the constants of all that is called, wherever it stands, and only then."""
    first = digest(reached([calls_far]))
    assert digest(reached([calls_far])) == first
    monkeypatch.setattr(sys.modules[__name__], "STEP", 3)
    assert digest(reached([calls_far])) != first
    monkeypatch.undo()
    assert digest(reached([calls_far])) == first
    monkeypatch.setattr(doubled, "__code__", (lambda amount: amount + amount).__code__)
    assert digest(reached([calls_far])) != first


def test_games_and_what_is_bound_to_them_lie_in_folders_of_their_own() -> None:
    machine = get_game("tickets").machine
    assert machine.folder() != machine.folder(simulate)
    assert machine.folder() != get_game("landnam").machine.folder()


def test_compiled_code_is_found_again_by_the_next_process(tmp_path: Path) -> None:
    script = (
        "from langbord.core.machine import compiled; from langbord.core import simulate; import numpy as np;"
        "word = compiled(simulate.word); word(np.ones(4, np.int64)); print(word.stats)"
    )
    environment = {**os.environ, "LANGBORD_CACHE": str(tmp_path)}
    outputs = [
        subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert "cache_hits=Counter()" in outputs[0].stdout
    assert "cache_misses=Counter()" in outputs[1].stdout


@count
def limit_of(s: Counter) -> int:
    return s.limit


@rule
def up_to_the_limit(s: Counter) -> int:
    total = 0
    for k in range(limit_of(s)):
        total += k
    return total


def test_made_for_one_edition_its_counts_are_constants() -> None:
    """A machine for one edition has another folder, and no longer reads the count."""
    record = counter()
    own = {"up_to_the_limit": cast(FunctionType, up_to_the_limit)}
    usual, fitted = Machine("rule", own, Binding({}, {})), Machine("rule", own, Binding({}, {}), record)
    assert usual.folder() != fitted.folder()
    record.limit = 3
    array = record.to_array()
    assert usual.rules["up_to_the_limit"](array[0]) == up_to_the_limit(record) == 3
    assert fitted.rules["up_to_the_limit"](array[0]) == sum(range(100))


@pytest.mark.parametrize("name", game_names())
def test_whatever_is_handed_out_can_be_called_from_python(name: str) -> None:
    """Also what the game's own rules call: made without a door for that, a call would end the interpreter."""
    game = get_game(name)
    handed_out = {**game.machine.rules, **game.machine.module(simulate), **game.machine.module(search)}
    assert not [rule for rule, made in handed_out.items() if made.targetoptions["no_cpython_wrapper"]]


def test_a_rule_that_the_games_own_call_can_be_called_by_itself() -> None:
    rules, rng = get_game("tickets").compiled.simulate, np.zeros(simulate.RNG_WORDS, np.int64)
    rules["seed_stream"](rng, 1, 2)
    drawn = [rules["pick"](np.array([0, 3, 1], np.int64), 3, rng) for _ in range(100)]
    assert set(drawn) == {1, 2}
