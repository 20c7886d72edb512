"""The documentation at the server's own address."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Visitor

Visit = Callable[..., Visitor]


def test_the_documentation_is_searched(visitors: Visit) -> None:
    """Under a policy that lets no script run but those of the build; a refusal is an error on the console."""
    page, errors = visitors().page, list[str]()
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    answer = page.goto("/docs/")
    assert answer is not None
    assert (
        "'unsafe-inline'" not in answer.headers["content-security-policy"].partition("script-src")[2].partition(";")[0]
    )
    expect(page.get_by_role("heading", name="Langbord")).to_be_visible()
    page.get_by_role("textbox", name="Search").fill("backup")
    page.locator(".md-search-result__link").first.click()
    expect(page.get_by_role("main")).to_contain_text("backup")
    assert not errors
