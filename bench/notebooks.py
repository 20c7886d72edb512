"""The notebooks for researchers, whole; what their cells print is kept in them with --keep.

python bench/notebooks.py --keep
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where the tests are

from tests.notebooks import NOTEBOOKS, run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", help="all of them unless named")
    parser.add_argument("--keep", action="store_true", help="write what is printed into the notebooks")
    asked = parser.parse_args()
    for path in NOTEBOOKS:
        if not asked.names or path.stem in asked.names:
            begun = time.perf_counter()
            run(path, {}, keep=asked.keep)
            print(f"{path.stem}: {time.perf_counter() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
