"""Letters: what is written to one receiver, in the reader's language, as text, as HTML and as short lines.

In the database a letter is kept as what it is about; it is worded when it is sent.
"""

from __future__ import annotations

import html
from typing import Literal, NamedTuple

import msgspec

from langbord.locales import Teller
from langbord.server.messages import TableInfo
from langbord.server.notices.messages import Likes
from langbord.server.notices.outbox import Notice
from langbord.server.notices.times import told


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """`notices`, or one of the letters about an account that carry a link."""

    kind: Literal["notices", "verify", "reset"] = "notices"
    notices: list[Notice] = []


class Point(NamedTuple):
    """A notice with what is told of its table."""

    notice: Notice
    table: TableInfo
    deadline: int | None = None
    name: str = ""  # of whoever it comes from


class Line(NamedTuple):
    text: str
    link: str | None = None


class Worded(NamedTuple):
    """A letter in words."""

    subject: str
    greeting: str
    lines: list[Line]
    closing: list[Line]  # why it came, and how to be told less

    @property
    def brief(self) -> str:
        """Without greeting and closing, for webhooks and push."""
        return "\n".join(line.text for line in self.lines)

    @property
    def with_links(self) -> str:
        return "\n".join(f"{line.text} {line.link}" if line.link else line.text for line in self.lines)

    @property
    def text(self) -> str:
        body = "\n\n".join(f"{line.text}\n{line.link}" if line.link else line.text for line in self.lines)
        closing = "\n".join(f"{line.text}: {line.link}" if line.link else line.text for line in self.closing)
        return f"{self.greeting}\n\n{body}\n\n-- \n{closing}\n"

    def html(self, language: str, button: str) -> str:
        lines = "".join(_paragraph(line, button) for line in self.lines)
        closing = "<br>".join(_small(line) for line in self.closing)
        return PAGE.format(
            language=language,
            subject=_plain(self.subject),
            greeting=_plain(self.greeting),
            lines=lines,
            closing=closing,
        )


PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{subject}</title></head>
<body style="margin:0;padding:24px;background:#f4efe4;color:#26221c;font:16px/1.5 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #d9cfbb;border-radius:8px">
<p style="margin:0 0 16px;font-size:20px;font-weight:bold;color:#1d4a56">Langbord</p>
<p>{greeting}</p>
{lines}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d9cfbb;font-size:13px;color:#5c5446">{closing}</p>
</div></body></html>
"""
BUTTON = "display:inline-block;padding:8px 16px;background:#1d4a56;color:#fffdf8;text-decoration:none;border-radius:6px"


def _plain(text: str) -> str:
    return html.escape(text)


def _paragraph(line: Line, button: str) -> str:
    text = f"<p>{_plain(line.text)}"
    if line.link is not None:
        text += f'<br><a href="{_plain(line.link)}" style="{BUTTON}">{_plain(button)}</a>'
    return f"{text}</p>\n"


def _small(line: Line) -> str:
    if line.link is None:
        return _plain(line.text)
    return f'<a href="{_plain(line.link)}" style="color:#1d4a56">{_plain(line.text)}</a>'


class Writer:
    """Words letters in a person's language."""

    def __init__(self, likes: Likes, name: str, site: str) -> None:
        self.likes, self.name, self.site = likes, name, site
        self.teller = Teller(likes.language)

    def points(self, points: list[Point], closing: list[Line]) -> Worded:
        turns = [point for point in points if point.notice.kind == "turn"]
        lines = [Line(self._sentence(point), f"{self.site}/table/{point.table.id}") for point in points]
        if len(turns) > 1:
            subject = self.teller.tell("notices-games-wait", {"count": len(turns)})
        else:
            subject = self._sentence((turns or points)[0], brief=True)
        return Worded(subject, self.greeting, lines, closing)

    def account(self, kind: Literal["verify", "reset", "test"], link: str | None) -> Worded:
        """A letter about the account itself."""
        subject = self.teller.tell(f"notices-{kind}-subject")
        text = self.teller.tell(f"notices-{kind}", {"site": self.site, "name": self.name})
        closing = Line(self.teller.tell(f"notices-{kind}-else"))
        return Worded(subject, self.greeting, [Line(text, link)], [closing])

    @property
    def greeting(self) -> str:
        return self.teller.tell("notices-greeting", {"name": self.name})

    def button(self, kind: str) -> str:
        return self.teller.tell(f"notices-{kind}-button")

    def why(self, settings: str, unsubscribe: str) -> list[Line]:
        return [
            Line(self.teller.tell("notices-why", {"site": self.site})),
            Line(self.teller.tell("notices-change"), settings),
            Line(self.teller.tell("notices-unsubscribe"), unsubscribe),
        ]

    def _sentence(self, point: Point, *, brief: bool = False) -> str:
        """What a notice says, with the time that is left unless it is to be brief."""
        game = f"@{point.table.game}-name"
        people = [seat.name or "" for seat in point.table.seats if seat.kind == "person" and seat.name != self.name]
        args = {"game": game, "name": point.name, "others": self.teller.join(people)}
        if point.table.proposal is not None:
            args["what"] = f"@server-proposal-{point.table.proposal.what}"
        if point.notice.kind == "turn" and point.deadline is not None and not brief:
            return self.teller.tell("notices-turn-until", {**args, "when": told(point.deadline, self.likes)})
        return self.teller.tell(f"notices-{point.notice.kind}", args)
