"""Moves on the wire: entry by entry, for every viewer, undone ones and those of a batch too."""

from __future__ import annotations

import gzip
import random

import httpx
import msgspec
import pytest

from langbord.client import Client
from langbord.core.moves import applied
from langbord.server import entries, messages, render
from langbord.server.messages import History, Recap
from langbord.server.story import TableStory
from langbord.server.table import Table
from langbord.server.tasks import LogText, history, recap
from tests.server.house import House
from tests.server.tables import started_table

GAMES = [("tickets", 3, 300), ("landnam", 3, 150), ("amsterdam", 2, 150)]


def played(game: str, players: int, steps: int) -> Table:
    """A table at which now and then something is taken back; all that happened is still fresh."""
    table, source = started_table(game, players), random.Random(3)
    for _ in range(steps):
        if table.status != "playing":
            break
        undoer = next((seat for seat in range(players) if table.undoable(seat)), None)
        if undoer is not None and source.random() < 0.3:
            table.undo(undoer, None, table.sequence, None, 0)
        else:
            seat = source.choice(table.awaited)
            table.act(seat, source.choice(list(table.choices(seat))), table.sequence, None, 0)
    return table


@pytest.mark.parametrize(("game", "players", "steps"), GAMES)
def test_an_entrys_moves_applied_to_the_view_before_give_the_view_after(game: str, players: int, steps: int) -> None:
    table = played(game, players, steps)
    assert table.match is not None
    rules, book = table.match.game, table.match.book
    assert any(isinstance(happening.entry, entries.Undone) for happening in table.fresh)
    for viewer in (None, *range(players)):
        lying = None
        for happening in table.fresh:
            if happening.state is None:
                continue
            now = rules.lying(rules.view(happening.state, book, viewer), book, viewer)
            if lying is not None:
                assert applied(lying, render.tell(table, happening, viewer).moves) == now, happening.entry
            lying = now


@pytest.mark.parametrize(("game", "players", "steps"), GAMES)
def test_what_is_worked_out_once_is_what_each_would_be_told(game: str, players: int, steps: int) -> None:
    table = played(game, players, steps)
    shared = 0
    for happening in table.fresh:
        told = render.tell_all(table, happening)
        assert told == {viewer: render.tell(table, happening, viewer) for viewer in (*range(players), None)}
        shared += sum(what is told[None] for what in told.values()) - 1
    assert shared > len(table.fresh) / 2


def test_the_dealers_key_is_not_told_before_the_end() -> None:
    """Who was away for the last moves is told of them when the game is over, and only then of its end."""
    table = played("tickets", 2, 1000)
    assert table.key is not None
    for happening in table.fresh:
        update = render.past_update(table, happening, "p0", render.tell(table, happening, 0))
        assert table.key.encode() not in messages.encode(update)


def test_every_entry_of_a_batch_is_told_with_its_view() -> None:
    """Entries that come at once, as from another process, have each its own view, not that of the last."""
    table = played("tickets", 2, 20)
    assert table.match is not None
    for happening in table.fresh:
        if happening.state is not None:
            update = render.past_update(table, happening, "p0", render.tell(table, happening, 0))
            assert update.view == table.match.game.view(happening.state, table.match.book, 0)


def test_the_history_tells_the_same_moves() -> None:
    table = played("tickets", 2, 60)
    log = LogText("t", [entries.encode(entry) for entry in table.pending], table.book)
    frames = msgspec.json.decode(gzip.decompress(history(log, 1, range(1, 1000), views=False)), type=History).frames
    assert [frame.moves for frame in frames] == [render.tell(table, happening, 1).moves for happening in table.fresh]


@pytest.mark.parametrize(("game", "players", "steps"), GAMES)
def test_a_recap_from_the_log_is_the_one_that_was_added_up(game: str, players: int, steps: int) -> None:
    table, story = played(game, players, steps), TableStory(since=0)
    for happening in table.fresh:
        told = {viewer: render.tell(table, happening, viewer) for viewer in (None, *range(players))}
        story.add(happening.sequence, happening.entry, told)
    log = LogText("t", [entries.encode(entry) for entry in table.pending], table.book)
    found = [msgspec.json.decode(recap(log, seat), type=Recap) for seat in range(players)]
    assert found == [story.recap(table, seat) for seat in range(players)]
    assert any(one.lines for one in found)


def test_a_story_that_began_later_does_not_know_whose_act_lies_before_it() -> None:
    table, story = played("tickets", 2, 20), TableStory(since=10)
    last = table.fresh[-1]
    assert isinstance(last.entry, entries.Acted)
    story.add(last.sequence, last.entry, {0: render.tell(table, last, 0), 1: render.tell(table, last, 1)})
    assert story.knows(last.entry.seat)
    assert not story.knows(1 - last.entry.seat)


def test_the_history_of_a_long_game_comes_back_small() -> None:
    """With all its views, of which each is much like the one before."""
    table = played("landnam", 3, 600)
    log = LogText("t", [entries.encode(entry) for entry in table.pending], table.book)
    packed = history(log, 0, range(1, 10_000), views=True)
    assert len(packed) * 10 < len(gzip.decompress(packed))


def test_a_client_that_cannot_unpack_gets_the_history_as_it_is(house: House) -> None:
    client = Client(house.url)
    client.guest("Anna")
    table = client.new_table("tickets", players=2, bots=[None, "random"], start=True)
    client.close()
    for accepted in ("gzip", "identity"):
        answer = httpx.get(f"{house.url}/api/tables/{table.id}/history", headers={"accept-encoding": accepted})
        assert answer.headers.get("content-encoding", "identity") == accepted
        assert msgspec.json.decode(answer.content, type=History).frames
