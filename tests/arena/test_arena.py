"""The arena: fair fixtures, results that survive an interrupt, and honest intervals."""

from __future__ import annotations

import csv
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from pyarrow import parquet

import langbord
from langbord.arena import play
from langbord.arena.plan import Fixture, Plan, fixtures, line_ups, make_plan
from langbord.arena.play import Played, read_arena, run
from langbord.arena.report import write_report
from langbord.arena.statistics import estimate, rate, summarise
from langbord.arena.work import Way
from langbord.core.errors import LangbordError
from tests.cli.conftest import Run, data
from tests.cli.conftest import run as command

__all__ = ["command", "data"]


def plan(**changes: object) -> Plan:
    wishes = {"game": "tickets", "bots": ["greedy", "random"], "games": 10} | changes
    return make_plan(**wishes)  # type: ignore[arg-type]


def result(number: int, seated: list[str], places: list[int], deal: int | None = None) -> Played:
    points = [10 * (len(places) - place) for place in places]
    return Played(number, number // 2 if deal is None else deal, seated, points, places, 50)


# --- who sits where -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 3), ("abc", 2), ("ab", 4), ("abcd", 3)])
def test_every_bot_sits_in_every_seat_equally_often(bots: str, seats: int) -> None:
    ways = line_ups(list(bots), seats)
    for seat in range(seats):
        assert len(set(Counter(way[seat] for way in ways).values())) == 1
    assert len({tuple(way) for way in ways}) == len(ways)


def test_every_deal_is_played_from_every_seat() -> None:
    games = fixtures(plan(games=9))
    assert len(games) == 10  # whole rounds
    assert [game.seated for game in games if game.deal == 3] == [["greedy", "random"], ["random", "greedy"]]


def test_games_of_one_deal_begin_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []
    monkeypatch.setattr(play, "play_game", lambda plan, fixture, records: seeds.append(play._seed(plan, fixture)))
    two = plan(bots=["greedy", "search:10/1s"], games=4)
    play.play_chunk(two, fixtures(two))
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"bots": ["greedy"]}, "two bots or more"),
        ({"bots": ["greedy", "greedy"]}, "each named once"),
        ({"bots": ["greedy", "genius"]}, "no bot 'genius'"),
        ({"seats": 7}, "2 to 4 players"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(LangbordError, match=fault):
        plan(**changes)


# --- playing --------------------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_processes(tmp_path: Path) -> None:
    alone = run(plan(), tmp_path / "one.jsonl")
    shared = run(plan(), tmp_path / "two.jsonl", Way(2))
    assert alone == shared
    assert read_arena(tmp_path / "two.jsonl")[0] == plan()


def test_bots_without_a_compiled_form_are_timed() -> None:
    played = run(plan(bots=["easy", "random"], games=2), None)
    assert all(min(game.decisions) > 5 and min(game.seconds) > 0 for game in played)
    standing = summarise(played).standings[0]
    assert standing.milliseconds is not None
    assert standing.slowest is not None


def test_what_was_played_before_an_interrupt_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "games.jsonl", run(plan(), None)

    def interrupted(plan: Plan, todo: list[Fixture], *_: object) -> Iterator[Played]:
        yield from whole[:4]
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(play, "play_all", interrupted)
        assert run(plan(), file) == whole[:4]
    with file.open("a") as cut_off:
        cut_off.write('{"number":5,"dea')
    assert run(plan(), file) == whole
    assert sorted(read_arena(file)[1], key=lambda game: game.number) == whole
    with pytest.raises(LangbordError, match="another arena"):
        run(plan(seed=9), file)
    for nonsense in (b"hello\n", b'{"game":"\xff"}\n', b'{"more":' + b"[" * 100_000 + b"\n"):
        (tmp_path / "other").write_bytes(nonsense)
        with pytest.raises(LangbordError, match="not a file of arena results"):
            run(plan(), tmp_path / "other")


def test_a_table_may_hold_one_bot_against_many() -> None:
    played = run(plan(seats=3, games=6), None)
    assert Counter(tuple(sorted(game.seated)) for game in played) == {
        ("greedy", "random", "random"): 3,
        ("greedy", "greedy", "random"): 3,
    }


# --- what it says ---------------------------------------------------------------------------------------------------


def test_an_interval_is_that_of_independent_groups() -> None:
    alone = estimate((k, float(k % 2)) for k in range(400))
    assert alone.mean == 0.5
    assert alone.high - 0.5 == pytest.approx(1.96 * 0.5 / 20, rel=0.02)
    pairs = estimate((k // 2, float(k // 2 % 2)) for k in range(400))  # every value twice: half as much is known
    assert pairs.high - 0.5 == pytest.approx(1.96 * 0.5 / 200**0.5, rel=0.02)
    balanced = estimate((k // 2, float(k % 2)) for k in range(400))  # never is less known than from so many deals
    assert balanced == pairs


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_nothing_is_certain_after_a_few_games(share: float) -> None:
    few, many = (estimate((k, share) for k in range(count)) for count in (10, 1000))
    assert few.high - few.low > 0.25  # the rule of three: about 3 / n
    assert 0.003 < many.high - many.low < 0.005
    assert str(many).startswith("0.0% (0.0% to 0.4%)" if share == 0 else "100.0% (99.6% to 100.0%)")


def test_intervals_hold_as_often_as_they_say() -> None:
    source, held = random.Random(7), 0
    for _ in range(400):
        found = estimate((deal, float(source.random() < 0.95)) for deal in range(60))
        held += found.low <= 0.95 <= found.high
    assert 0.92 <= held / 400 <= 0.99


def test_ties_are_shared() -> None:
    summary = summarise([result(0, ["a", "b"], [1, 1]), result(1, ["b", "a"], [2, 1])])
    assert [(s.bot, s.wins.mean) for s in summary.standings] == [("a", 0.75), ("b", 0.25)]
    assert summary.above["a"]["b"].mean == 0.75


def test_ratings_follow_the_results() -> None:
    games = [result(k, ["a", "b", "b"], [1, 2, 3]) for k in range(20)]
    found = rate(games)
    assert found["a"].mu - 2 * found["a"].sigma > found["b"].mu
    assert found["a"].sigma < 25 / 3  # less than nobody knows anything


def test_report(tmp_path: Path) -> None:
    write_report(tmp_path / "report.html", plan(bots=["greedy", "greedy:1"]), [result(0, ["<b>", "greedy"], [1, 2])])
    html = (tmp_path / "report.html").read_text()
    assert "&lt;b&gt;" in html
    assert "<b>" not in html
    assert html.count("<svg") == html.count("</svg>") == 2
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")  # nothing comes from elsewhere


def test_the_command(command: Run, tmp_path: Path) -> None:
    files = ("--results", tmp_path / "a.jsonl", "--html", tmp_path / "a.html")
    done = command("arena", "tickets", "--players", "greedy,random", "--games", 8, "--processes", 1, *files)
    assert done.exit_code == 0, done.output
    assert "8 games at tables of 2" in done.stdout
    assert "100.0%" in done.stdout
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")
    assert len((tmp_path / "a.jsonl").read_text().splitlines()) == 9
    assert json.loads((tmp_path / "a.jsonl").read_text().splitlines()[0])["langbord"] == "arena"
    refused = command("arena", "tickets", "--players", "greedy")
    assert refused.exit_code == 2
    assert "two bots or more" in refused.stderr


def test_a_bot_that_fails_voids_its_game(command: Run, tmp_path: Path) -> None:
    for name, bots in (("arena", "--players"), ("simulate", "--bots")):
        table = tmp_path / f"{name}.json"
        shown = command(name, "tickets", bots, "cmd:nosuch-program,greedy", "--games", 2, "--table", table)
        assert (shown.exit_code, shown.stdout.count("void: game")) == (1, 2), shown.output
        assert "100.0%" not in shown.stdout
        told = json.loads(table.read_text())
        assert (told["summary"]["games"], len(told["summary"]["void"])) == (0, 2)


def test_tables_for_other_programs(command: Run, tmp_path: Path) -> None:
    for ending in ("csv", "json", "parquet"):
        table = tmp_path / f"games.{ending}"
        done = command("simulate", "tickets", "--bots", "greedy,random", "--games", 20, "--seed", 4, "--table", table)
        assert done.exit_code == 0, done.output
    lines = list(csv.DictReader((tmp_path / "games.csv").open()))
    told = json.loads((tmp_path / "games.json").read_text())
    arrow = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(lines) == len(told["seats"]) == len(arrow) == 40
    assert (
        [int(line["points"]) for line in lines]
        == [row["points"] for row in arrow]
        == [row["points"] for row in told["seats"]]
    )
    assert sum(told["distributions"]["greedy"]["points"].values()) == 20
    refused = command("simulate", "tickets", "--table", tmp_path / "games.xls")
    assert (refused.exit_code, ".parquet" in refused.stderr) == (2, True)


@pytest.mark.parametrize("name", ["arena", "simulate"])
def test_whole_records_on_demand(name: str, command: Run, tmp_path: Path) -> None:
    bots = "--players" if name == "arena" else "--bots"
    done = command(name, "tickets", bots, "greedy,random", "--games", 2, "--records", tmp_path / "kept")
    assert done.exit_code == 0, done.output
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in kept] == ["tickets-000001.jsonl", "tickets-000002.jsonl"]
    for path in kept:
        assert sorted(langbord.verify(path.read_text()).seats) == ["greedy", "random"]


def test_ray() -> None:
    assert run(plan(), None, Way(2, "local")) == run(plan(), None)
