"""What a player can choose from: legal actions as numbered entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from langbord.core.game import Event
from langbord.core.match import Match


class Entry(NamedTuple):
    """A line of the menu: one action, or several that differ only in their last word."""

    label: Event
    actions: list[int]
    text: str  # of the action, or what the texts of several have in common

    @property
    def kind(self) -> str:
        return self.text.partition(" ")[0]


def entries(match: Match, seat: int, groups: Mapping[str, str], by_kind: bool = False) -> list[Entry]:
    """The legal actions of a seat in the game's order, groups last; `groups` are those of `boards`.

    By kind: those that begin with the same word together.
    """
    alone: dict[str, list[int]] = {}
    together: dict[str, list[int]] = {}
    for action in match.legal_numbers(seat):
        text = match.text(seat, action)
        if text.partition(" ")[0] in groups:
            together.setdefault(text.rpartition(" ")[0], []).append(action)
        else:
            alone[text] = [action]
    found = [_entry(match, seat, text, actions, groups) for text, actions in (*alone.items(), *together.items())]
    kinds = list(dict.fromkeys(entry.kind for entry in found))
    return sorted(found, key=lambda entry: kinds.index(entry.kind)) if by_kind else found


def single_entries(match: Match, seat: int, actions: list[int]) -> list[Entry]:
    """An entry for each action, to choose among those of a group."""
    return [Entry(_label(match, seat, action), [action], match.text(seat, action)) for action in actions]


def _entry(match: Match, seat: int, text: str, actions: list[int], groups: Mapping[str, str]) -> Entry:
    label = _label(match, seat, actions[0])
    if len(actions) > 1:
        label = Event(groups[text.partition(" ")[0]], label.args)
    return Entry(label, actions, text)


def _label(match: Match, seat: int, action: int) -> Event:
    return match.game.label(match.state, match.book, seat, action)
