"""The `langbord` command. What a command needs is imported when it runs: `--help` answers at once."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, cast

import typer
from typer.core import TyperGroup

from langbord import __version__
from langbord.cli import failures
from langbord.cli.admin import ConfigOption, DatabaseOption, DataOption, admin_app

MOST_SEED = 10**12  # what is made of it fits 64 bits
NUMBER = re.compile(r"-?[0-9]{1,18}")
RAY = re.compile(r"local|auto|(ray://)?[^:/\s]+:[0-9]+")
NATS = re.compile(r"(nats|tls|ws|wss)://\S+")
USAGE_ERROR = cast(type[Exception], typer.BadParameter.__base__)  # wherever typer keeps it


class Commands(TyperGroup):
    """Whatever a user can put right is told him in one sentence (`failures.py`), and the exit status is 2.

    What nobody expected ends with the status 70, and with the name of the file that says what it was.
    """

    def main(self, *args: Any, **kwargs: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):  # a terminal that lacks a letter shows "?" instead
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            status = super().main(*args, **{**kwargs, "standalone_mode": False})
        except USAGE_ERROR as error:
            status = _fail(getattr(error, "format_message", error.__str__)(), failures.INPUT)
        except (typer.Abort, KeyboardInterrupt):
            status = 130
        except BrokenPipeError:  # the reader of our output has gone
            sys.stderr.close()
            status = 1
        except Exception as error:
            if (message := failures.sentence(error)) is not None:
                status = _fail(message, failures.INPUT)
            else:
                kept = failures.keep(error)
                status = _fail(f"something went wrong that should not; {kept} says what", failures.UNEXPECTED)
        sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str, status: int) -> int:
    print(f"langbord: {message}", file=sys.stderr)
    return status


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Play, simulate, replay and verify board games.",
)
edition_app = typer.Typer(help="Editions: what is printed on boards and cards.", rich_markup_mode=None)
app.add_typer(edition_app, name="edition")
bot_app = typer.Typer(help="Bots of your own, in any language.", rich_markup_mode=None)
app.add_typer(bot_app, name="bot")
game_app = typer.Typer(help="Games of your own.", rich_markup_mode=None)
app.add_typer(game_app, name="game")
app.add_typer(admin_app, name="admin")


def _address_of(form: re.Pattern[str], example: str) -> Callable[[str | None], str | None]:
    """Refuses what cannot be an address at all: what listens there is found out later."""

    def checked(address: str | None) -> str | None:
        if address is not None and not form.fullmatch(address):
            raise typer.BadParameter(f"an address is given as {example}, not as {address!r}")
        return address

    return checked


def _lower(name: str | None) -> str | None:
    return name.lower() if name is not None else None


GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game.", callback=_lower)]
AnyGameArgument = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="The game; by default the first of the start page.", callback=_lower),
]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")]
EditionOption = Annotated[Path | None, typer.Option(metavar="FILE", help="An edition of your own.")]
LanguageOption = Annotated[
    str | None, typer.Option(metavar="CODE", help="A language, as nl; by default that of the environment.")
]
ChoiceOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]

RayOption = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Play on a Ray cluster, or on 'local'.", callback=_address_of(RAY, "HOST:PORT")
    ),
]
SeedOption = Annotated[int, typer.Option(help="Another seed, other games.", min=-MOST_SEED, max=MOST_SEED)]
BudgetOption = Annotated[str, typer.Option(metavar="N", help="Iterations a decision: 2000, or a time: 500ms.")]
TableOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write every seat of every game to a .csv, .json or .parquet.")
]
RecordsOption = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep the record of every game here.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.callback(invoke_without_command=True)
def langbord(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and leave.")] = False,
) -> None:
    if version:
        print(f"langbord {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: AnyGameArgument = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    humans: Annotated[int, typer.Option(help="How many of them are people at this terminal.", min=0)] = 1,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who fills the others: easy, medium, hard, master.")] = "",
    names: Annotated[str, typer.Option(metavar="A,B", help="The players' names, people first.")] = "",
    language: LanguageOption = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same game again; without it the cards are secret.")] = None,
    edition: EditionOption = None,
    option: ChoiceOption = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record here.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    pace: Annotated[
        float, typer.Option(help="Seconds to look at each move, where only bots play.", min=0, max=3600)
    ] = 0.6,
) -> None:
    """Play a game in the terminal, against bots or with others beside you."""
    from langbord.cli import play as command

    wishes = command.Wishes(
        game or _first_game(), players, humans, _listed(bots), _listed(names), seed, edition, _pairs(option)
    )
    command.play(wishes, language=_language(language), save=save, resume=resume, pace=pace)


@app.command()
def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    players: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help="Who sits there: greedy, search:200, ...")] = "random",
    seed: SeedOption = 0,
    edition: EditionOption = None,
    option: ChoiceOption = None,
    table: TableOption = None,
    records: RecordsOption = None,
) -> None:
    """Let bots play many games, and show how they did.

    A game in which a bot's program fails is void; the exit status is then 1.
    """
    from langbord.cli import simulate as command
    from langbord.core.game import get_game

    chosen = get_game(game)
    seated = command.seat_bots(chosen, players, _listed(bots))
    plan = command.Plan(chosen, seated, games, seed, edition, _pairs(option))
    raise typer.Exit(command.simulate(plan, table, records))


@app.command()
def replay(
    file: FileArgument,
    language: LanguageOption = None,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the table after entry N.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="As this player saw it, counted from 1.", min=1)] = None,
    position: Annotated[bool, typer.Option("--position", help="Print the position instead.")] = False,
    edition: EditionOption = None,
) -> None:
    """Show a recorded game: its log, or one moment of it."""
    from langbord.cli import records as command

    command.replay(file, _language(language), at, seat, position, edition)


@app.command()
def verify(
    file: FileArgument,
    edition: EditionOption = None,
    server: Annotated[
        str | None, typer.Option(metavar="FINGERPRINT", help="It must be signed by the server with this fingerprint.")
    ] = None,
) -> None:
    """Say what is proven of a recorded game: deals, legality, and who signed it.

    Exit status: 0 if all that the record claims holds, 1 if something is false, 2 if it cannot be read.
    """
    from langbord.cli import records as command

    raise typer.Exit(command.verify(file, edition, server))


@app.command()
def pin(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What you call the server.")],
    fingerprint: Annotated[str, typer.Argument(metavar="FINGERPRINT", help="That of its key, as its owner told you.")],
) -> None:
    """Know a server by the fingerprint of its key, so that `verify` can tell its signatures from others."""
    from langbord.cli import servers

    servers.pin(name, fingerprint)


@app.command()
def bench(
    game: AnyGameArgument = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to measure each engine.", min=0.01)] = 3.0,
) -> None:
    """Measure how fast a game's rules run, beside other engines that are installed."""
    from langbord.cli import bench as command

    command.bench(game or _first_game(), players, seconds)


@app.command()
def arena(
    game: GameArgument,
    players: Annotated[str, typer.Option(metavar="A,B", help="The bots: greedy, search:500ms, hard, ...")],
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole rounds of seats.", min=1)] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats at a table; more than bots: one against many.")] = None,
    challenge: Annotated[bool, typer.Option("--challenge", help="Only the first bot alone against others.")] = False,
    seed: SeedOption = 0,
    processes: Annotated[int | None, typer.Option(help="By default one for each core.", min=1)] = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every game here; goes on from it.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots.")] = None,
    table: TableOption = None,
    records: RecordsOption = None,
    ray: RayOption = None,
    option: ChoiceOption = None,
) -> None:
    """Let bots play each other from every seat, and show who is stronger.

    Ctrl-C keeps what was played. A game in which a bot's program fails is void; the exit status is then 1.
    """
    from langbord.arena.plan import make_plan
    from langbord.arena.work import Way, usual_processes
    from langbord.cli import arena as command

    plan = make_plan(game, _listed(players), games, seats, seed, challenge, **_pairs(option))
    way = Way(processes or usual_processes(), ray, records)
    raise typer.Exit(command.arena(plan, way, command.Files(results, html, table)))


@app.command()
def balance(
    game: GameArgument,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays: hard, net, netsearch:200, ...")] = "hard",
    edition: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="An edition; by default the game's own. Of two, both.")
    ] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Compare with this one; 'standard' is the game's own.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games with each edition and number of players.", min=1)] = 200,
    players: Annotated[str, typer.Option(metavar="2,3", help="How many play; by default every number.")] = "",
    seed: SeedOption = 0,
    processes: Annotated[int | None, typer.Option(help="By default one for each core.", min=1)] = None,
    ray: RayOption = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="For the report and tables; by default balance-GAME.")
    ] = None,
    page: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the report as Markdown, too.")] = None,
    option: ChoiceOption = None,
) -> None:
    """Let strong bots play an edition, and show what is out of bounds: points, cards, seats, length, leads.

    Bots think by iterations, not by the clock: a run is the same on every machine. Ctrl-C keeps what was played, and
    the same command goes on from it. A game in which a bot's program fails is void; the exit status is then 1.
    """
    from langbord.arena.work import Way, usual_processes
    from langbord.balance.plan import make_plan, read_editions
    from langbord.cli import balance as command
    from langbord.core.game import get_game

    paths: list[Path | None] = [*(edition or ())]
    if against is not None:
        paths = [*(paths or [None]), against]
    editions = read_editions(get_game(game), paths)
    sizes = [_number(part) for part in _listed(players)]
    plan = make_plan(game, _listed(bots), games, editions, sizes, seed, **_pairs(option))
    way = Way(processes or usual_processes(), ray)
    typed = shlex.join(["langbord", *sys.argv[1:]])
    raise typer.Exit(command.balance(plan, editions, way, out or Path(f"balance-{game}"), page, typed))


@app.command()
def train(
    game: GameArgument,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the net, checkpoints and curves go.")],
    minutes: Annotated[float, typer.Option(help="How long to learn; compiling and measuring come on top.", min=0.01)],
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the folder's checkpoint.")] = False,
    device: Annotated[str, typer.Option(help="cpu or cuda.")] = "cpu",
    games: Annotated[int, typer.Option(help="Games side by side; by default as many as suit the device.", min=0)] = 0,
    steps: Annotated[int, typer.Option(help="Decisions of each game a round.", min=2)] = 32,
    players: Annotated[str, typer.Option(metavar="2,3", help="How many play; by default every number.")] = "",
    width: Annotated[int, typer.Option(help="Of the net; by default what suits the device.", min=0)] = 0,
    begin: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on from this net, not from nothing.")] = None,
    imitation: Annotated[float, typer.Option(help="Minutes of imitation; by default a tenth.", min=-1)] = -1,
    teacher: Annotated[str, typer.Option(help="Who is imitated: greedy, or netsearch:N, with the net.")] = "greedy",
    against: Annotated[Path | None, typer.Option(metavar="FILE", help="This net plays all other seats.")] = None,
    league: Annotated[float, typer.Option(help="Share of the games with earlier nets.", min=0, max=0.9)] = 0.25,
    points_share: Annotated[float, typer.Option(help="Share of the reward by points.", min=-1, max=1)] = -1,
    curiosity: Annotated[float, typer.Option(help="Weight of being undecided, at first.", min=0, max=1)] = 0.02,
    interrupts: Annotated[bool, typer.Option("--interrupts", help="Ask seats out of turn, too.")] = False,
    measure: Annotated[float, typer.Option(help="Minutes between measurements and checkpoints.", min=0.01)] = 1,
    seed: Annotated[int, typer.Option(help="Another seed, another net.", min=0, max=MOST_SEED)] = 1,
    option: ChoiceOption = None,
    variety: Annotated[bool, typer.Option(help="Open options differ in half of the games.")] = True,
) -> None:
    """Let a net learn a game, from imitation and self-play (docs/training.md)."""
    from langbord.cli import train as command
    from langbord.learn.plan import Plan

    plan = Plan(
        game=game,
        out=out,
        minutes=minutes,
        device=device,
        players=[_number(part) for part in _listed(players)],
        options=_pairs(option, several=True),
        variety=variety,
        seed=seed,
        games=games,
        steps=steps,
        width=width,
        begin=begin,
        imitation=imitation,
        teacher=teacher,
        against=against,
        league=league,
        points_share=points_share,
        curiosity=curiosity,
        interrupts=interrupts,
        measure=measure,
        command=shlex.join(["langbord", *sys.argv[1:]]),
    )
    command.train(plan, resume)


@app.command()
def review(
    file: FileArgument,
    budget: BudgetOption = "400",
    json: JsonOption = False,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw everybody's chances.")] = None,
    edition: EditionOption = None,
    language: LanguageOption = None,
) -> None:
    """Go through a recorded game: everybody's chances, the decisions that cost most, and what was luck."""
    from langbord.cli import review as command

    command.review_record(file, _budget(budget), edition, _language(language), json, svg)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position or a game record.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After entry N of a record.", min=0)] = None,
    seat: Annotated[int | None, typer.Option(help="For this player, counted from 1.", min=1)] = None,
    budget: BudgetOption = "2000",
    json: JsonOption = False,
    edition: EditionOption = None,
    language: LanguageOption = None,
) -> None:
    """Show the best actions in a position, with the chance to win after each."""
    from langbord.cli import review as command

    command.analyse_position(file, at, seat, _budget(budget), edition, _language(language), json)


@game_app.command("new")
def game_new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called: small letters and underscores.")],
) -> None:
    """Write a small game that works into a folder of that name."""
    from langbord.cli.games import new

    folder = new(name, Path())
    print(f"Written to {folder}. Now: pip install -e {folder}, langbord game check {name}, langbord play {name}.")


@game_app.command("check")
def game_check(game: GameArgument) -> None:
    """Run the conformance kit on a game, and look at its texts and rule numbers."""
    from langbord.cli.games import check

    raise typer.Exit(check(game))


@bot_app.command("check")
def bot_check(
    program: Annotated[str, typer.Argument(metavar="CMD", help="A command that starts a bot.")],
    game: Annotated[str | None, typer.Option(help="By default all games.")] = None,
    seconds: Annotated[float, typer.Option(help="How long an answer may take.", min=0.01)] = 10.0,
) -> None:
    """Check that a program can sit at a table: the line protocol of docs/bots.md.

    Exit status: 0 where it can, 1 where it cannot.
    """
    from langbord.cli import bots as command

    raise typer.Exit(command.check(program, game, seconds))


BusOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="A NATS server between several processes.", callback=_address_of(NATS, "nats://HOST:PORT")
    ),
]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen: 0.0.0.0 for everybody.")] = None,
    port: Annotated[
        int | None, typer.Option(help="By default the first free one from 8080 on.", min=0, max=65535)
    ] = None,
    data: DataOption = None,
    db: DatabaseOption = None,
    bus: BusOption = None,
    config: ConfigOption = None,
    processes: Annotated[int | None, typer.Option(help="How many, over PostgreSQL; by default 1.", min=1)] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in this machine's browser.")] = False,
) -> None:
    """Serve tables to browsers, bots and programs."""
    from langbord.server.config import load_config
    from langbord.server.serve import serve as command

    settings = load_config(config, host=host, port=port, data=data, db=db, bus=bus, processes=processes)
    command(settings, open_page)


@app.command()
def worker(
    data: DataOption = None, db: DatabaseOption = None, bus: BusOption = None, config: ConfigOption = None
) -> None:
    """Move bots and clocks for servers over the same database."""
    from langbord.server.config import load_config
    from langbord.server.serve import work as command

    command(load_config(config, data=data, db=db, bus=bus))


@edition_app.command()
def check(file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")]) -> None:
    """Check an edition file."""
    from langbord.cli import editions as command

    command.check(file)


@edition_app.command()
def show(game: GameArgument) -> None:
    """Print a game's own edition, to read or to make one's own from."""
    from langbord.cli import editions as command

    command.show(game)


def _first_game() -> str:
    from langbord.core.plugins import game_names

    return next(iter(game_names()), "")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def _pairs(texts: list[str] | None, *, several: bool = False) -> dict[str, Any]:
    """Options of a game as typed: numbers, true and false, and words; of several values of one a list."""
    pairs: dict[str, Any] = {}
    for text in texts or []:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise typer.BadParameter(f"an option is given as KEY=VALUE, not as {text!r}")
        if key == "players":
            raise typer.BadParameter("the number of players is given by --players")
        pairs[key] = [_typed(part) for part in _listed(value)] if several else _typed(value)
    return pairs


def _typed(value: str) -> bool | int | str:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if NUMBER.fullmatch(value) else value


def _number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise typer.BadParameter(f"{text!r} is no number of players")
    return int(text)


def _budget(text: str) -> Any:
    from langbord.bots.budget import read_budget

    if (budget := read_budget(text)) is None:
        raise typer.BadParameter(f"a budget is given as 2000, 500ms or 2000/1s*2, not as {text!r}")
    return budget


def _language(wanted: str | None) -> str:
    from langbord.locales import LANGUAGES, choose_language

    if wanted is not None and wanted not in LANGUAGES:
        raise typer.BadParameter(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
    return choose_language(wanted)
