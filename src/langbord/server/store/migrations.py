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
    """
    CREATE TABLE likes (                    -- how a person wants to be told things
        person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
        language TEXT NOT NULL,
        zone TEXT NOT NULL,                 -- a time zone by its name
        notify TEXT NOT NULL,               -- now, daily or never
        quiet_from BIGINT NOT NULL,         -- minutes of his day; none where both are the same
        quiet_until BIGINT NOT NULL,
        daily_at BIGINT NOT NULL,
        calendar TEXT UNIQUE                -- a hash of the key of his calendar
    );
    CREATE TABLE table_likes (              -- the same for one table
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        notify TEXT NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE TABLE receiver (                 -- where a person's notices go
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,                 -- mail, push, discord, slack or json
        target TEXT NOT NULL,               -- an address
        secret TEXT NOT NULL DEFAULT '',    -- push: the browser's keys; json: the key of the signature
        label TEXT NOT NULL DEFAULT '',
        created BIGINT NOT NULL,
        verified BIGINT,                    -- when somebody answered from there; mail needs it
        wanted BIGINT NOT NULL DEFAULT 1,   -- 0: for the account alone, not for notices
        failing BIGINT,                     -- since when nothing arrives
        UNIQUE (person, kind, target)
    );
    CREATE INDEX receiver_target ON receiver (target);
    CREATE TABLE outbox (                   -- notices, written with what they tell of
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        kind TEXT NOT NULL,                 -- turn, over, invited or rematch
        since BIGINT NOT NULL,              -- the entry of the log with which it came up
        name TEXT NOT NULL DEFAULT '',      -- of whoever it comes from
        created BIGINT NOT NULL,
        due BIGINT NOT NULL                 -- who takes it in hand moves this to when another may
    );
    CREATE INDEX outbox_due ON outbox (due);
    CREATE INDEX outbox_person ON outbox (person);
    CREATE TABLE letter (                   -- what goes to one receiver, until it has arrived
        id TEXT PRIMARY KEY,                -- told to the receiver, so that he can tell a repetition
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        receiver TEXT NOT NULL REFERENCES receiver (id) ON DELETE CASCADE,
        body TEXT NOT NULL,
        created BIGINT NOT NULL,
        due BIGINT NOT NULL,
        tries BIGINT NOT NULL DEFAULT 0
    );
    CREATE INDEX letter_due ON letter (due);
    CREATE INDEX letter_person ON letter (person);
    CREATE TABLE standing (                 -- whom a table waits for; it holds where the log has come no further
        table_id TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
        sequence BIGINT NOT NULL,
        body TEXT NOT NULL
    );
    CREATE TABLE looked (                   -- finished games that a player has looked at
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        PRIMARY KEY (person, table_id)
    );
    CREATE TABLE invited (                  -- to a table
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        name TEXT NOT NULL,                 -- of who invited him
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, person)
    );
    CREATE INDEX invited_person ON invited (person);
    """,
    """
    CREATE TABLE session (                  -- where people are signed in
        digest TEXT PRIMARY KEY,            -- a hash of the cookie
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        epoch BIGINT NOT NULL,
        device TEXT NOT NULL,               -- browser and system
        created BIGINT NOT NULL,
        seen BIGINT NOT NULL
    );
    CREATE INDEX session_person ON session (person);
    CREATE TABLE passkey (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        public_key TEXT NOT NULL,           -- COSE, in base64
        sign_count BIGINT NOT NULL,
        label TEXT NOT NULL,
        created BIGINT NOT NULL,
        used BIGINT
    );
    CREATE INDEX passkey_person ON passkey (person);
    CREATE TABLE challenge (                -- that a browser is to answer with a passkey, once
        digest TEXT PRIMARY KEY,
        until BIGINT NOT NULL
    );
    """,
    """
    CREATE TABLE seeker (                   -- who wants to play with people
        person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
        game TEXT NOT NULL,
        players BIGINT NOT NULL,
        clock TEXT NOT NULL,                -- JSON
        rating DOUBLE PRECISION NOT NULL,
        since BIGINT NOT NULL,
        until BIGINT NOT NULL,              -- by when he must say again that he waits
        bots_after BIGINT,                  -- milliseconds after which he would play with bots
        table_id TEXT                       -- where he is to play
    );
    CREATE TABLE follow (
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        other TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        at BIGINT NOT NULL,
        PRIMARY KEY (person, other)
    );
    CREATE INDEX follow_other ON follow (other);
    CREATE TABLE online (                   -- of those whom somebody follows
        person TEXT PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
        until BIGINT NOT NULL
    );
    CREATE TABLE rated (                    -- what a rating was after a game
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL,
        game TEXT NOT NULL,
        at BIGINT NOT NULL,
        value DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX rated_person ON rated (person, at);
    """,
    """
    CREATE TABLE vacation (                 -- days that people took off
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        at BIGINT NOT NULL,
        days BIGINT NOT NULL,
        PRIMARY KEY (person, at)
    );
    """,
    """
    CREATE TABLE ahead (                    -- what people wish for their next turns: nobody else's business
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        body TEXT NOT NULL,
        seen BIGINT NOT NULL,               -- the last entry of the log for which it was looked at
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX ahead_person ON ahead (person);
    ALTER TABLE invited ADD COLUMN sender TEXT;                             -- who invited him
    ALTER TABLE outbox DROP COLUMN name;                                    -- it stands there, and can be forgotten
    """,
    """
    ALTER TABLE receiver ADD COLUMN session TEXT NOT NULL DEFAULT '';       -- push: where it was asked for, if known
    CREATE INDEX receiver_session ON receiver (session);
    """,
    """
    DELETE FROM standing;                   -- it says more now, and is reckoned anew
    """,
    """
    CREATE TABLE owed (                     -- time of a vacation that a table has not added yet
        person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
        days BIGINT NOT NULL,
        due BIGINT NOT NULL,                -- who takes it in hand moves this to when another may
        PRIMARY KEY (person, table_id)
    );
    CREATE INDEX owed_due ON owed (due);
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
