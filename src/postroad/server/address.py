"""Where the server can be reached: links that work on another device too."""

import ipaddress
import socket
from io import BytesIO
from typing import Final
from urllib.parse import urlsplit

import segno
from starlette.requests import HTTPConnection

from postroad.server.settings import Settings

_ELSEWHERE: Final = ("10.255.255.255", 9)  # nothing is sent; the system only says which way it would go


def link(settings: Settings, connection: HTTPConnection, path: str) -> str:
    """The address of a page for someone else: the public one, or the one on the home network."""
    if settings.origins:
        return settings.origins[0] + path
    url = connection.url
    host = url.hostname or ""
    if not settings.is_on_loopback and _is_loopback(host) and (found := network_addresses()):
        host = found[0]
    name = f"[{host}]" if ":" in host else host
    port = f":{url.port}" if url.port else ""
    return f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{name}{port}{path}"


def qr_svg(link: str) -> str:
    """A link as a QR code, drawn."""
    out = BytesIO()
    code = segno.make(link, micro=False)
    code.save(out, kind="svg", scale=4, border=2, dark="#000", light="#fff", xmldecl=False)
    return out.getvalue().decode()


def is_reachable_by_others(link: str) -> bool:
    """Whether a link leads anywhere from another device."""
    return not _is_loopback(urlsplit(link).hostname or "")


def network_addresses() -> list[str]:
    """This machine's addresses on its networks, the usual one first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        pass
    return [host for host in dict.fromkeys(found) if not _is_loopback(host) and host != "0.0.0.0"]


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
