"""Every rule of the games with the tests that name it; fails if a rule has none, or if a test names no rule there is.

./run rules            the whole list
./run rules --gaps     only what is missing
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULE = re.compile(r"^[-|*\s]*\**((?:TR|LN|AM)Q?\d+|(?:card|order|tile):\w+)\b\**", re.MULTILINE)


class Marks:
    """Collects the rule numbers of all tests."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].add(item.nodeid.partition("[")[0])


def rules_of_the_games() -> list[str]:
    """The numbers in docs/rules/en, in their order there."""
    numbers: dict[str, None] = {}
    for page in sorted((ROOT / "docs" / "rules" / "en").glob("*.md")):
        numbers.update(dict.fromkeys(RULE.findall(page.read_text(encoding="utf-8"))))
    return list(numbers)


def main() -> int:
    marks = Marks()
    with contextlib.redirect_stdout(io.StringIO()) as heard:
        status = pytest.main(["--collect-only", str(ROOT / "tests")], plugins=[marks])
    if status:
        print(heard.getvalue(), "the tests cannot be collected", file=sys.stderr)
        return int(status)
    rules = rules_of_the_games()
    gaps = [rule for rule in rules if rule not in marks.tests]
    strangers = sorted(marks.tests.keys() - set(rules))
    if "--gaps" not in sys.argv:
        for rule in rules:
            print(rule, *sorted(marks.tests[rule]) or ["NO TEST"], sep="\n    ")
    for rule in gaps:
        print(f"{rule} has no test")
    for rule in strangers:
        print(f"{rule} is named by {min(marks.tests[rule])}, but stands in no page of docs/rules/en")
    print(f"{len(rules)} rules, {len(gaps)} without a test")
    return 1 if gaps or strangers or not rules else 0


if __name__ == "__main__":
    sys.exit(main())
