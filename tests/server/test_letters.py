"""Every letter in six languages, as text and as HTML; and nothing that is hidden in a game stands in any of them."""

from __future__ import annotations

import asyncio
import html
import json
import random
import re

import httpx
import pytest

from langbord.core.plugins import game_names
from langbord.locales import LANGUAGES, Teller
from langbord.server.clock import now
from langbord.server.messages import ProposalInfo, SeatInfo, TableInfo
from langbord.server.notices.calendar import calendar
from langbord.server.notices.letters import Point, Writer
from langbord.server.notices.messages import Calendar, Likes, Receiver
from langbord.server.notices.outbox import NoticeKind, notice
from langbord.server.socket_messages import Snapshot
from langbord.server.standings import Awaited
from tests.server.house import House
from tests.server.receivers import Browser, MailServer, WebServer, html_of, text_of, wait_until
from tests.server.test_notices import SITE, accounts, mails, post_office, slow_table, take_turn, verified_mail, web

__all__ = ["mails", "post_office", "web"]  # fixtures
KINDS: tuple[NoticeKind, ...] = ("turn", "proposed", "over", "invited", "rematch")


def table_of(game: str) -> TableInfo:
    seats = [SeatInfo(name=name, kind="person") for name in ("Ada", "Bo & <Co>", "Cleo")]
    common = {"edition": "standard", "options": {}, "status": "playing", "clock": None, "listed": True, "study": False}
    proposal = ProposalInfo(what="retract", seat=1, agreed=[1])
    return TableInfo(
        id="abc", game=game, proposal=proposal, seats=seats, commitment="", host=False, created=0, **common
    )  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_whole_in_every_language(language: str) -> None:
    """No message id, no variable that was left open; in HTML names cannot be tags."""
    writer = Writer(Likes(language=language, zone="Europe/Oslo"), "Ada", SITE)
    letters = [writer.account(kind, f"{SITE}/x") for kind in ("verify", "reset", "test")]
    closing = writer.why(f"{SITE}/account", f"{SITE}/unsubscribe/x")
    for game in game_names():
        points = [Point(notice("p", "abc", kind, 1, 0), table_of(game), now(), "Bo & <Co>") for kind in KINDS]
        letters += [writer.points([point], closing) for point in points]
        letters.append(writer.points([points[0]] * 3 + points, closing))
    subjects = {letter.subject for letter in letters}
    assert len(subjects) >= 3 + len(game_names()) * len(KINDS) + 1
    for letter in letters:
        page = letter.html(language, writer.button("table"))
        for text in (letter.subject, letter.text, page, letter.brief):
            assert not re.search(r"notices-[a-z]|\{ ?\$|\w+-name\b", text), text
        assert "<Co>" not in page
        assert html.escape(letter.greeting) in page
        assert f'lang="{language}"' in page
    feed = calendar(
        [(table_of("tickets"), Awaited(seat=0, person="p", since=3, deadline=now()))], writer.likes, "Ada", SITE, 0
    )
    assert b"BEGIN:VEVENT" in feed
    assert b"notices-" not in feed


def hidden_of(view: object) -> set[str]:
    """Every word of a view: more than is hidden, and much of it is."""
    return set(re.findall(r'"([a-z][a-z_ -]{4,})"', json.dumps(view)))


def test_nothing_of_a_game_stands_in_any_notice(post_office: House, mails: MailServer, web: WebServer) -> None:
    """All that the three games' views and choices speak of, for every seat, is looked for in all that was sent."""
    browser, rng = Browser(), random.Random(5)
    secrets: set[str] = set()
    feeds: list[str] = []

    async def play(game: str, players: int) -> None:
        async with accounts(post_office, players) as people:
            for number, person in enumerate(people):
                await verified_mail(person, mails, f"{game}-{number}@example.org")
                await person.ask(
                    "POST", "/api/me/push", Receiver, browser.subscription(web.url(f"/s-push-{game}-{number}"))
                )
                for kind in ("discord", "slack", "json"):
                    hook = {"kind": kind, "url": web.url(f"/s-{kind}-{game}-{number}")}
                    await person.ask("POST", "/api/me/hooks", Receiver, hook)
            table = await slow_table(people, game)
            for _ in range(4):
                for person in people:
                    await take_turn(person, table, rng)
                    async with person.socket() as socket:
                        await socket.watch(table)
                        snapshot = await socket.wait_for(Snapshot)
                    secrets.update(hidden_of(snapshot.view))
                    secrets.update(choice.action for choice in snapshot.choices)
            tags = re.findall(r"<meta property[^>]*>", httpx.get(f"{post_office.url}/table/{table}").text)
            assert f'content="{SITE}/table/{table}"' in "".join(tags)
            about = html.escape(Teller("en").tell(f"{game}-about"))  # printed words of the game, the same for all
            feeds.append("".join(tags).replace(about, ""))
            for person in people:
                url = (await person.ask("POST", "/api/me/calendar", Calendar)).url
                feeds.append(httpx.get(url.replace(SITE, post_office.url)).text)
            seats = range(players)  # whoever is waited for now
            told = lambda: any(web.at(f"/s-json-{game}-{seat}") for seat in seats)  # noqa: E731
            await asyncio.to_thread(wait_until, told)
            mailed = lambda: any(len(mails.to(f"{game}-{seat}@example.org")) > 1 for seat in seats)  # noqa: E731
            await asyncio.to_thread(wait_until, mailed)

    for game, players in zip(game_names()[:3], (2, 3, 2), strict=True):
        asyncio.run(play(game, players))
    sent = [
        json.dumps(browser.read(posted)) if "/s-push" in posted.path else posted.body.decode()
        for posted in web.posted
        if posted.path.startswith("/s-")
    ]
    sent += [text_of(mail) + re.sub(r"<[^>]*>", " ", html_of(mail)) for mail in mails.mails] + feeds
    allowed = {"players", "table", *game_names()}  # words of ours, which views have too
    leaked = {
        secret for secret in secrets - allowed if any(re.search(rf"\b{re.escape(secret)}\b", text) for text in sent)
    }
    assert leaked == set()
    assert len(secrets) > 50
    assert len(sent) > 20
