"""Messages to browsers: sealed for one of them as RFC 8291 says, signed as RFC 8292 says."""

import pytest
from cryptography.exceptions import InvalidTag

from postroad.server.notices import web_push
from postroad.server.notices.outgoing import is_public
from tests.server.notices.receiver import BrowserKeys, plain, signed_claims, text


def test_the_reading_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5: what our receiver reads, browsers read."""
    keys = BrowserKeys(plain("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), plain("BTBZMqHH6r4Tts7J_aSIgg"))
    body = plain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert keys.read(body) == b"When I grow up, I want to be a watermelon"


def test_what_is_sealed_for_a_browser_it_alone_can_read() -> None:
    keys = BrowserKeys()
    one = keys.subscription("")
    body = web_push.sealed("It is your turn: Königsweg".encode(), one["p256dh"], one["auth"])
    assert keys.read(body).decode() == "It is your turn: Königsweg"
    assert "turn" not in body.decode("latin-1")
    with pytest.raises(InvalidTag):
        BrowserKeys().read(body)


def test_all_messages_are_equally_long() -> None:
    one = BrowserKeys().subscription("")
    assert len({len(web_push.sealed(b"x" * size, one["p256dh"], one["auth"])) for size in (1, 200, 900)}) == 1


def test_a_message_is_signed_for_its_service_alone() -> None:
    key = web_push.new_key()
    header = web_push.authorization(key, "https://push.example.org:8443/abc/def", "mailto:a@example.org")
    claims = signed_claims(header, web_push.public_text(key))
    assert (claims["aud"], claims["sub"]) == ("https://push.example.org:8443", "mailto:a@example.org")


@pytest.mark.parametrize("auth", ["", "AAAA", text(b"x" * 17), "!!!!"])
def test_keys_that_are_none_are_refused(auth: str) -> None:
    good = BrowserKeys().subscription("")
    assert web_push.are_keys(good["p256dh"], good["auth"])
    assert not web_push.are_keys(good["p256dh"], auth)
    assert not web_push.are_keys(auth, good["auth"])


PRIVATE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "nonsense",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known_in_every_disguise(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111"])
def test_public_ones_too(address: str) -> None:
    assert is_public(address)
