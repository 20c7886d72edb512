"""Very many records, and two verifiers of one mind about them: random games, proven in Python and in TypeScript.

python bench/records.py GAME --games 1000 --processes 2
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from rich.progress import track

from langbord.core.proof import prove

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.records import random_record
from tests.test_second_verifier import second_opinion


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    begun, deals = time.perf_counter(), 0
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(asked.processes) as pool:
        for proven in track(pool.map(partial(prove_one, asked.game, folder), range(asked.games)), total=asked.games):
            deals += proven
        print(
            f"{asked.games} records accepted in Python, {deals} deals, {time.perf_counter() - begun:.0f} s", flush=True
        )
        begun, told = time.perf_counter(), second_opinion(Path(folder))
        print(f"{told.stdout[-600:]}\nin TypeScript: {time.perf_counter() - begun:.0f} s")
    return told.returncode


def prove_one(game: str, folder: str, seed: int) -> int:
    """Play a game, prove its record and leave it for the other verifier; how many deals it has."""
    text = random_record(game, seed).text()
    (Path(folder) / f"true-{game}-{seed}.jsonl").write_text(text, encoding="utf-8")
    return prove(text).deals


if __name__ == "__main__":
    raise SystemExit(main())
