"""Ratings: a Plackett-Luce estimate for each person and game, moved by every finished game of two or more accounts."""

from __future__ import annotations

from openskill.models import PlackettLuce

from langbord.server.messages import Rating
from langbord.server.store import Conflict, Database, Statement
from langbord.server.table import Table

MODEL = PlackettLuce()
SCALE = 60.0  # a new player stands at 500
RETRIES = 5


async def rate(database: Database, table: Table) -> None:
    """Count a finished game once. Who had left by its end counts as last."""
    for _ in range(RETRIES):
        people = await _accounts(database, table)
        try:
            await database.write(
                Statement("UPDATE game_table SET rated = 1 WHERE id = ? AND rated = 0 RETURNING id", (table.id,), 1),
                Statement("DELETE FROM wake WHERE table_id = ?", (table.id,)),
                *(await _new_ratings(database, table, people) if len(people) > 1 else []),
            )
            return
        except Conflict:  # rated already, or another game of one of them was rated meanwhile
            rows = await database.fetch("SELECT rated FROM game_table WHERE id = ?", table.id)
            if not rows or rows[0][0]:
                await database.write(Statement("DELETE FROM wake WHERE table_id = ?", (table.id,)))
                return


async def _accounts(database: Database, table: Table) -> dict[int, str]:
    """The seats whose people have an account."""
    people = {seat: chair.person for seat, chair in enumerate(table.chairs) if chair.person is not None}
    sql = "SELECT 1 FROM person WHERE id = ? AND kind <> 'guest'"
    return {seat: person for seat, person in people.items() if await database.fetch(sql, person)}


async def _new_ratings(database: Database, table: Table, people: dict[int, str]) -> list[Statement]:
    assert table.match is not None
    places, game = table.match.places(), table.setup.game
    before = {seat: await _rating(database, person, game) for seat, person in people.items()}
    ranks = [places[seat] + len(places) * bool(table.chairs[seat].stand_in) for seat in people]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before.values()]
    after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    statements = []
    for (seat, person), (new,) in zip(people.items(), after, strict=True):
        games = before[seat][2]
        if games == 0:
            sql = "INSERT INTO rating (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1)"
            statements.append(Statement(sql, (person, game, new.mu, new.sigma)))
        else:
            sql = (
                "UPDATE rating SET mu = ?, sigma = ?, games = games + 1"
                " WHERE person = ? AND game = ? AND games = ? RETURNING games"
            )
            statements.append(Statement(sql, (new.mu, new.sigma, person, game, games), 1))
    return statements


async def _rating(database: Database, person: str, game: str) -> tuple[float, float, int]:
    rows = await database.fetch("SELECT mu, sigma, games FROM rating WHERE person = ? AND game = ?", person, game)
    if not rows:
        fresh = MODEL.rating()
        return fresh.mu, fresh.sigma, 0
    mu, sigma, games = rows[0]
    return mu, sigma, games


async def ratings_of(database: Database, person: str) -> list[Rating]:
    rows = await database.fetch("SELECT game, mu, sigma, games FROM rating WHERE person = ? ORDER BY game", person)
    return [
        Rating(
            game=game,
            value=round(SCALE * (mu - 2 * sigma), 1),
            mean=round(SCALE * mu, 1),
            deviation=round(SCALE * sigma, 1),
            games=games,
        )
        for game, mu, sigma, games in rows
    ]
