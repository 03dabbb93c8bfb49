"""What can go wrong in one schedule, and how often: drawn first, so that each schedule has a character of its own."""

from dataclasses import dataclass, field

from tests.simulation.choices import Choices
from tests.simulation.disk import DiskFaults
from tests.simulation.network import NetworkFaults


@dataclass
class BotFaults:
    """How often a bot's process stalls, dies or answers nonsense: once in so many questions, 0 for never."""

    stalls: int = 0
    dies: int = 0
    nonsense: int = 0


@dataclass
class Weather:
    """The faults of one schedule; times are seconds after its start."""

    is_shuffled: bool = False
    disk: DiskFaults = field(default_factory=DiskFaults)
    network: NetworkFaults = field(default_factory=NetworkFaults)
    bots: BotFaults = field(default_factory=BotFaults)
    crashes: list[int] = field(default_factory=list)  # at these steps of the schedule
    restarts: list[float] = field(default_factory=list)
    second_server: float | None = None
    is_shared: bool = False  # several servers that know of each other, as on PostgreSQL
    unheard: int = 0  # of them, once in so many notices one loses its connection
    posts: int = 0  # commands: so many in twelve go by HTTP
    disk_full: tuple[float, float] | None = None  # from, until
    jumps: list[tuple[float, int]] = field(default_factory=list)  # when, by how many seconds


def draw(choices: Choices) -> Weather:
    """The weather of a schedule; zeros are a fine day."""

    def one_in(*rates: int) -> int:
        return rates[choices.below("weather", len(rates))]

    def happens(rarely: int) -> bool:
        return choices.happens("weather", rarely)

    def some_time(longest: float) -> float:
        return choices.seconds("weather", longest)

    weather = Weather(
        is_shuffled=choices.below("weather", 4) > 0,
        disk=DiskFaults(
            slow=one_in(0, 0, 30, 8),
            fails=one_in(0, 0, 0, 40, 8),
            answer_lost=one_in(0, 0, 0, 0, 20),
            crash=one_in(0, 0, 0, 40, 15),
            power_loss=one_in(0, 0, 0, 12),
            unreadable=one_in(0, 0, 0, 0, 200),
        ),
        network=NetworkFaults(
            lost=one_in(0, 0, 20, 5),
            repeated=one_in(0, 0, 10, 3),
            late=one_in(0, 0, 20, 5),
            broken=one_in(0, 0, 30, 8),
            unread=one_in(0, 0, 0, 20),
        ),
        bots=BotFaults(stalls=one_in(0, 0, 20, 4), dies=one_in(0, 0, 0, 8), nonsense=one_in(0, 0, 0, 8)),
    )
    weather.crashes = sorted(choices.below("weather", 800) for _ in range(one_in(0, 0, 1, 3)))
    weather.restarts = [some_time(30) for _ in range(one_in(0, 0, 0, 1))]
    if happens(5):
        weather.second_server = some_time(3)
        weather.network.broken = 4  # so that people come to both
        weather.is_shared = choices.below("sharing", 3) == 2
        weather.unheard = (0, 0, 30, 6)[choices.below("sharing", 4)]
    if weather.second_server is None or weather.is_shared:
        weather.posts = (0, 1, 6)[choices.below("posts", 3)]
    if happens(6):
        began = some_time(5)
        weather.disk_full = (began, began + some_time(20))
    if happens(8):
        hours = (1, -1, 24, -24)[choices.below("weather", 4)]
        weather.jumps.append((some_time(20), hours * 3600))
    return weather
