"""Transactions that wait to be written together with others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from langbord.server.store.database import Row, Statement

Answer = list[list[Row]] | Exception


class Order(NamedTuple):
    """A transaction, and who waits for it."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[list[list[Row]]]


def settle(batch: Sequence[Order], answers: Sequence[Answer]) -> None:
    """Tell those who wait; who has stopped waiting did not stop the writing."""
    for order, answer in zip(batch, answers, strict=True):
        if order.done.cancelled():
            continue
        if isinstance(answer, Exception):
            order.done.set_exception(answer)
        else:
            order.done.set_result(answer)
