"""Ratings: a Plackett-Luce estimate for each person and game, moved by every finished game of two or more accounts."""

from __future__ import annotations

from openskill.models import PlackettLuce

from langbord.server.messages import Leaderboard, Rating, Standing
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
    for (seat, person), rank, (new,) in zip(people.items(), ranks, after, strict=True):
        mu, sigma, games = before[seat]
        won = int(rank == 1)
        if table.chairs[seat].hints and new.mu > mu:  # with help one does not rise
            new.mu, new.sigma = mu, sigma
        rated = "INSERT INTO rated (person, table_id, game, at, value) VALUES (?, ?, ?, ?, ?)"
        statements.append(Statement(rated, (person, table.id, game, table.changed, careful(new.mu, new.sigma))))
        if games == 0:
            sql = "INSERT INTO rating (person, game, mu, sigma, games, wins) VALUES (?, ?, ?, ?, 1, ?)"
            statements.append(Statement(sql, (person, game, new.mu, new.sigma, won)))
        else:
            sql = (
                "UPDATE rating SET mu = ?, sigma = ?, games = games + 1, wins = wins + ?"
                " WHERE person = ? AND game = ? AND games = ? RETURNING games"
            )
            statements.append(Statement(sql, (new.mu, new.sigma, won, person, game, games), 1))
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
            value=careful(mu, sigma),
            mean=round(SCALE * mu, 1),
            deviation=round(SCALE * sigma, 1),
            games=games,
        )
        for game, mu, sigma, games in rows
    ]


def careful(mu: float, sigma: float) -> float:
    """What one can be fairly sure of: the mean less two deviations."""
    return round(SCALE * (mu - 2 * sigma), 1)


async def leaderboard(database: Database, game: str, first: int, count: int) -> Leaderboard:
    """The accounts that have played a game, by the careful estimate of their strength: `count` from rank `first` on."""
    rated = "FROM rating r JOIN person p ON p.id = r.person WHERE r.game = ? AND p.banned IS NULL"
    total = await database.fetch(f"SELECT COUNT(*) {rated}", game)
    rows = await database.fetch(
        f"SELECT p.name, p.kind, r.mu, r.sigma, r.games, r.wins {rated}"
        " ORDER BY r.mu - 2 * r.sigma DESC, p.name_key LIMIT ? OFFSET ?",
        *(game, count, first - 1),
    )
    standings = [
        Standing(rank=rank, name=name, kind=kind, value=careful(mu, sigma), games=games, wins=wins)
        for rank, (name, kind, mu, sigma, games, wins) in enumerate(rows, first)
    ]
    return Leaderboard(game=game, total=total[0][0], standings=standings)
