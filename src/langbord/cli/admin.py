"""`langbord admin`: looking after a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import typer

admin_app = typer.Typer(help="Look after a server.", rich_markup_mode=None)

ConfigOption = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings, as TOML.")]
DataOption = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where everything is kept.")]
DatabaseOption = Annotated[str | None, typer.Option(metavar="URL", help="A PostgreSQL instead of the data folder.")]
PersonArgument = Annotated[
    str, typer.Argument(metavar="PERSON", help="The name of an account, or the id of anybody as a report shows it.")
]
HoursOption = Annotated[int | None, typer.Option(help="For how long; by default for good.", min=1, max=87_600)]


@admin_app.command("list")
def list_tables(
    status: Annotated[
        Literal["waiting", "playing", "over", "closed"] | None, typer.Option(help="Of these alone.")
    ] = None,
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """List the tables, the last changed first."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print("\n".join(admin.list_tables(load_config(config, data=data, db=db), status)))


@admin_app.command()
def frozen(data: DataOption = None, db: DatabaseOption = None, config: ConfigOption = None) -> None:
    """List the tables that this version cannot go on with, and why: what is hidden from players may stand there."""
    from langbord.server import admin
    from langbord.server.config import load_config

    for line in admin.list_frozen(load_config(config, data=data, db=db)):
        print(line)


@admin_app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Close a table that waits or plays."""
    _act(config, data, db, kind="close", table=table)


@admin_app.command()
def hide(
    line: Annotated[str, typer.Argument(metavar="LINE", help="The id of a line of chat, as a report shows it.")],
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Hide a line of chat."""
    _act(config, data, db, kind="hide", said=line)


@admin_app.command()
def warn(
    person: PersonArgument,
    words: Annotated[str, typer.Argument(metavar="WORDS", help="What he is told.")],
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Tell somebody something that he cannot overlook."""
    _act(config, data, db, person, kind="warn", words=words)


@admin_app.command()
def mute(
    person: PersonArgument,
    hours: HoursOption = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let him speak again.")] = False,
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Let somebody play, but not speak."""
    _act(config, data, db, person, kind="unmute" if lift else "mute", hours=hours)


@admin_app.command()
def ban(
    person: PersonArgument,
    hours: HoursOption = None,
    address: Annotated[bool, typer.Option("--address", help="Also the address that he comes from.")] = False,
    lift: Annotated[bool, typer.Option("--lift", help="Let him in again.")] = False,
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Keep somebody out."""
    _act(config, data, db, person, kind="lift" if lift else "ban", hours=hours, address=address)


def _act(
    config: Path | None, data: Path | None, db: str | None, person: str | None = None, *, kind: str, **wish: Any
) -> None:
    from langbord.server import admin
    from langbord.server.config import load_config

    admin.act(load_config(config, data=data, db=db), person, kind, **wish)


@admin_app.command()
def reports(
    past: Annotated[bool, typer.Option("--past", help="Those that were dealt with.")] = False,
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """List what people complain of."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print("\n".join(admin.list_reports(load_config(config, data=data, db=db), past=past)))


@admin_app.command()
def log(data: DataOption = None, db: DatabaseOption = None, config: ConfigOption = None) -> None:
    """List what moderators did."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print("\n".join(admin.list_deeds(load_config(config, data=data, db=db))))


@admin_app.command()
def appoint(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")],
    discharge: Annotated[bool, typer.Option("--discharge", help="Take the role away.")] = False,
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Let an account moderate, on the page `/moderation`."""
    from langbord.server import admin
    from langbord.server.config import load_config

    admin.appoint(load_config(config, data=data, db=db), name, admin=not discharge)


@admin_app.command()
def invite(
    accounts: Annotated[int, typer.Option(help="How many accounts it is for.", min=1, max=10_000)] = 1,
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Print an invitation, for a server with `registration = "invited"`."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print(admin.invite(load_config(config, data=data, db=db), accounts))


@admin_app.command()
def fingerprint(data: DataOption = None, db: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Print the fingerprint of the key that signs games, for players to `langbord pin`."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print(admin.key_fingerprint(load_config(config, data=data, db=db)))


@admin_app.command()
def rotate(data: DataOption = None, db: DatabaseOption = None, config: ConfigOption = None) -> None:
    """Sign games with a new key from now on. The old key vouches for the new one, and is then forgotten."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print(f"The fingerprint of the new key: {admin.replace_key(load_config(config, data=data, db=db))}")


@admin_app.command("reset-password")
def reset_password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")],
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Make a link by which somebody chooses a new password; it is good for a day, and once."""
    from langbord.server import admin
    from langbord.server.config import load_config

    print(admin.reset_link(load_config(config, data=data, db=db), name))


@admin_app.command("test-mail")
def send_test_mail(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="Where to.")],
    language: Annotated[str | None, typer.Option("--language", "-l", metavar="LANGUAGE")] = None,
    data: DataOption = None,
    config: ConfigOption = None,
) -> None:
    """Send a mail by the settings, to see whether it arrives."""
    from langbord.locales import choose_language
    from langbord.server import admin
    from langbord.server.config import load_config

    admin.send_test_mail(load_config(config, data=data), address, choose_language(language))
    print(f"The mail server took a mail to {address}.")


@admin_app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Copy everything to a file, while the server runs."""
    from langbord.server import admin
    from langbord.server.config import load_config

    admin.backup(load_config(config, data=data, db=db), file)


@admin_app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` made.")],
    data: DataOption = None,
    db: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Put a copy in place of what there is; stop the server before."""
    from langbord.server import admin
    from langbord.server.config import load_config

    admin.restore(load_config(config, data=data, db=db), file)
