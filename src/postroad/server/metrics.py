"""Figures for Prometheus, in a registry of their own; labels come from closed sets."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from postroad.games import GAMES

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_LATENCIES: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What the server counts; nothing here names a person or a table."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests answered", "route", "status")
        self._actions = self._counter("actions", "actions carried out and stored", "game")
        self._acted = dict.fromkeys(GAMES, 0)  # of them, what is not told yet
        self.refusals = self._counter("refusals", "commands and requests refused", "key")
        self.bot_fallbacks = self._counter("bot_fallbacks", "bots that failed and were replaced by a simple move")
        self.sockets_cut = self._counter(
            "sockets_cut", "sockets ended for sending too much or reading too little", "why"
        )
        self.sockets_refused = self._counter("sockets_refused", "sockets that were one too many")
        self.connections_cut = self._counter(
            "connections_cut",
            "connections refused or ended: too many, too slow to ask, too slow to read, asking on and on",
            "why",
        )
        self.standstills = self._counter("standstills", "times that the process stood still or the clock was set")
        self.notices = self._counter("notices", "messages to people whose turn it is, by how it went", "result")
        self.analyses = self._counter("analyses", "analyses of finished games, by how they ended", "result")
        self.sockets = Gauge("postroad_sockets", "sockets that are open", registry=self.registry)
        self.commit_seconds = Histogram(
            "postroad_commit_seconds", "how long a durable commit took", buckets=_LATENCIES, registry=self.registry
        )
        self._tables = Gauge("postroad_tables", "tables by status", ["status"], registry=self.registry)

        self._lessons = Gauge(
            "postroad_lesson_reached", "learners who came to a step", ["game", "step"], registry=self.registry
        )

    def count_action(self, game: str) -> None:
        """An action was carried out; added up here, and told when someone looks: there are thousands a second."""
        self._acted[game] += 1

    def count_lessons(self, reached: dict[tuple[str, str], int]) -> None:
        """Note how many came to each step of a first game."""
        for (game, step), count in reached.items():
            self._lessons.labels(game, step).set(count)

    def count_tables(self, by_status: dict[str, int]) -> None:
        """Note how many tables there are."""
        self._tables.clear()
        for status, count in by_status.items():
            self._tables.labels(status).set(count)

    def gauge(self, name: str, about: str, figure: Callable[[], float]) -> None:
        """Add a figure that is asked for whenever someone looks."""
        Gauge(f"postroad_{name}", about, registry=self.registry).set_function(figure)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        for game, count in self._acted.items():
            self._actions.labels(game).inc(count)
            self._acted[game] = 0
        return generate_latest(self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"postroad_{name}", about, labels, registry=self.registry)
