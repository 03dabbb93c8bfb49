"""Services through which one is told of one's turn: the form of the settings, on a phone, with real receivers."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.test_waiting import enter
from tests.browser.visitor import Visit
from tests.faults.sockets import begun
from tests.server.notices.receiver import push_service, until
from tests.server.served import browser, served

pytestmark = pytest.mark.slow

ALLOWED = ("discord", "slack", "tgram", "ntfy", "mailtos", "webhook")
DISCORD = f"https://discord.com/api/webhooks/123456789012345678/{'a' * 68}"


def test_one_adds_services_tries_them_and_is_told_through_them(visit: Visit, tmp_path: Path) -> None:
    flags = [word for kind in ALLOWED for word in ("--services", kind)]
    with (
        push_service() as service,
        served(tmp_path, "--private-notices", *flags) as address,
        browser(address, "Ada") as ada,
        browser(address, "Ben") as ben,
    ):
        service.answers["/"] = (200, {})
        someone = visit("en", "phone", address=address)
        enter(someone, dict(ada.cookies))
        page = someone.go("/settings")
        form = page.locator("[data-services]")
        for kind, said in (("Telegram", "@BotFather"), ("E-mail", "mailtos://"), ("Discord", "Integrations")):
            form.locator("select").select_option(label=kind)
            expect(form.locator("#service-how")).to_contain_text(said)
        assert not someone.violations()
        assert not someone.is_too_wide()

        def add(typed: str) -> None:
            form.get_by_label("Address of the service").fill(typed)
            form.get_by_role("button", name="Add").click()

        add("gopher://nowhere")
        expect(page.locator("[data-toast]").last).to_contain_text("This is not the address of a service")
        someone.complaints.clear()  # the refused request itself
        add(DISCORD)  # as Discord gives it; it is not asked
        expect(form.locator("[data-service=discord]")).to_contain_text("Discord")
        form.locator("[data-service=discord]").get_by_role("button", name="Remove Discord").click()
        expect(form.locator("[data-service=discord]")).to_have_count(0)
        add(f"{service.address}/hook")
        expect(form.get_by_role("status")).to_contain_text("shown only once")
        add(service.address.replace("http://", "ntfy://") + "/topic")
        ntfy, hook = form.locator("[data-service=ntfy]"), form.locator("[data-service=webhook]")
        ntfy.get_by_role("button", name="Send a test message").click()
        expect(page.locator("[data-toast]").last).to_contain_text("Sent. Look whether it has arrived.")
        assert b"A test from Postroad" in service.bodies("/")[-1]
        service.answers["/hook"] = (500, {})
        hook.get_by_role("button", name="Send a test message").click()
        expect(page.locator("[data-toast]").last).to_contain_text("The service did not take the message.")
        assert json.loads(service.bodies("/hook")[-1])["kind"] == "trial"
        someone.picture("services")
        del service.answers["/hook"]
        begun("kings-road", ben, ada)
        until(lambda: len(service.bodies("/hook")) == 2 and len(service.bodies("/")) == 2)
        assert json.loads(service.bodies("/hook")[-1])["title"] == "It is your turn: King's Road"
        hook.get_by_role("button", name="Remove").click()
        expect(hook).to_have_count(0)
        assert [one["kind"] for one in ada.get("/api/me/notices").json()["services"]] == ["ntfy"]
