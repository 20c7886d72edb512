"""Checks that any game must pass. `check_game` runs them all; each can be called alone.

    from langbord.core.conformance import check_game
    check_game(get_game("tickets"), players=3, games=5)

A game that breaks one is refused with `NonConforming`, whose message names the check, the game's seed and the step.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from langbord.core import explain, position
from langbord.core.consistency import totals
from langbord.core.dealer import FairDealer
from langbord.core.edition import Book
from langbord.core.errors import BadPosition, NonConforming, NothingToUndo, require
from langbord.core.game import CHANCE, Game, Options
from langbord.core.knowledge import concerned
from langbord.core.match import Match
from langbord.core.moves import applied
from langbord.core.oracle import Oracle, legal, outcomes, stepped
from langbord.core.pieces import Pieces
from langbord.core.proof import verify
from langbord.core.record import GameState
from langbord.core.secrecy import Eavesdropper, check_weights, redealt
from langbord.core.simulate import MAX_TOTALS, RNG_WORDS

LOOK_EVERY = 7  # steps: so often observations of both ways of running are compared


def check_game(game: Game, *, players: int, games: int = 3, seed: int = 0, **options: Any) -> None:
    """All checks, on random games with these options."""
    book = game.book()
    chosen = game.options(players=players, **options)
    for number in range(seed, seed + games):
        for match in random_play(game, book, chosen, number):
            check_moment(match, number)
        check_undo(game, book, chosen, number)
        check_plain_equals_compiled(game, book, chosen, number)
    check_secrecy(game, book, chosen, seed)
    check_many(game, book, chosen, games=200, seed=seed)


def check_secrecy(
    game: Game, book: Book[Any, Any], options: Options, seed: int, start: GameState | None = None
) -> None:
    """Nothing hidden gets out, in a game that looks for all that can happen; see `core/secrecy.py`."""
    listener = Eavesdropper(Oracle(game, book, options), seed)
    for match in random_play(game, book, options, seed, curious=True, start=start):
        listener.listen(match, _where(match, seed))
    if start is None:
        check_weights(match, seed % options.players, seed, f"{game.name}, seed {seed}")


def random_play(
    game: Game,
    book: Book[Any, Any],
    options: Options,
    seed: int,
    *,
    curious: bool = False,
    start: GameState | None = None,
) -> Iterator[Match]:
    """A random game, given back at every moment, the dealer's too; any seat that may act may be the next to act.

    A curious one does what has been done least so far. It begins where all games do, or at `start`.
    """
    source, done = random.Random(seed), Counter[str]()
    state = start.copy() if start is not None else game.start(book, options)
    match = Match(game, book, options, state, FairDealer.from_seed(seed))
    for _ in range(game.max_steps):
        yield match
        if match.over:
            return
        if match.state.awaited:
            able = [seat for seat in range(options.players) if match.legal_numbers(seat)]
            seat = source.choice(able)
            actions = match.legal_numbers(seat)
            if curious:
                kinds = {action: game.actions.of(action).name for action in actions}
                least = min(done[kind] for kind in kinds.values())
                actions = [action for action, kind in kinds.items() if done[kind] == least]
            action = source.choice(actions)
            done[game.actions.of(action).name] += 1
            match.apply(seat, action)
        else:
            match.deal_one()
    raise NonConforming(f"{game.name}, seed {seed}: not over after {game.max_steps} steps")


def check_moment(match: Match, seed: int) -> None:
    """Everything that must hold at any moment of a game."""
    where = _where(match, seed)
    check_totals(match, where)
    check_legal(match, where)
    check_views(match, where)
    check_text_form(match, where)
    check_reasons(match, seed, where)
    check_determinism(match, where)
    check_progress(match, where)
    for seat in range(match.options.players):
        check_redeal(match, seat, seed, where)
    check_observation(
        match, random.Random(f"{seed} {len(match.moments)}").randrange(match.options.players), seed, where
    )
    if match.moments:
        check_messages(match, where)
        viewers = [None, *range(match.options.players)]
        check_moves(match, [viewers[len(match.moments) % len(viewers)]], where)
    if match.over:
        check_end(match, where)


def _where(match: Match, seed: int) -> str:
    return f"{match.game.name}, seed {seed}, step {len(match.moments)}"


def check_text_form(match: Match, where: str) -> None:
    """Positions and arrays give the state back; as a position it is accepted."""
    try:
        _, again = position.read(match.game, position.parse(match.position()), match.book)
    except BadPosition as error:
        raise NonConforming(f"{where}: {error}") from error
    require(again == match.state, where, "the position gives another state back")
    array = match.state.to_array()
    require(type(match.state).from_array(array[0]) == match.state, where, "the array gives another state back")


def check_legal(match: Match, where: str) -> None:
    """Awaited seats have actions; actions and their texts are distinct; a text finds its action again."""
    for seat in range(match.options.players):
        legal = match.legal_numbers(seat)
        texts = [match.text(seat, action) for action in legal]
        require(bool(legal) or seat not in match.awaited, where, f"seat {seat} is awaited, but has no action")
        require(len(set(legal)) == len(legal), where, f"seat {seat} has an action twice")
        require(len(set(texts)) == len(texts), where, f"seat {seat} has two actions of the same text")
        for action, text in zip(legal, texts, strict=True):
            require(match.find(text, seat) == action, where, f"{text!r} finds another action")
            check_label(match, seat, action, where)
        if seat not in match.awaited:
            _require_interrupts(match, seat, legal, where)
    require(not (match.over and match.awaited), where, "the game is over, but a seat is awaited")


def _require_interrupts(match: Match, seat: int, legal: list[int], where: str) -> None:
    """Out of turn a seat does what is declared to interrupt, and nothing after the end."""
    for action in legal:
        text = match.text(seat, action)
        require(not match.over, where, f"seat {seat} may do {text!r} after the end")
        interrupts = match.game.actions.of(action).interrupts
        require(interrupts, where, f"seat {seat} may do {text!r} out of turn, which is not said to interrupt")


def check_label(match: Match, seat: int, action: int, where: str) -> None:
    """What is remembered of an action whose label is said to be fixed is what would be told now."""
    now = match.game.label(match.state, match.book, seat, action)
    remembered = explain.label(match.game, match.state, match.book, seat, action)
    require(remembered == now, where, f"the label of action {action} is not fixed: {remembered}, then {now}")


def check_reasons(match: Match, seed: int, where: str, most: int = 40) -> None:
    """Of any declared action: a reason is given exactly where it is not legal, and none of the game's is unknown."""
    game, source = match.game, random.Random(f"{seed} {len(match.moments)}")
    for seat in range(match.options.players):
        legal = set(match.legal_numbers(seat))
        some = source.sample(range(game.actions.count), min(most, game.actions.count))
        for action in [*some, *legal]:
            told = match.why_not(action, seat)
            shown = f"action {action} ({match.text(seat, action)}) of seat {seat}"
            require((told is None) == (action in legal), where, f"{shown}: legal {action in legal}, but told {told}")


def check_determinism(match: Match, where: str) -> None:
    """The same step from two copies leads to the same state, another than before, and leaves the original alone."""
    original = match.state.copy()
    for actor, action in _next_steps(match):
        first, second = (stepped(match.game, match.book, match.state, actor, action) for _ in range(2))
        require(first == second, where, f"step {action} of {actor} has two results")
        require(first != original, where, f"step {action} of {actor} changes nothing")
        require(match.state == original, where, f"step {action} of {actor} changed a state that was copied before")


def _next_steps(match: Match, most: int = 3) -> Iterator[tuple[int, int]]:
    """Some of what can be done now: other steps at each moment."""
    source = random.Random(len(match.moments))
    if not match.over and not match.state.awaited:
        possible = {CHANCE: outcomes(match.game, match.book, match.state)}
    else:
        possible = {seat: match.legal_numbers(seat) for seat in match.awaited}
    for actor, steps in possible.items():
        yield from ((actor, step) for step in source.sample(steps, min(most, len(steps))))


def check_progress(match: Match, where: str) -> None:
    """By its own acts alone a seat that is waited for never comes back to where it was: it could do so for ever."""
    for moment in reversed(match.moments):
        last = match.moments[-1]
        if moment.actor != last.actor or moment.actor == CHANCE or not moment.before.awaited >> moment.actor & 1:
            return
        require(moment.before != last.after, where, f"seat {last.actor} is back where it was by {last.text!r}")


def check_totals(match: Match, where: str) -> None:
    """What the game says never changes is as it was at the beginning."""
    start = match.game.start(match.book, match.options)
    expected = totals(match.game, match.book, start)
    found = totals(match.game, match.book, match.state)
    require(found == expected, where, f"conserved totals changed from {expected} to {found}")


def check_redeal(match: Match, seat: int, seed: int, where: str) -> None:
    """A redeal changes nothing that the seat may know, and depends on nothing that it may not."""
    game, book, state = match.game, match.book, match.state
    source = random.Random(f"{seed} {len(match.moments)} {seat}")
    first, again = redealt(game, book, state, seat, source.getrandbits(32)), source.getrandbits(32)
    require(game.view(first, book, seat) == match.view(seat), where, f"a redeal shows to seat {seat}")
    require(
        legal(game, book, first, seat) == match.legal_numbers(seat), where, f"a redeal changes seat {seat}'s actions"
    )
    require(totals(game, book, first) == totals(game, book, state), where, "a redeal loses or makes pieces")
    same = redealt(game, book, first, seat, again) == redealt(game, book, state, seat, again)
    require(same, where, f"a redeal for seat {seat} depends on what is hidden from it")


def check_observation(match: Match, seat: int, seed: int, where: str, most: int = 10) -> None:
    """Its numbers are within their bounds, hidden things do not change them, and what changes the view does."""
    game, book, state = match.game, match.book, match.state
    seen = game.observation(state, book, seat)
    _require_bounds(game.sees, seen, f"{where}: seat {seat} observes")
    source = random.Random(f"{seed} {len(match.moments)} {seat}")
    hidden = redealt(game, book, state, seat, source.getrandbits(32))
    require(game.observation(hidden, book, seat) == seen, where, f"seat {seat} observes what is hidden from it")
    listed = match.legal_numbers(seat)
    for action in source.sample(listed, min(most, len(listed))):
        told = game.action_features(state, book, seat, action)
        _require_bounds(game.does, told, f"{where}: of {match.text(seat, action)!r} is told")
        same = game.action_features(hidden, book, seat, action) == told
        require(same, where, f"the features of {match.text(seat, action)!r} tell seat {seat} what is hidden from it")
    if match.moments and game.observes_all:
        before = match.moments[-1].before
        changed = game.view(before, book, seat) != match.view(seat)
        blind = changed and game.observation(before, book, seat) == seen
        require(not blind, where, f"seat {seat} does not observe a change of its view")


def _require_bounds(pieces: type[Pieces], row: list[int], where: str) -> None:
    for place, (number, (least, most)) in enumerate(zip(row, pieces.bounds(), strict=True)):
        if not least <= number <= most:
            raise NonConforming(f"{where}: {pieces.at(place)} is {number}, which is not {least} to {most}")


def check_messages(match: Match, where: str) -> None:
    """The last step can be told to everybody. Whom it did not concern sees as all others do.

    On that the server relies: what looks alike it tells once.
    """
    moment = match.moments[-1]
    everybody = match.events(moment, None), match.moves(moment, None)
    involved = concerned(match.game, moment.before, moment.after)
    for viewer in range(match.options.players):
        told = match.events(moment, viewer), match.moves(moment, viewer)
        alike = viewer in involved or told == everybody
        require(alike, where, f"{moment.text!r} does not concern seat {viewer}, but it is told {told}, not {everybody}")


def check_views(match: Match, where: str) -> None:
    """Views are plain data, and those whose parts are kept from step to step are as if they were made anew."""
    viewers = [None, *range(match.options.players)]
    views, anew = match.views(viewers), match.game.views(match.state.copy(), match.book, viewers)
    require(views == anew, where, "a part of a view is shown as it was, although what it is made of has changed")
    msgspec.json.encode(views)


def check_moves(match: Match, viewers: Sequence[int | None], where: str) -> None:
    """The moves of the last step, applied to what lay where in the view before it, give what lies where now."""
    game, book, moment = match.game, match.book, match.moments[-1]
    for viewer in viewers:
        had, has = (game.lying(game.view(s, book, viewer), book, viewer) for s in (moment.before, moment.after))
        found = applied(had, match.moves(moment, viewer))
        wrong = {key for key in {**found, **has} if found.get(key, 0) != has.get(key, 0)}
        require(not wrong, where, f"after {moment.text!r} the moves told to {viewer} give another count of {wrong}")


def check_end(match: Match, where: str) -> None:
    """The score sheet adds up to the scores, places are in order, and the record proves itself."""
    scores, places = match.scores(), match.places()
    sheet = [sum(line.points for line in match.score_sheet() if line.seat == seat) for seat in range(len(scores))]
    require(sheet == scores, where, f"the score sheet adds up to {sheet}, the scores are {scores}")
    lost_alone = len(places) == 1 and places[0] == 2  # a solo game can be lost
    require(min(places) == 1 or lost_alone, where, f"nobody has the first place: {places}")
    ordered = all(
        places[a] <= places[b] for a in range(len(scores)) for b in range(len(scores)) if scores[a] > scores[b]
    )
    require(ordered, where, f"places {places} do not follow scores {scores}")
    again = verify(match.record(), edition=match.book)
    require(again.state == match.state, where, "the record leads to another end")


def check_undo(game: Game, book: Book[Any, Any], options: Options, seed: int) -> None:
    """Taking an action back restores the state; nobody takes back another's action or what the dealer dealt."""
    last: GameState | None = None
    seen = 0
    for match in random_play(game, book, options, seed):
        where = f"{game.name}, seed {seed}, step {seen}"
        if len(match.moments) > seen:
            moment = match.moments[-1]
            require(moment.actor != CHANCE or match.undoable == 0, where, "a deal can be taken back")
            require(not match.over or match.undoable == 0, where, "a finished game can be taken back")
            if match.undoable:
                after = match.state.copy()
                match.undo()
                require(match.state == last, where, "undo does not restore the state")
                match.apply(moment.actor, moment.action)
                require(match.state == after, where, "the action leads elsewhere after undo")
            else:
                _refuses_undo(match, where)
        seen, last = len(match.moments), match.state.copy()


def _refuses_undo(match: Match, where: str) -> None:
    try:
        match.undo()
    except NothingToUndo:
        return
    raise NonConforming(f"{where}: undo went where it may not")


def check_plain_equals_compiled(game: Game, book: Book[Any, Any], options: Options, seed: int) -> int:
    """Random play in both ways of running, compared after every step; the number of steps."""
    slow, fast = game.plain.simulate, game.compiled.simulate
    state = game.start(book, options)
    array, table = state.to_array(), book.table.to_array()
    slow_rng, slow_scratch, slow_tally = [0] * RNG_WORDS, [0] * game.scratch, [0, 0]
    rng, scratch, tally = buffers(game)
    slow["seed_stream"](slow_rng, seed, 0)
    fast["seed_stream"](rng, seed, 0)
    for steps in range(game.max_steps):
        if state.over:
            return steps
        slow["advance"](state, book.table, slow_rng, slow_scratch, slow_tally)
        fast["advance"](array[0], table[0], rng, scratch, tally)
        if steps % LOOK_EVERY == 0:
            check_rows(game, book, state, array[0], steps // LOOK_EVERY % options.players)
        twin = game.State.from_array(array[0])
        if twin != state:
            found = "; ".join(state.differences(twin))
            raise NonConforming(f"{game.name}, seed {seed}, step {steps}: plain / compiled differ in {found}")
    raise NonConforming(f"{game.name}, seed {seed}: not over after {game.max_steps} steps")


def check_rows(game: Game, book: Book[Any, Any], state: GameState, element: np.void, seat: int) -> None:
    """Observation and features are the same in both ways of running."""
    table = book.table.to_array()[0]
    row = np.zeros(game.sees.size, game.sees.width())
    game.compiled.observe(element, table, seat, row)
    places = np.flatnonzero(row != np.array(game.observation(state, book, seat)))
    for place in places[:1].tolist():
        raise NonConforming(f"{game.name}: plain / compiled differ in what is observed, {game.sees.at(place)}")
    told = np.zeros(game.does.size, game.does.width())
    for action in legal(game, book, state, seat):
        game.compiled.features(element, table, seat, action, told)
        if told.tolist() != game.action_features(state, book, seat, action):
            raise NonConforming(f"{game.name}: plain / compiled differ in the features of action {action}")


def check_many(game: Game, book: Book[Any, Any], options: Options, games: int, seed: int) -> tuple[int, int]:
    """Many compiled random games, watched at every step; how many decisions and deals they took."""
    states = game.start(book, options).to_array(games)
    rng, scratch, tally = buffers(game)
    before, now = np.zeros(MAX_TOTALS, np.int64), np.zeros(MAX_TOTALS, np.int64)
    faults = np.zeros(games, np.int64)
    watch = game.compiled.simulate["guarded_playouts"]
    watch(states, book.table.to_array(), seed, rng, scratch, tally, before, now, game.max_steps, faults)
    for number in np.flatnonzero(faults)[:1]:
        what = {-1: "an awaited seat has no action", -2: f"not over after {game.max_steps} steps"}
        fault = int(faults[number])
        raise NonConforming(f"{game.name}, game {number}: {what.get(fault, f'conserved total {fault - 1} changed')}")
    return int(tally[0]), int(tally[1])


def buffers(game: Game) -> tuple[Any, Any, Any]:
    """The generator, scratch and tally that compiled random play needs."""
    return np.zeros(RNG_WORDS, np.int64), np.zeros(game.scratch, np.int64), np.zeros(2, np.int64)


def audit_reasons(
    game: Game, book: Book[Any, Any], options: Options, games: int, seed: int, samples: int = 20, cap: int = 3000
) -> dict[str, int]:
    """How often each reason was given in compiled random games; refuses a reason that the legal list contradicts."""
    audit, begin = game.compiled.simulate["audited_playout"], game.compiled.simulate["seed_stream"]
    counts, table = np.zeros(1 + len(game.reasons.rules), np.int64), book.table.to_array()
    rng, scratch, tally = buffers(game)
    start = game.start(book, options)
    for number in range(games):
        begin(rng, seed, number)
        array = start.to_array()
        wrong = audit(array[0], table[0], rng, scratch, tally, counts, game.actions.count, samples, cap)
        if wrong:
            match = Match(game, book, options, game.State.from_array(array[0]), None)
            told = [match.why_not(wrong - 1, seat) for seat in range(options.players)]
            kind = game.actions.of(wrong - 1).name
            raise NonConforming(f"{game.name}, game {number}: {kind} {wrong - 1} is legal or not, but told {told}")
    return dict(zip(game.reasons.rules, counts[1:].tolist(), strict=True))


def audit_observations(game: Game, book: Book[Any, Any], options: Options, least: int, seed: int) -> int:
    """At least so many observations in compiled random games, none changed by a redeal; how many they were."""
    play, begin = game.compiled.simulate["observed_playout"], game.compiled.simulate["seed_stream"]
    rng, scratch, tally = buffers(game)
    row, other = (np.zeros(game.sees.size, game.sees.width()) for _ in range(2))
    start, table, number = game.start(book, options), book.table.to_array(), 0
    while tally[0] * options.players < least:
        begin(rng, seed, number)
        wrong = play(
            start.to_array()[0], table[0], game.State.array(1), rng, scratch, tally, row, other, game.max_steps
        )
        if wrong:
            raise NonConforming(f"{game.name}, game {number}: a redeal changes {game.sees.at(wrong - 1)}")
        number += 1
    return int(tally[0]) * options.players
