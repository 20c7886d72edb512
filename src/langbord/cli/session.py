"""A game at the terminal: people and bots take turns; nothing that was played is ever lost."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from shlex import quote

from rich.text import Text

from langbord.bots import Interruption, decide, interruption
from langbord.bots.levels import can_search, hint_budget
from langbord.cli import saves
from langbord.cli.menu import Entry, single_entries
from langbord.cli.screen import Screen
from langbord.cli.table import Seat
from langbord.core.dealer import FairDealer
from langbord.core.errors import AmbiguousAction, IllegalAction, LangbordError, NothingToUndo
from langbord.core.match import Match
from langbord.locales import LANGUAGES

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  # arrow keys and history in what is typed

PROMPT = "> "
IDEAS = 3  # of a hint


class Left(Exception):
    """The player left the table; the game can be resumed."""


class Session:
    """One sitting. `path` is where the record is kept up to date."""

    def __init__(
        self, match: Match, seats: list[Seat], screen: Screen, path: Path, pace: float = 0.0, seed: int | None = None
    ) -> None:
        self.match, self.seats, self.screen, self.path, self.pace = match, seats, screen, path, pace
        self.people = [k for k, seat in enumerate(seats) if seat.bot is None]
        self._bots_luck = random.Random(seed)
        self._told = dict.fromkeys([*self.people, None], len(match.moments))  # how much of the log each viewer has seen
        self._at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self._drawn = False  # does the table on the screen still serve?
        self._declined: dict[int, tuple[list[int], list[str]]] = {}  # interrupts that a person was asked for
        self._commands: dict[str, Callable[[int, str], None]] = {
            "?": self._help,
            "help": self._help,
            "rules": self._rules,
            "board": self._board,
            "list": self._list,
            "log": self._log,
            "hint": self._hint,
            "undo": self._undo,
            "u": self._undo,
            "save": self._save,
            "language": self._language,
            "quit": self._quit,
            "q": self._quit,
        }

    def play(self) -> bool:
        """Play until the game is over (True) or the players leave (False)."""
        try:
            self._welcome()
            self._keep()
            while not self.match.over:
                self._go_on()
        except (Left, KeyboardInterrupt):
            saves.write(self.path, self.match.record(reveal_key=True))
            self.screen.show(Text())
            self.screen.advise("core-left", f"langbord play --resume {quote(str(self.path))}")
            return False
        self._finish()
        return True

    def _welcome(self) -> None:
        self.screen.show(Text())
        self.screen.say(f"{self.match.game.name}-name", style="bold")
        self.screen.say("core-welcome")
        if isinstance(self.match.dealer, FairDealer):
            self.screen.fairness(self.match.dealer.commitment)

    def _go_on(self) -> None:
        """One action of whoever is awaited; where all choose at once, people do so first: they may take it back."""
        if self.match.game.interrupts and (found := self._out_of_turn()):
            self._bot_does(found.seat, found.action)
            return
        seat = min(self.match.awaited, key=lambda seat: self.seats[seat].bot is not None)
        if self.seats[seat].bot is None:
            self._person_acts(seat)
        elif not self._interrupted():
            self._bot_acts(seat)

    # --- bots -------------------------------------------------------------------------------------------------------

    def _bot_acts(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        self._bot_does(seat, decide(self.match, seat, bot, self._bots_luck.getrandbits(64)))

    def _out_of_turn(self) -> Interruption | None:
        return interruption(self.match, [seat.bot for seat in self.seats], self._bots_luck.getrandbits(64))

    def _bot_does(self, seat: int, action: int) -> None:
        self.match.play(action, seat)
        self._drawn = False
        if not self.people:
            self._tell_news(None)
            if self.screen.console.is_terminal:
                time.sleep(self.pace)

    def _interrupted(self) -> bool:
        """Before a bot acts, a person who may interrupt is asked: once, as long as nothing else could be done."""
        for seat in self.people:
            chances = (self.match.awaited, self.match.legal(seat))
            if seat not in self.match.awaited and chances[1] and chances != self._declined.get(seat):
                self._declined[seat] = chances
                self._sit_down(seat)
                self.screen.say("core-interrupt")
                before = len(self.match.moments)
                self._choose(seat, may_pass=True)
                if len(self.match.moments) != before:
                    return True
        return False

    # --- people -----------------------------------------------------------------------------------------------------

    def _person_acts(self, seat: int) -> None:
        self._sit_down(seat)
        if not self._drawn:
            self.screen.table(self.match, seat)
            self._drawn = True
        self._tell_news(seat)
        self.screen.recap(self.match.recap(seat))
        self.screen.question(self.match, seat)
        before = len(self.match.moments)
        self._choose(seat)
        if len(self.match.moments) > before:
            self._tell_news(seat)
            self._confirm(seat)
            self._keep()

    def _sit_down(self, seat: int) -> None:
        """Where several people share the screen, the one before must not show what the next one may see."""
        if self._at_screen == seat:
            return
        if len(self.people) > 1:
            if self._at_screen is not None:  # the welcome may be read by all
                self._clear()
            self.screen.say("core-hand-over", {"player": f"#{seat}"}, "bold")
            self._ask("core-press-enter")
            self._clear()
        self._at_screen = seat
        self._drawn = False

    def _clear(self) -> None:
        console = self.screen.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")  # what was scrolled away too
        else:
            self.screen.show(Text("\n" * 40))

    def _choose(self, seat: int, may_pass: bool = False) -> None:
        """Offer what is legal until the player has acted or a command changed what there is to do."""
        offered = self.screen.entries(self.match, seat)
        self.screen.menu(offered)
        self.screen.say("core-how-to-choose", style="dim")
        before = len(self.match.moments)
        while True:
            answer = self._ask()
            if not answer and may_pass:
                return
            if self._obey(seat, answer):
                if len(self.match.moments) != before or answer.startswith("language"):
                    return
            elif (action := self._meant(seat, answer, offered)) is not None:
                self.match.play(action, seat)
                return

    def _meant(self, seat: int, answer: str, offered: list[Entry]) -> int | str | None:
        """The action that an answer names, or the act that it spells out; else the player is told why not."""
        if answer.isdecimal():
            if 1 <= int(answer) <= len(offered):
                return self._one_of(seat, offered[int(answer) - 1].actions)
            self.screen.say("core-no-such-number", {"number": answer, "last": len(offered)})
            return None
        if not answer:
            self.screen.menu(offered)
            return None
        try:
            actions = self.match.meant(answer, seat)
            return actions[0] if len(actions) == 1 else answer
        except AmbiguousAction as ambiguous:
            self.screen.say("core-ambiguous", {"text": answer})
            return self._one_of(seat, [self.match.find(text, seat) for text in ambiguous.fitting])
        except IllegalAction:
            self.screen.say("core-not-possible", {"text": answer})
            return None

    def _one_of(self, seat: int, actions: list[int]) -> int | None:
        """Which of several actions: of a group, or of those that a text fits."""
        if len(actions) == 1:
            return actions[0]
        choices = single_entries(self.match, seat, actions)
        self.screen.menu(choices)
        answer = self._ask("core-which")
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            return actions[int(answer) - 1]
        self.screen.say("core-none-chosen")
        return None

    def _confirm(self, seat: int) -> None:
        """Once, before anybody else acts, a turn that can still be taken back is shown to stand."""
        while self.match.undoable and seat not in self.match.awaited:
            answer = self._ask("core-confirm")
            if not answer:
                return
            if not self._obey(seat, answer):
                self.screen.say("core-not-possible", {"text": answer})

    def _ask(self, message: str | None = None) -> str:
        prompt = f"{self.screen.tell(message)} {PROMPT}" if message else PROMPT
        try:
            return " ".join(input(prompt).split())
        except EOFError:
            raise Left from None

    # --- commands ---------------------------------------------------------------------------------------------------

    def _obey(self, seat: int, answer: str) -> bool:
        """Do what a command says; False where the answer is none."""
        word, _, rest = answer.partition(" ")
        command = self._commands.get(word.lower())
        if command is None:
            return False
        try:
            command(seat, rest)
        except NothingToUndo:
            self.screen.say("core-nothing-to-undo")
        except LangbordError as error:
            self.screen.show(Text(str(error), "red"))
        return True

    def _help(self, seat: int, rest: str) -> None:
        example = max(self.match.legal(seat), key=len, default="")
        self.screen.say("core-help", {"example": example, "languages": ", ".join(LANGUAGES)})

    def _rules(self, seat: int, rest: str) -> None:
        self.screen.say(f"{self.match.game.name}-rules")

    def _board(self, seat: int, rest: str) -> None:
        self.screen.table(self.match, seat)
        self.screen.menu(self.screen.entries(self.match, seat))

    def _list(self, seat: int, rest: str) -> None:
        self.screen.listing(self.match, seat)

    def _log(self, seat: int, rest: str) -> None:
        for moment in self.match.moments:
            self.screen.moment(self.match, moment, seat)

    def _hint(self, seat: int, rest: str) -> None:
        """What a bot would do, by what the player may know; that he asked stands in the record."""
        if seat not in self.match.awaited:
            self.screen.say("core-not-your-turn")
            return
        if not can_search():
            self.screen.say("core-hint-needs", {"extra": "langbord[fast]"})
            return
        from langbord.bots.analysis import analyse

        self.match.note_hint(seat)
        with self.screen.console.status(self.screen.tell("core-bots-prepare")):
            ideas = analyse(self.match, seat, hint_budget(self.match.game.name))
        self.screen.say("core-hint-explained")
        self.screen.ideas(self.match, seat, ideas[:IDEAS])

    def _undo(self, seat: int, rest: str) -> None:
        if not self.match.moments or self.match.moments[-1].actor != seat:
            raise NothingToUndo("another player has acted since")
        self.match.undo()
        self._told = {viewer: min(told, len(self.match.moments)) for viewer, told in self._told.items()}
        self._drawn = False
        self.screen.say("core-undone")

    def _save(self, seat: int, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        saves.write(path, self.match.record(reveal_key=True))
        self.screen.say("core-saved", {"file": str(path)})

    def _language(self, seat: int, rest: str) -> None:
        if rest not in LANGUAGES:
            raise LangbordError(", ".join(f"{code} ({name})" for code, name in LANGUAGES.items()))
        self.screen.speak(rest)
        self._drawn = False

    def _quit(self, seat: int, rest: str) -> None:
        raise Left

    # --- what is told and kept --------------------------------------------------------------------------------------

    def _tell_news(self, viewer: int | None) -> None:
        """What happened since this viewer last looked."""
        news = self.match.moments[self._told[viewer] :]
        if news and self._drawn:
            self.screen.show(Text())
        for moment in news:
            self.screen.moment(self.match, moment, viewer)
        self._told[viewer] = len(self.match.moments)

    def _keep(self) -> None:
        """Keep the record up to date; where it cannot be, that is said when the player leaves."""
        with contextlib.suppress(LangbordError):
            saves.write(self.path, self.match.record(reveal_key=True))

    def _finish(self) -> None:
        self.screen.table(self.match, self._at_screen)
        self._tell_news(self._at_screen)
        self.screen.score(self.match)
        saves.write(self.path, self.match.record())
        self.screen.show(Text())
        self.screen.advise("core-kept", f"langbord verify {quote(str(self.path))}")
