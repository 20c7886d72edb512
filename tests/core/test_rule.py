"""Rules in their ways of running, and the cache of compiled ones."""

import os
import subprocess
import sys
from pathlib import Path

from langbord.core import rule as rules
from langbord.core import simulate
from langbord.core.record import Record, i8
from langbord.core.rule import cache_folder, plain, rule, specialise


class Counter(Record):
    value = i8
    limit = i8


@rule
def add(s: Counter, amount: int) -> int:
    s.value = min(s.limit, s.value + doubled(amount))
    return s.value


@rule
def doubled(amount: int) -> int:
    return 2 * amount


def counter() -> Counter:
    record = Counter()
    record.limit = 100
    return record


def test_plain_and_compiled_agree() -> None:
    record = counter()
    array = record.to_array()
    for amount in (1, 2, 3, 90):
        assert plain(add)(record, amount) == add(array[0], amount)
    assert Counter.from_array(array[0]) == record


def test_plain_rules_call_plain_rules() -> None:
    names = plain(add).__globals__
    assert names["doubled"] is plain(doubled)
    assert plain(add) is plain(add), "made once"


def test_the_generator_gives_the_same_numbers_in_both_ways() -> None:
    import numpy as np

    slow, fast = [0] * 4, np.zeros(4, np.int64)
    for seed, stream in ((0, 0), (7, 1), (2**40 + 3, 2**33)):
        plain(simulate.seed_stream)(slow, seed, stream)
        simulate.seed_stream(fast, seed, stream)  # type: ignore[arg-type]
        for _ in range(50):
            assert plain(simulate.word)(slow) == simulate.word(fast)  # type: ignore[arg-type]
    numbers = [plain(simulate.below)(slow, 6) for _ in range(6000)]
    assert all(900 < numbers.count(k) < 1100 for k in range(6))


def test_a_template_is_bound_to_the_rules_it_is_given(tmp_path: Path) -> None:
    @rule
    def three(rng: list[int], n: int) -> int:
        return 3

    bound = specialise(simulate, tmp_path, {"below": three})
    assert plain(bound["pick"])([5, 5], 2, [0] * 4) == 0, "3 falls into the first of two weights of 5"
    assert plain(bound["pick"])([2, 5], 2, [0] * 4) == 1


def test_the_cache_is_never_stale(tmp_path: Path) -> None:
    """A changed source has another folder; an unchanged one the same."""
    game = tmp_path / "game"
    game.mkdir()
    (game / "rules.py").write_text("x = 1")
    first = cache_folder(game)
    cache_folder.cache_clear()
    assert cache_folder(game) == first
    (game / "helper.py").write_text("y = 2")
    cache_folder.cache_clear()
    assert cache_folder(game) != first


def test_compiled_code_is_found_again_by_the_next_process(tmp_path: Path) -> None:
    script = (
        "from langbord.core.simulate import word; import numpy as np; word(np.ones(4, np.int64)); print(word.stats)"
    )
    environment = {**os.environ, "LANGBORD_CACHE": str(tmp_path)}
    outputs = [
        subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert "cache_hits=Counter()" in outputs[0].stdout
    assert "cache_misses=Counter()" in outputs[1].stdout


def test_the_package_is_where_the_cache_looks() -> None:
    assert (rules.PACKAGE / "core" / "rule.py").is_file()
