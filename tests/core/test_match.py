"""Playing by texts, undo, positions and records, with exact errors."""

import json
import pickle
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import langbord
from langbord import AmbiguousAction, BadPosition, BadRecord, IllegalAction, LangbordError, Match, NothingToUndo
from langbord.bots import decide, get_bot
from langbord.bots.analysis import analyse
from langbord.bots.budget import Budget
from langbord.core import match as matches
from langbord.core.dealer import FairDealer
from langbord.core.game import CHANCE, get_game
from langbord.core.gamerecord import Entry, GameRecord, parse
from langbord.core.match import Moment, replay
from langbord.games.tickets.state import State


def keep_all(match: Match) -> Match:
    while len(match.awaited) > 1 or match.view(None).phase == "keep_first":
        match.play(match.legal()[0])
    return match


def turn(players: int = 2, seed: int = 1) -> Match:
    return keep_all(langbord.new("tickets", players=players, seed=seed))


def finished(seed: int = 5, players: int = 3) -> Match:
    source = random.Random(seed)
    match = langbord.new("tickets", players=players, seed=seed)
    while not match.over:
        seat = source.choice(match.awaited)
        match.play(source.choice(match.legal(seat)), seat)
    return match


def test_the_same_seed_deals_the_same_game() -> None:
    assert langbord.new("tickets", players=3, seed=7).record() == langbord.new("tickets", players=3, seed=7).record()
    assert langbord.new("tickets", players=3).record() != langbord.new("tickets", players=3).record()


def test_texts_may_be_shortened_while_they_are_clear() -> None:
    match = turn()
    assert match.find("DRAW   Pile") == match.find("pile")
    with pytest.raises(AmbiguousAction, match="can mean 'draw pile', 'draw "):
        match.find("draw")
    with pytest.raises(IllegalAction, match="there is no action 'fly'"):
        match.play("fly")
    with pytest.raises(IllegalAction):
        match.play("")


def test_a_route_may_be_named_from_either_end() -> None:
    match = turn()
    match.state.hand[match.awaited[0]][0] = 2  # type: ignore[attr-defined]
    straight = match.find("claim nieuwe_waal-haringpakkerstoren/pink pink")
    assert match.find("claim haringpakkerstoren-nieuwe_waal/pink pink") == straight


def test_numbers_are_checked_like_texts() -> None:
    match = turn()
    with pytest.raises(IllegalAction):
        match.play(99_999)
    with pytest.raises(IllegalAction):
        match.play(match.find("draw pile"), seat=1 - match.awaited[0])
    with pytest.raises(LangbordError, match="no seat 5 at a table of 2"):
        match.play("draw pile", seat=5)
    with pytest.raises(LangbordError, match="no seat -1"):
        match.view(-1)


def test_a_finished_game_takes_no_more() -> None:
    match = finished()
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play("draw pile")
    with pytest.raises(LangbordError, match="not over"):
        turn().places()


def test_names_must_fit_the_seats() -> None:
    assert langbord.new("tickets", players=2, seats=["Ada", "Bo"]).seats == ["Ada", "Bo"]
    with pytest.raises(LangbordError, match="3 names were given for 2 seats"):
        langbord.new("tickets", players=2, seats=["Ada", "Bo", "Cy"])


# --- undo -----------------------------------------------------------------------------------------------------------


def test_a_claim_can_be_taken_back_until_another_acts() -> None:
    match = turn()
    seat = match.awaited[0]
    match.state.hand[seat][0] = 2  # type: ignore[attr-defined]
    before = match.state.copy()
    match.play("claim nieuwe_waal-haringpakkerstoren/pink pink")
    assert match.undoable == 1
    match.undo()
    assert match.state == before
    match.play("claim nieuwe_waal-haringpakkerstoren/pink pink")
    match.play("draw pile")
    with pytest.raises(NothingToUndo):
        match.undo()


def test_nothing_dealt_is_taken_back() -> None:
    match = turn()
    match.play("draw pile")
    with pytest.raises(NothingToUndo, match="1 actions were to be taken back; 0 can be"):
        match.undo()


def test_what_lies_before_a_new_beginning_is_not_taken_back() -> None:
    match = langbord.new("landnam", players=3, seed=1)
    match.play(next(action for action in match.legal() if action.startswith("step")))
    assert match.undoable == 1
    match.begin_here()
    assert match.undoable == 0
    with pytest.raises(NothingToUndo):
        match.undo()


def test_an_undo_stands_in_the_record() -> None:
    match = langbord.new("tickets", players=2, seed=3)
    first, second = match.legal(0)[:2]
    match.play(first, 0)
    match.undo()
    match.play(second, 0)
    again = langbord.load(match.record(reveal_key=True))
    assert again.state == match.state
    assert '"undo":1' in match.record()


def test_nobody_takes_back_for_another() -> None:
    match = langbord.new("tickets", players=2, seed=3)
    match.play(match.legal(0)[0], 0)
    match.undo()
    forged = match.record().replace('{"seat":0,"undo":1', '{"seat":1,"undo":1')
    with pytest.raises(BadRecord, match="seat 1 has nothing to take back"):
        langbord.load(forged)


# --- positions ------------------------------------------------------------------------------------------------------


def test_a_position_goes_on() -> None:
    match = turn(3)
    again = langbord.load(match.position(), seed=1)
    assert again.state == match.state
    again.play("draw pile")
    record = again.record(reveal_key=True)
    assert langbord.load(record).state == again.state, "its record begins with the position"
    header, _, lines = record.partition("\n")
    otherwise = json.loads(header)
    otherwise["options"]["starter"] = "seat_0"
    with pytest.raises(BadRecord, match=r"line 1: .*the options are not those of the position"):
        langbord.load(f"{json.dumps(otherwise)}\n{lines}")


def broken(position: str, **changes: object) -> str:
    data = json.loads(position)
    for path, value in changes.items():
        *parents, last = path.split("__")
        place = data
        for parent in parents:
            place = place[parent]
        place[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 9}, "format 9; this version reads formats 1 and 2"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"edition_digest": "0"}, "another edition"),
        ({"state__colour": 1}, "no field 'colour'"),
        ({"state__pile": 5}, "pile must be a mapping by card"),
        ({"state__pile": {"mauve": 5}}, "there is no card 'mauve'"),
        ({"state__pile": {"pink": "5"}}, "must be a number, not '5'"),
        ({"state__row": ["pink"] * 6}, "row must be a list of 5"),
        ({"state__row": ["pink", "blue", "red", "mauve", "red"]}, "there is no card 'mauve'"),
        ({"state__phase": "lunch"}, "there is no phase 'lunch'"),
        ({"state__carts": [300, 16]}, r"carts\[0\] is 300; it can be 0 to 127"),
        ({"state__carts": [15, 16]}, "pieces are missing, or there are too many"),
        ({"options__players": 7}, "2 to 4 players, not 7"),
        ({"options__speed": 7}, "speed"),
        ({"langbord": None}, "not a position"),
    ],
)
def test_bad_positions_are_refused_with_a_reason(changes: dict[str, object], message: str) -> None:
    with pytest.raises(LangbordError, match=message):
        langbord.load(broken(turn().position(), **changes))


def test_a_missing_field_is_named() -> None:
    data = json.loads(turn().position())
    del data["state"]["row"]
    with pytest.raises(BadPosition, match="'row' of the state is missing"):
        langbord.load(json.dumps(data))
    with pytest.raises(BadPosition, match="not a position"):
        langbord.load("{nonsense")


# --- records --------------------------------------------------------------------------------------------------------


def test_a_record_as_it_was_made_is_accepted() -> None:
    match = finished()
    again = langbord.verify(match.record())
    assert again.state == match.state
    assert again.moments == match.moments


def altered(record: str, line: int, old: str, new: str) -> str:
    lines = record.splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "".join(lines)


def find_line(record: str, part: str) -> int:
    return next(number for number, line in enumerate(record.splitlines(), 1) if part in line)


def test_an_altered_die_is_named() -> None:
    record = finished().record()
    line = find_line(record, '"deal":"pink"')
    with pytest.raises(BadRecord, match=f"line {line}: this line is not the one that was recorded") as caught:
        langbord.verify(altered(record, line, "pink", "blue"))
    assert caught.value.line == line


def test_an_altered_die_is_named_without_its_check_too() -> None:
    """Whoever has the key can make new checks, but not another stream of cards."""
    match = finished()
    record = parse(match.record())
    line = find_line(match.record(), '"deal":"pink"')
    entry = record.entries[line - 2]
    record.entries[line - 2] = type(entry)(deal="blue")
    with pytest.raises(BadRecord, match=f"line {line}: 'blue' was dealt, but by the dealer's key it was 'pink'"):
        replay(record)


def test_an_altered_action_is_named() -> None:
    record = finished().record()
    line = find_line(record, '"do":"draw pile"')
    with pytest.raises(BadRecord, match=f"line {line}: "):
        langbord.verify(altered(record, line, "draw pile", "contracts"))


def test_an_altered_key_is_named() -> None:
    record = finished().record()
    last = len(record.splitlines())
    key = parse(record).key
    assert key is not None
    other = bytes(byte ^ 1 for byte in key).hex()
    with pytest.raises(BadRecord, match=f"line {last}: the key is not the one that was committed to"):
        langbord.verify(altered(record, last, key.hex(), other))


def test_an_altered_header_or_result_is_named() -> None:
    record = finished().record()
    with pytest.raises(BadRecord, match="line 1: "):
        langbord.verify(altered(record, 1, "player 1", "player X"))
    last = len(record.splitlines())
    with pytest.raises(BadRecord, match=f"line {last}: "):
        langbord.verify(altered(record, last, '"places":[', '"places":[9,'))


def test_a_line_left_out_is_noticed() -> None:
    lines = finished().record().splitlines(keepends=True)
    del lines[20]
    with pytest.raises(BadRecord, match="line 21: "):
        langbord.verify("".join(lines))


def test_an_unfinished_record_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match="without the dealer's key"):
        langbord.verify(turn().record())


def test_an_unfinished_record_shows_no_key_unless_asked() -> None:
    match = turn()
    assert '"key"' not in match.record()
    resumed = langbord.load(match.record(reveal_key=True))
    resumed.play("draw pile")
    match.play("draw pile")
    assert resumed.state == match.state, "the same dealer goes on"


def test_a_record_without_key_goes_on_with_a_seed_only() -> None:
    record = turn().record()
    with pytest.raises(LangbordError, match="load it with a seed"):
        langbord.load(record).play("draw pile")
    langbord.load(record, seed=4).play("draw pile")


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ('{"langbord":"record"}', "line 1: .*missing"),
        ('{"langbord":"record","format":"x"}', "line 1: .*format"),
    ],
)
def test_bad_records_are_refused(record: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        langbord.load(record)


def test_bad_lines_are_named() -> None:
    record = turn().record()
    for line, message in (
        ("nonsense", "line 3: .*JSON"),
        ('{"deal":"pink","seat":1}', "line 3: a line must hold"),
        ('{"fly":1}', "line 3: .*fly"),
    ):
        lines = record.splitlines()
        lines[2] = line
        with pytest.raises(BadRecord, match=message):
            langbord.load("\n".join(lines))
    with pytest.raises(BadRecord, match="line 1: the record has format 3"):
        langbord.load(record.replace('"format":2', '"format":3', 1))
    with pytest.raises(BadRecord, match="line 1: the record is empty"):
        parse("")
    with pytest.raises(BadRecord, match=r"line 1: .*another edition"):
        langbord.load(record.replace('"edition_digest":"', '"edition_digest":"0', 1))


@pytest.mark.parametrize("word", ["end", "key", 'the "end"'])
def test_an_action_may_be_called_as_a_field_of_the_last_line(word: str) -> None:
    record = turn().recorded()
    last = Entry(seat=0, do=word)
    assert parse(GameRecord(record.header, [*record.entries, last], None).text()).entries[-1] == last


@pytest.mark.parametrize("inner", [f'"options":{{"a":{"[" * 100_000}', f'"options":{{"a":{"[" * 900}{"]" * 900}}}'])
def test_what_is_nested_too_deeply_is_refused(inner: str) -> None:
    for kind in ("record", "position"):
        with pytest.raises(LangbordError, match=r"line 1|not a position"):
            langbord.load(f'{{"langbord":"{kind}","format":2,"game":"tickets",{inner}')


def test_unknown_games_are_refused() -> None:
    with pytest.raises(langbord.UnknownGame, match="no game 'chess'; there are"):
        langbord.new("chess", players=2)


def test_options_go_to_another_process_and_back() -> None:
    options = langbord.new("tickets", players=3, seed=1, starter="seat_1").options
    again = pickle.loads(pickle.dumps(options))
    assert again == options
    assert type(again) is type(options)


@pytest.mark.parametrize("action", [None, 3.5, -1, 10**9, b"draw pile", ["draw pile"]])
def test_what_is_no_action_is_refused_with_a_sentence(action: Any) -> None:
    with pytest.raises(IllegalAction, match="there is no action"):
        turn().play(action)


def test_an_edition_may_be_named_by_the_text_of_its_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes((get_game("tickets").folder / "edition.toml").read_bytes())
    assert langbord.new("tickets", players=2, edition=str(path)).book.name == "standard"
    with pytest.raises(LangbordError, match="cannot be read"):
        langbord.new("tickets", players=2, edition=str(tmp_path / "none.toml"))


def named(*names: str) -> Match:
    match = langbord.new("tickets", players=2, seed=3, seats=names)
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("name", ["a\u2028b", "a\u2029b", "a\x85b", "a\x0bb", "a\x1cb", "a\nb"])
def test_names_may_hold_what_looks_like_the_end_of_a_line(name: str) -> None:
    assert langbord.verify(named(name, "Bo").record()).seats == [name, "Bo"]


def test_a_key_that_is_not_hexadecimal_is_refused() -> None:
    record = named("Anna", "Bo").record()
    key = record.rpartition('"key":"')[2].partition('"')[0]
    with pytest.raises(langbord.BadRecord, match="not hexadecimal"):
        langbord.verify(record.replace(key, "z" + key[1:]))


def test_nothing_is_taken_back_after_the_end() -> None:
    match = named("Anna", "Bo")
    assert match.undoable == 0
    with pytest.raises(NothingToUndo):
        match.undo()


def test_the_last_action_does_not_show_the_others_contracts_beforehand() -> None:
    ends = (named_end(seed) for seed in range(100))
    before, last = next((before, last) for before, last in ends if last.actor != CHANCE)
    assert before.foresee(last.action, last.actor).state is None


def named_end(seed: int) -> tuple[Match, Moment]:
    """A game before the last action of a player, and its last step."""
    match = langbord.new("tickets", players=2, seed=seed)
    while not match.over:
        before = match.still()
        match.play(match.legal()[-1])
    return before, match.moments[-1]


def test_an_edition_that_changed_on_disk_is_read_again(tmp_path: Path) -> None:
    path, game = tmp_path / "mine.toml", get_game("tickets")
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    first = game.book(path)
    assert game.book(path) is first
    path.write_text(text.replace('title = "', 'title = "Our '), encoding="utf-8")
    assert game.book(path).printed.title == f"Our {first.printed.title}"
    assert game.book() is game.book(None)


@pytest.mark.parametrize(("field", "number"), [("awaited", 8), ("phase", 99), ("seat", 100)])
def test_a_state_that_was_edited_is_looked_at_before_it_is_thought_about(field: str, number: int) -> None:
    match = turn()
    setattr(match.state, field, number)
    uses: list[Callable[[], Any]] = [
        lambda: analyse(match, 0, Budget(iterations=10)),
        lambda: Match(match.game, match.book, match.options, match.state, FairDealer.from_seed(1)),
        *(partial(decide, match, 0, get_bot(name)) for name in ("random", "greedy", "search:10")),
    ]
    for use in uses:
        with pytest.raises(BadPosition, match=field):
            use()


def test_a_match_trusts_its_own_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[State] = []
    monkeypatch.setattr(matches, "faults", lambda game, book, options, state: looked_at.append(state) or [])
    match = turn()
    for _ in range(5):
        decide(match, match.awaited[0], get_bot("random"))
        match.play(match.legal()[0])
    assert len(looked_at) == 1, "where it began"
    match.state.points[0] += 1
    match.play(match.legal()[0])
    decide(match, match.awaited[0], get_bot("random"))
    assert len(looked_at) == 2, "a step from what was edited is none of its own"
