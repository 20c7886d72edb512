"""What is said over the wire about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from langbord.locales import LANGUAGES
from langbord.server.limits import SIZES
from langbord.server.messages import NO_NUL, Strict, TableId, Wire

Notify = Literal["now", "daily", "never"]
ReceiverKind = Literal["mail", "push", "discord", "slack", "json"]
Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
Zone = Annotated[str, Meta(min_length=1, max_length=SIZES.zone, pattern=r"^[A-Za-z0-9_+/-]+$")]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=24 * 60)]
# Less than mail allows: "=?" begins what header lines take for other letters, for line ends and for more addresses
Address = Annotated[
    str,
    Meta(
        min_length=3,
        max_length=SIZES.mail,
        pattern=r"^(?!.*=\?)[\w.!#$%&'*+/=?^`{}~-]+@[^\W_]([\w.-]*[^\W_])?$",
    ),
]
Link = Annotated[str, Meta(min_length=10, max_length=SIZES.link, pattern=r"^https?://[^\s\u0000]+$")]
Key = Annotated[str, Meta(min_length=16, max_length=SIZES.push_key, pattern=r"^[A-Za-z0-9_=-]+$")]
SignedToken = Annotated[str, Meta(min_length=10, max_length=SIZES.link, pattern=r"^[A-Za-z0-9_.=-]+$")]


class Likes(Strict, frozen=True, kw_only=True):
    """How somebody wants to be told things. Quiet hours and the hour of the daily notice are minutes of his day."""

    language: Language = "en"
    zone: Zone = "UTC"
    notify: Notify = "now"
    quiet_from: MinuteOfDay = 0
    quiet_until: MinuteOfDay = 0
    daily_at: MinuteOfDay = 18 * 60


class Locale(Strict, frozen=True, kw_only=True):
    """What a browser knows of its reader."""

    language: Language
    zone: Zone


class TableLikes(Strict, frozen=True, kw_only=True):
    """The same for one table; none: as for all others."""

    table: TableId
    notify: Notify | None


class NewMail(Strict, frozen=True, kw_only=True):
    address: Address


class NewPush(Strict, frozen=True, kw_only=True):
    """A browser's subscription, as `PushSubscription.toJSON` gives it."""

    endpoint: Link
    p256dh: Key
    auth: Key
    label: Annotated[str, Meta(max_length=SIZES.label, pattern=NO_NUL)] = ""


class NewHook(Strict, frozen=True, kw_only=True):
    """A webhook in the shape of Discord or Slack, or of plain JSON that is signed with a key of its own."""

    kind: Literal["discord", "slack", "json"]
    url: Link


class Receiver(Wire, frozen=True, kw_only=True):
    """Where notices go. Of a webhook only the host is told again, as the rest of its address is a secret."""

    id: str
    kind: ReceiverKind
    label: str
    created: int
    verified: bool
    wanted: bool  # do notices go there? A mail address can be kept for the account alone
    failing: int | None  # since when nothing arrives there
    secret: str | None = None  # of plain JSON: the key of its signatures, shown once


class WantNotices(Strict, frozen=True, kw_only=True):
    wanted: bool


class Noticed(Wire, frozen=True, kw_only=True):
    """All that somebody has said about notices, and what this server can send."""

    likes: Likes
    receivers: list[Receiver]
    tables: dict[str, Notify]
    calendar: bool  # there is one
    mail: bool  # can this server send mail?
    hooks: bool
    push_key: str  # by which a browser knows this server's push messages


class Calendar(Wire, frozen=True, kw_only=True):
    """The address of one's deadlines as a calendar; shown once, as it is a secret."""

    url: str


class Confirm(Strict, frozen=True, kw_only=True):
    """The end of a link from a mail."""

    token: SignedToken
