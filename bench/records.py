"""Very many records, and two verifiers of one mind about them: random games, proven in Python and in TypeScript.

python bench/records.py GAME --games 1000
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from rich.progress import track

from langbord.core.proof import prove

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.records import random_records
from tests.test_second_verifier import second_opinion


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    begun, deals = time.perf_counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        for number, record in enumerate(track(random_records(asked.game, asked.games), total=asked.games)):
            deals += prove(record.text()).deals
            (Path(folder) / f"true-{asked.game}-{number}.jsonl").write_text(record.text(), encoding="utf-8")
        print(f"{asked.games} records accepted in Python, {deals} deals, {time.perf_counter() - begun:.0f} s")
        begun, told = time.perf_counter(), second_opinion(Path(folder))
        print(f"{told.stdout[-600:]}\nin TypeScript: {time.perf_counter() - begun:.0f} s")
    return told.returncode


if __name__ == "__main__":
    raise SystemExit(main())
