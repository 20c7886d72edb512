"""Deadlines as a calendar that programs subscribe to (iCalendar, RFC 5545)."""

from __future__ import annotations

from datetime import timedelta

from icalendar import Calendar, Event, vDuration

from langbord.locales import Teller
from langbord.server.messages import TableInfo
from langbord.server.notices.messages import Likes
from langbord.server.notices.times import at_utc
from langbord.server.standings import Awaited

EVERY = timedelta(minutes=30)  # how often programs are asked to look
SHOWN = timedelta(minutes=30)  # an event ends at the deadline and begins so long before


def calendar(games: list[tuple[TableInfo, Awaited]], likes: Likes, name: str, site: str, at: int) -> bytes:
    """When the time is over in the games that wait for somebody."""
    teller = Teller(likes.language)
    feed = Calendar()
    feed.add("prodid", "-//Langbord//Deadlines//EN")
    feed.add("version", "2.0")
    feed.add("x-wr-calname", "Langbord")
    feed.add("refresh-interval", vDuration(EVERY), parameters={"VALUE": "DURATION"})
    for table, awaited in games:
        if awaited.deadline is None:
            continue
        people = [seat.name or "" for seat in table.seats if seat.kind == "person" and seat.name != name]
        args = {"game": f"@{table.game}-name", "name": "", "others": teller.join(people)}
        event, end = Event(), at_utc(awaited.deadline)
        event.add("uid", f"{table.id}-{awaited.since}@langbord")
        event.add("dtstamp", at_utc(at))
        event.add("dtstart", end - SHOWN)
        event.add("dtend", end)
        event.add("summary", teller.tell("notices-turn", args))
        event.add("url", f"{site}/table/{table.id}")
        feed.add_component(event)
    ical: bytes = feed.to_ical()
    return ical
