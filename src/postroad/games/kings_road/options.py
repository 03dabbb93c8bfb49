"""What can be agreed when a game is opened: hereditary nobles, and other banners."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from postroad.core.refusals import Refusal, Refused
from postroad.games.kings_road import banners
from postroad.games.kings_road.board import BANNERS, FACTS, REGIONS
from postroad.games.kings_road.packing import banners_from
from postroad.games.kings_road.state import Terms

HEREDITARY: Final = "hereditary_nobles"
OTHER_BANNERS: Final = "banners"
_KNOWN: Final = (OTHER_BANNERS, HEREDITARY)
HOST: Final = "host"  # the source of a banner that is not the package's own


def terms(options: Mapping[str, Any], seats: int) -> Terms:
    """The terms that options ask for; raises Refused for what cannot be."""
    if not options:
        return shared_terms(BANNERS, seats, is_hereditary=False)
    for option in options:
        if option not in _KNOWN:
            raise _refused("", "option-unknown", option=str(option)[:80], known=" ".join(_KNOWN))
    hereditary = options.get(HEREDITARY, False)
    if not isinstance(hereditary, bool):
        raise _refused("", "option-value", option=HEREDITARY, value=str(hereditary)[:80], known="true false")
    chosen = options.get(OTHER_BANNERS, {})
    if not isinstance(chosen, Mapping):
        raise _refused("", "option-value", option=OTHER_BANNERS, value=str(chosen)[:80], known=" ".join(REGIONS))
    for region, banner in chosen.items():
        _check(region, banner)
    all_banners = (
        tuple(tuple(chosen.get(region, BANNERS[r])) for r, region in enumerate(REGIONS)) if chosen else BANNERS
    )
    return shared_terms(all_banners, seats, is_hereditary=hereditary)


@lru_cache(maxsize=256)
def shared_terms(all_banners: tuple[tuple[int, ...], ...], seats: int, *, is_hereditary: bool) -> Terms:
    """One object for all games with the same terms."""
    return Terms(all_banners, seats, is_hereditary=is_hereditary)


@lru_cache(maxsize=256)
def written_terms(all_banners: bytes, seats: int, *, is_hereditary: bool) -> Terms:
    """The same for banners as a packed table says them."""
    return shared_terms(banners_from(all_banners), seats, is_hereditary=is_hereditary)


def _check(region: Any, banner: Any) -> None:
    if region not in REGIONS:
        raise _refused("", "region-unknown", found=str(region)[:80], known=" ".join(REGIONS))
    if wrong := banners.fault(banner):
        key, arguments = wrong
        raise _refused("KR-21", key, region=region, **arguments)


def as_options(agreed: Terms) -> dict[str, Any]:
    """The options that ask for these terms: only what differs from the default."""
    options: dict[str, Any] = {HEREDITARY: True} if agreed.is_hereditary else {}
    changed = {region: list(agreed.banners[r]) for r, region in enumerate(REGIONS) if agreed.banners[r] != BANNERS[r]}
    return options | ({OTHER_BANNERS: changed} if changed else {})


def sources(agreed: Terms) -> dict[str, str]:
    """Where each region's banner is known from: rulebook, imperium, reconstructed; or the host chose it."""
    return {
        region.id: region.source if agreed.banners[r] == region.banner else HOST
        for r, region in enumerate(FACTS.regions)
    }


def _refused(rule: str, key: str, **arguments: str | int) -> Refused:
    return Refused(Refusal(rule, key, arguments))
