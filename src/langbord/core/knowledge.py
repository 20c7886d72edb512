"""By what a viewer can tell two states of a game apart, from what the fields declare of themselves alone.

It is what views, events and everything else that a player gets are measured by, so it uses nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from langbord.core.game import Game
from langbord.core.record import ALL, BY_RULE, ITS_SEAT, Cells, Field, GameState, is_of_seats


def hidden_fields(state: type[GameState]) -> dict[str, Field]:
    """The fields that not everybody knows."""
    return {name: field for name, field in state.fields.items() if field.knower != ALL}


def differences(game: Game, one: GameState, other: GameState, viewer: int | None) -> Iterator[str]:
    """What a seat, or a spectator (None), knows of one state that is not so in the other: names of fields or rules."""
    rules: dict[str, None] = {}
    for name, field in one.fields.items():
        mine, theirs = getattr(one, name), getattr(other, name)
        if field.knower == BY_RULE:
            rules[field.knowledge] = None
        elif mine != theirs and _known(mine, field, viewer) != _known(theirs, field, viewer):
            yield name
    for rule in rules:
        if game.knowledge[rule](one, viewer) != game.knowledge[rule](other, viewer):
            yield rule


def alike(game: Game, one: GameState, other: GameState, viewer: int | None) -> bool:
    """Can the viewer not tell the two states apart?"""
    return next(differences(game, one, other, viewer), None) is None


def concerned(game: Game, before: GameState, after: GameState) -> set[int]:
    """The seats that a step may look different to than to a spectator: those that it took or gave something, and those
    for whom it changed what they know beyond him by a rule of the game's own; at the end all.
    """
    seats = range(after.players)
    if after.over:
        return set(seats)
    own, by_rule = _told_apart(type(after))  # type: ignore[arg-type]  # a class has a hash, although its records have none
    changed, found = after.changed(before), set[int]()
    for name in changed & own:
        had, has = getattr(before, name), getattr(after, name)
        found.update(seat for seat in seats if had[seat] != has[seat])
    for rule, names in by_rule.items():
        if not changed.isdisjoint(names):
            known = game.knowledge[rule]
            open_before, open_after = known(before, None), known(after, None)
            for seat in seats:
                if seat not in found:
                    was, is_ = (known(before, seat), open_before), (known(after, seat), open_after)
                    if _beyond(*was) != _beyond(*is_):
                        found.add(seat)
    return found


def _beyond(known: Any, to_all: Any) -> Any:
    """What one knows beyond what is known to all, or instead of it; of what is no mapping only whether there is any."""
    if isinstance(known, dict):
        return known.items() ^ to_all.items()
    return None if known == to_all else object()


@cache
def _told_apart(state: type[GameState]) -> tuple[set[str], dict[str, list[str]]]:
    """The fields that hold what each seat has; and those that are known by a rule, under its name."""
    by_rule: dict[str, list[str]] = {}
    for name, field in state.fields.items():
        if field.knower == BY_RULE:
            by_rule.setdefault(field.knowledge, []).append(name)
    of_seats = {name for name, field in state.fields.items() if field.axes and is_of_seats(field.axes[0])}
    return {name for name in of_seats if state.fields[name].knower != BY_RULE}, by_rule


def _known(cells: Cells, field: Field, viewer: int | None) -> Any:
    """What a viewer knows of a field's contents; of hidden counts their sum."""
    if field.knower == ALL:
        return cells
    if field.knower == ITS_SEAT:
        return [row if seat == viewer else _sum(row) for seat, row in enumerate(cells)]
    return _sum(cells)


def _sum(cells: Cells) -> int | None:
    return sum(cells) if isinstance(cells, list) else None
