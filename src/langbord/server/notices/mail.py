"""Mail over SMTP."""

from __future__ import annotations

from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from langbord.core.errors import LangbordError
from langbord.server.config import BadConfig, Config
from langbord.server.notices.times import at_utc

SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class Unsent(Exception):
    """A mail was not taken."""

    def __init__(self, why: str, *, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good  # there is no such mailbox: trying again is of no use


class Mail(NamedTuple):
    """What is written to somebody, as text and as HTML."""

    to: str
    subject: str
    text: str
    html: str
    id: str  # the same where it is sent again
    at: int
    unsubscribe: str | None = None  # an address where one click does it


class Mailer:
    """A mail server that takes our mails, as the settings name it."""

    def __init__(self, config: Config) -> None:
        """`BadConfig` where the settings cannot be meant."""
        assert config.smtp is not None
        parts = urlsplit(config.smtp)
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadConfig("smtp: is to look like smtp://name:password@mail.example.org:587")
        if config.public_url is None:
            raise BadConfig("smtp: mails need links, so public_url must be set, too")
        site = urlsplit(config.public_url).hostname or "localhost"
        self.host, self.port = parts.hostname, parts.port or PORTS[parts.scheme]
        self.tls = parts.scheme == "smtps"
        self.name, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        display, address = parseaddr(config.mail_from or f"Langbord <langbord@{site}>")
        if "@" not in address:
            raise BadConfig("mail_from: is to look like Langbord <table@example.org>")
        self.sender = Address(display or "Langbord", addr_spec=address)
        self.site = site

    async def send(self, mail: Mail) -> None:
        client = aiosmtplib.SMTP(hostname=self.host, port=self.port, use_tls=self.tls, timeout=SECONDS, start_tls=False)
        try:
            message = self.compose(mail)
            async with client:
                if not self.tls and client.supports_extension("starttls"):
                    await client.starttls()
                elif not self.tls and self.name and self.host not in LOOPBACK:
                    raise Unsent("the mail server offers no TLS, and a password is not sent without", for_good=False)
                if self.name:
                    await client.login(self.name, self.password)
                await client.send_message(message, recipients=[mail.to])
        except aiosmtplib.SMTPRecipientsRefused as error:
            refused = error.recipients[0]
            raise Unsent(f"{refused.code} {refused.message}", for_good=500 <= refused.code < 600) from error
        except (aiosmtplib.SMTPException, MessageError, OSError, ValueError) as error:
            raise Unsent(str(error) or type(error).__name__, for_good=False) from error

    def compose(self, mail: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(at_utc(mail.at))
        message["Message-ID"] = f"<{mail.id}@{self.site}>"
        message["Auto-Submitted"] = "auto-generated"
        if mail.unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        message.add_alternative(mail.html, subtype="html")
        return message


def open_mailer(config: Config) -> Mailer | None:
    """Who sends mails, where the settings name a mail server."""
    return Mailer(config) if config.smtp is not None else None


def needed_mailer(config: Config) -> Mailer:
    if config.smtp is None:
        raise LangbordError('no mail server is set: smtp = "smtp://name:password@mail.example.org:587"')
    return Mailer(config)
