"""A process that sends messages to services of many kinds: a line of JSON in, a line of JSON out, one at a time.

In: {"url", "title", "body"}, or {"url"} alone to ask what it means; out: {"result"}: sent, failed, forbidden,
unreadable, or the scheme of the service that is meant. Apprise knows the services, and connects as it likes; so it
does that here, where whatever connects to an address that is not public is stopped, redirected there or not, and
nothing else can be begun.
"""

import json
import logging
import sys
from typing import Any, Final
from urllib.parse import urlsplit

from postroad.server.notices.outgoing import is_public

MOST_MEMORY: Final = 1 << 30  # bytes: a service that answers without end ends this process
READY: Final = {"result": "ready"}
_CONNECTS: Final = {"socket.connect", "socket.sendto", "socket.sendmsg"}
_BEGINS: Final = {"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "socket.bind"}


class Guard:
    """Looks at everything that this process does to the world, as an audit hook: none can be removed again."""

    def __init__(self) -> None:
        self.has_refused = False

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Raises PermissionError for what must not be."""
        if event in _BEGINS:
            raise PermissionError(event)
        if event in _CONNECTS:
            address = arguments[1]
            if not isinstance(address, tuple) or not is_public(str(address[0])):
                self.has_refused = True
                raise PermissionError(event)


def answer(request: dict[str, str], guard: Guard) -> str:
    """What came of a request."""
    import apprise  # takes a while, and is only here

    service = apprise.Apprise.instantiate(request["url"], suppress_exceptions=True)
    if service is None:
        return "unreadable"
    if "title" not in request:
        return urlsplit(str(service.url())).scheme  # type: ignore[no-untyped-call]
    guard.has_refused = False
    try:
        is_sent = bool(service.notify(title=request["title"], body=request["body"]))
    except Exception:  # a plugin's own trouble is one message's
        is_sent = False
    return "sent" if is_sent else "forbidden" if guard.has_refused else "failed"


def main(allows_private: bool) -> None:  # noqa: FBT001
    """Answer until the input ends."""
    logging.disable()
    _limit_memory()
    out, sys.stdout = sys.stdout, sys.stderr  # whatever a plugin prints is no answer
    print(json.dumps(READY), file=out, flush=True)
    guard = Guard()
    is_guarded = allows_private
    for line in sys.stdin:
        request = json.loads(line)
        if not is_guarded:
            answer({"url": ""}, guard)  # loads what there is to load
            sys.addaudithook(guard)
            is_guarded = True
        print(json.dumps({"result": answer(request, guard)}), file=out, flush=True)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


if __name__ == "__main__":
    main(sys.argv[1:] == ["private"])
