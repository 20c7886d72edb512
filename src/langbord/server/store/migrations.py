"""The schema, step by step; a database is brought up to date when the server starts."""

from __future__ import annotations

from langbord.core.errors import LangbordError
from langbord.server.store.database import Conflict, Database, Statement

# Never change a step that has been released: add one.
STEPS = [
    """
    CREATE TABLE person (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,                 -- guest, account or bot
        name TEXT NOT NULL,
        name_key TEXT UNIQUE,               -- the name without case, for those who have an account
        password TEXT,                      -- argon2id
        epoch BIGINT NOT NULL DEFAULT 0,    -- sessions of an earlier one are void
        created BIGINT NOT NULL,
        banned BIGINT
    );
    CREATE TABLE token (
        digest TEXT PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        label TEXT NOT NULL,
        created BIGINT NOT NULL
    );
    CREATE TABLE block (
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        PRIMARY KEY (person, other)
    );
    CREATE TABLE game_table (               -- what the lobby and the sweep need to know; the truth is the log
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        host TEXT NOT NULL,
        listed BIGINT NOT NULL,
        after TEXT UNIQUE,                  -- the table that this is the rematch of
        status TEXT NOT NULL,
        sequence BIGINT NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        rated BIGINT NOT NULL DEFAULT 0,
        summary TEXT NOT NULL               -- as the lobby shows it
    );
    CREATE INDEX game_table_status ON game_table (status, listed, changed);
    CREATE TABLE entry (                    -- the log
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        sequence BIGINT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, sequence)
    );
    CREATE TABLE seat (                     -- who sat where, and what came of it: for histories
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        person TEXT,
        name TEXT NOT NULL,
        score BIGINT,
        place BIGINT,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX seat_person ON seat (person);
    CREATE TABLE chat (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        at BIGINT NOT NULL,
        person TEXT,
        name TEXT NOT NULL,
        seat BIGINT,
        said TEXT NOT NULL
    );
    CREATE INDEX chat_table ON chat (table_id, at);
    CREATE TABLE wake (                     -- when a table needs somebody: a bot's move, a clock, a closing
        table_id TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
        due BIGINT NOT NULL                 -- a worker that takes it in hand moves this to when another may
    );
    CREATE INDEX wake_due ON wake (due);
    CREATE TABLE rating (
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games BIGINT NOT NULL,
        PRIMARY KEY (person, game)
    );
    """,
    """
    ALTER TABLE rating ADD COLUMN wins BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX rating_game ON rating (game);
    """,
    """
    CREATE TABLE review (                   -- what a bot thinks of a finished game
        table_id TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
        until BIGINT NOT NULL,              -- so long a process has it in hand
        done DOUBLE PRECISION NOT NULL,     -- how far it is
        body TEXT                           -- when it is ready
    );
    """,
    """
    CREATE TABLE edition (                  -- what people entered
        digest TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        title TEXT NOT NULL,
        source TEXT NOT NULL,               -- TOML
        created BIGINT NOT NULL
    );
    CREATE TABLE edition_of (
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        digest TEXT NOT NULL REFERENCES edition (digest) ON DELETE CASCADE,
        PRIMARY KEY (person, digest)
    );
    """,
    """
    ALTER TABLE game_table DROP COLUMN sequence;
    """,
    """
    CREATE TABLE guess (                    -- at passwords, for as long as they count
        id TEXT PRIMARY KEY,
        key TEXT NOT NULL,                  -- a hash of a name or an address
        at BIGINT NOT NULL
    );
    CREATE INDEX guess_key ON guess (key, at);
    CREATE INDEX guess_at ON guess (at);
    """,
    """
    ALTER TABLE game_table ADD COLUMN study BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN network TEXT NOT NULL DEFAULT '';     -- a hash of where its host came from
    ALTER TABLE game_table ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;      -- of the record that a study goes on from
    ALTER TABLE edition_of ADD COLUMN network TEXT NOT NULL DEFAULT '';
    ALTER TABLE edition_of ADD COLUMN bytes BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX game_table_host ON game_table (host, created);
    CREATE INDEX game_table_network ON game_table (network, created);
    CREATE INDEX edition_of_network ON edition_of (network);
    """,
    """
    ALTER TABLE person ADD COLUMN banned_until BIGINT;                      -- none: for good
    ALTER TABLE person ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE person ADD COLUMN role TEXT NOT NULL DEFAULT '';            -- admin, or nothing
    ALTER TABLE person ADD COLUMN network TEXT NOT NULL DEFAULT '';         -- a hash of where he last came from
    ALTER TABLE person ADD COLUMN looks TEXT;                               -- what the name looks like
    CREATE INDEX person_looks ON person (looks);
    ALTER TABLE chat ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE place (                    -- where the owner of an account has logged in
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        network TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (person, network)
    );
    CREATE TABLE ended (                    -- sessions that were logged out
        session TEXT PRIMARY KEY,           -- a hash of the cookie
        at BIGINT NOT NULL
    );
    CREATE TABLE network_ban (
        network TEXT PRIMARY KEY,
        at BIGINT NOT NULL,
        until BIGINT                        -- none: for good
    );
    CREATE TABLE report (
        id TEXT PRIMARY KEY,
        at BIGINT NOT NULL,
        reporter TEXT NOT NULL,
        person TEXT NOT NULL,               -- who is complained of
        name TEXT NOT NULL,                 -- and what he was called
        table_id TEXT NOT NULL,
        chat TEXT,                          -- the line that is complained of
        said TEXT,
        words TEXT NOT NULL,                -- of the reporter
        status TEXT NOT NULL                -- open, done or dismissed
    );
    CREATE INDEX report_status ON report (status, at);
    CREATE TABLE notice (                   -- what a person is to be told
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        at BIGINT NOT NULL,
        words TEXT NOT NULL
    );
    CREATE INDEX notice_person ON notice (person);
    CREATE TABLE deed (                     -- what moderators did, for good
        id TEXT PRIMARY KEY,
        at BIGINT NOT NULL,
        actor TEXT NOT NULL,                -- a person's name, or whoever sat at the server's console
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        detail TEXT NOT NULL
    );
    CREATE INDEX deed_at ON deed (at);
    CREATE TABLE invitation (
        code TEXT PRIMARY KEY,              -- a hash
        at BIGINT NOT NULL,
        left_over BIGINT NOT NULL
    );
    """,
    """
    CREATE TABLE album (                    -- finished games as they were seen; no names
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        viewer BIGINT NOT NULL,             -- -2: the cover, -1: a spectator, else a seat
        body TEXT NOT NULL,                 -- packed, in base64
        PRIMARY KEY (table_id, viewer)
    );
    """,
]


async def migrate(database: Database) -> None:
    """Take the steps that the database has not taken yet."""
    await database.script("CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    rows = await database.fetch("SELECT value FROM setting WHERE name = 'schema'")
    taken = int(rows[0][0]) if rows else 0
    if taken > len(STEPS):
        raise LangbordError(f"the data are of a newer Langbord (schema {taken}; this one knows {len(STEPS)})")
    for number in range(taken, len(STEPS)):
        await take(database, number)


async def is_newer(database: Database) -> bool:
    """Has a later version brought the database further than this one knows?"""
    rows = await database.fetch("SELECT value FROM setting WHERE name = 'schema'")
    return int(rows[0][0]) > len(STEPS)


async def take(database: Database, number: int) -> None:
    """One step; of several processes that start together the first takes it."""
    bare = "\n".join(line.partition("--")[0].rstrip() for line in STEPS[number].splitlines())
    steps = [statement for statement in map(str.strip, bare.split(";")) if statement]
    mark = "INSERT INTO setting VALUES ('schema', '1')" if number == 0 else None
    moved = Statement(
        mark or f"UPDATE setting SET value = '{number + 1}' WHERE name = 'schema' AND value = '{number}' RETURNING 1",
        expect=None if mark else 1,
    )
    try:
        await database.write(moved, *map(Statement, steps))
    except Conflict:
        rows = await database.fetch("SELECT value FROM setting WHERE name = 'schema'")
        if not rows or int(rows[0][0]) <= number:
            raise
