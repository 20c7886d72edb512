"""How long a search may think, and how that is written in the name of a bot."""

from __future__ import annotations

import re

import msgspec

UNITS = {"ms": 0.001, "s": 1.0}
MOST_ITERATIONS, MOST_SECONDS, MOST_THREADS = 10**9, 86_400.0, 64


class Budget(msgspec.Struct, frozen=True):
    """How long a search may think, and on what. With iterations alone the same seed gives the same choice."""

    iterations: int | None = None  # by all threads together
    seconds: float | None = None  # a hard limit
    threads: int = 1
    memory: int = 64  # MiB for the trees of all threads together


REVIEW_BUDGET = Budget(iterations=400)  # of each decision: iterations alone, so the same game is judged the same


def read_budget(text: str) -> Budget | None:
    """A search's budget as in its name: "2000", "500ms", "20000/2s", each with "*2" for two threads.

    None where it is no budget, or more than anybody waits for.

    >>> read_budget("20000/2s*2")
    Budget(iterations=20000, seconds=2.0, threads=2, memory=64)
    >>> read_budget("99999999999"), read_budget("9e9s"), read_budget("100000s")
    (None, None, None)
    """
    found = re.fullmatch(r"([0-9]{1,10})?(?:(?:^|/)([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s))?(?:\*([1-9][0-9]?))?", text)
    if found is None or not (found[1] or found[2]) or int(found[1] or 1) == 0:
        return None
    budget = Budget(
        iterations=int(found[1]) if found[1] else None,
        seconds=float(found[2]) * UNITS[found[3]] if found[2] else None,
        threads=int(found[4] or 1),
    )
    within = (budget.iterations or 1) <= MOST_ITERATIONS and (budget.seconds or 0.0) <= MOST_SECONDS
    return budget if within and budget.threads <= MOST_THREADS else None


def unhurried(name: str, scale: float = 1.0) -> str | None:
    """The same bot by its iterations alone, on one thread, so that it plays alike on every machine; None if it cannot.

    With a scale it gets so many times the iterations: for ladders on slow machines.

    >>> unhurried("netsearch:800/100ms=my.safetensors"), unhurried("greedy"), unhurried("search:500ms")
    ('netsearch:800=my.safetensors', 'greedy', None)
    >>> unhurried("search:12000/2s*2", 0.1)
    'search:1200'
    """
    kind, _, rest = name.partition(":")
    if kind not in ("search", "netsearch"):
        return name
    asked, equals, path = rest.partition("=")
    budget = read_budget(asked)
    if budget is None or budget.iterations is None:
        return None
    return f"{kind}:{max(1, round(scale * budget.iterations))}{equals}{path}"
