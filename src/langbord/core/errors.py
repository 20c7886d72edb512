"""What can be wrong with what comes from outside, each with a message that names it."""


class LangbordError(Exception):
    """Anything a user can put right; the message is one sentence for him."""


class UnknownGame(LangbordError):
    """No game of that name."""


class BrokenGame(LangbordError):
    """A game that is installed, but not as it should be."""


class BadOptions(LangbordError):
    """Options that the game does not have, or values that it does not take."""


class BadEdition(LangbordError):
    """An edition file that cannot be read or breaks a rule for editions."""


class BadPosition(LangbordError):
    """A position that is not of the documented form, or that no game can reach."""


class BadRecord(LangbordError):
    """A game record that is not of the documented form or does not follow the rules.

    `line` is the first line that is wrong, counted from 1.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line


class OtherRules(LangbordError):
    """A record that was played by rules of another version than those at hand."""

    def __init__(self, played: int, at_hand: int) -> None:
        super().__init__(
            f"the game was played by {rules_told(played)}; those at hand are version {at_hand},"
            " so neither what was legal nor the score can be checked"
        )


def rules_told(version: int) -> str:
    return f"version {version} of the rules" if version else "rules of before the first release"


class IllegalAction(LangbordError):
    """An action that the seat may not take now; `rule` is the number of the rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class AmbiguousAction(IllegalAction):
    """A text that fits several legal actions: those in `fitting`."""

    def __init__(self, text: str, fitting: list[str]) -> None:
        super().__init__(f"{text!r} can mean {', '.join(map(repr, fitting))}")
        self.fitting = fitting


class NothingToUndo(LangbordError):
    """The last action cannot be taken back: it showed something, or another player has acted since."""


class NonConforming(AssertionError):
    """A game does not keep a promise that every game makes."""


def require(holds: bool, where: str, what: str) -> None:
    """Refuse a game that breaks a promise, with where and what."""
    if not holds:
        raise NonConforming(f"{where}: {what}")
