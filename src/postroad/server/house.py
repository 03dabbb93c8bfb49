"""What every part of the server shares: one object, made when it starts."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from postroad.server.limits import Limits
from postroad.server.metrics import Metrics
from postroad.server.settings import Settings
from postroad.store.outcomes import Outcomes
from postroad.store.people import People
from postroad.store.tokens import Tokens
from postroad.store.uploads import Uploads

if TYPE_CHECKING:
    from postroad.server.live.tables import Tables
    from postroad.store import Store


@dataclass
class House:
    """The store, the tables in play, the people, and what is counted."""

    settings: Settings
    store: "Store"
    tables: "Tables"
    people: People
    tokens: Tokens
    uploads: Uploads
    outcomes: Outcomes
    metrics: Metrics
    limits: Limits = field(default_factory=Limits)
