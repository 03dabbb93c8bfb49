"""Whether a server answers where people come to: pages, sockets, its clock."""

import json
import time
from email.utils import parsedate_to_datetime
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from postroad.cli.checks import CLOCK_WRONG_MS, Check

PATIENCE_S: Final = 5.0
NOT_OURS: Final = "something else answers there"


def reach_checks(url: str) -> list[Check]:
    """Ask a server as a browser would."""
    try:
        with urlopen(f"{url}/healthz", timeout=PATIENCE_S) as answer:
            text, headers = answer.read(10_000), answer.headers
    except HTTPError as error:
        text, headers = error.read(10_000), error.headers
    except (URLError, OSError, ValueError) as error:
        return [Check("page", "wrong", f"{url} does not answer: {getattr(error, 'reason', error)}")]
    try:
        status = json.loads(text)["status"]
    except (ValueError, KeyError, TypeError):
        return [Check("page", "wrong", f"{url}/healthz: {NOT_OURS}")]
    checks = [Check("page", "ok" if status == "ok" else "wrong", f"{url} says it is {status}")]
    if headers.get("date"):
        off_s = parsedate_to_datetime(headers["date"]).timestamp() - time.time()
        is_off = abs(off_s) * 1000 > CLOCK_WRONG_MS
        checks.append(Check("server's clock", "warning" if is_off else "ok", f"{off_s:+.0f} s from this machine's"))
    return [*checks, _socket_check(url)]


def _socket_check(url: str) -> Check:
    address = url.replace("http", "ws", 1) + "/socket"
    try:
        with connect(address, origin=Origin(url), open_timeout=PATIENCE_S, close_timeout=1) as socket:
            hello = json.loads(socket.recv(timeout=PATIENCE_S))
    except (WebSocketException, OSError, TimeoutError, ValueError) as error:
        said = f"{address} cannot be opened ({error}); does the proxy pass Upgrade, Connection, Host and Origin on?"
        return Check("sockets", "wrong", said)
    is_ours = isinstance(hello, dict) and hello.get("t") == "hello"
    return Check("sockets", "ok" if is_ours else "wrong", address if is_ours else f"{address}: {NOT_OURS}")
