"""A person's way to other devices: a code that adds one, a recovery code that moves everything to it."""

from http import HTTPStatus
from typing import Final

from postroad.core.refusals import Refusal, Refused
from postroad.server import auth, limits
from postroad.server.address import is_reachable_by_others, link, qr_svg
from postroad.server.answers import DeviceCode, NewDevice, RecoveryCode, Welcome
from postroad.server.http.people import give_cookie
from postroad.server.http.route import Ask, Routes
from postroad.store.people import Person

CODE_S: Final = 600  # a code for one more device is good for ten minutes

routes = Routes()


@routes.add("POST", "/api/me/device-code", who="person", status=HTTPStatus.CREATED)
async def new_device_code(ask: Ask, body: NewDevice) -> DeviceCode:
    """A code that makes one more device this person's own; good once, for ten minutes."""
    return await device_code(ask, body.table or "")


async def device_code(ask: Ask, table: str = "") -> DeviceCode:
    """A code for one more device, with the link of the page that takes it."""
    code = auth.new_device_code()
    await ask.services.devices.offer(ask.me.person, auth.digest(code), CODE_S * 1000)
    address = link(ask.services.settings, ask.request, f"/continue{f'?table={table}' if table else ''}#{code}")
    return DeviceCode(code, CODE_S, address, qr_svg(address), is_reachable_by_others(address))


@routes.add("DELETE", "/api/me/devices", who="person")
async def forget_other_devices(ask: Ask) -> None:
    """Let this person be known in this browser alone; codes that were made are void."""
    await keep_this_device(ask)


async def keep_this_device(ask: Ask) -> None:
    """Sign the person who asks out everywhere else."""
    settings = ask.services.settings
    secret = auth.cookie(ask.request, is_https=settings.is_https or ask.request.url.scheme == "https")
    assert secret is not None  # a person is known by nothing else
    await ask.services.devices.keep_only(ask.me.person, auth.digest(secret))
    ask.services.hub.recheck(ask.me.person)


@routes.add("POST", "/api/me/recovery", who="person")
async def new_recovery(ask: Ask) -> RecoveryCode:
    """A new recovery code; the one before is void."""
    code = auth.new_code()
    await ask.services.people.set_recovery(ask.me.person, auth.digest(code))
    return RecoveryCode(code)


@routes.add("POST", "/api/recover")
async def recover(ask: Ask, body: RecoveryCode) -> Welcome:
    """Become a person by a code: by one for devices beside the others, by a recovery code in their place."""
    return await become(ask, body.code)


async def become(ask: Ask, typed: str) -> Welcome:
    """Let this browser be whoever the code belongs to."""
    services = ask.services
    per_hour = services.settings.recoveries_per_hour
    await services.limits.spend_for_all("recover", limits.address(ask.request), per_hour, limits.HOUR_S)
    plain = auth.plain_code(typed)
    welcome = await (_add_device(ask, plain) if auth.is_device_code(plain) else _move(ask, plain))
    if welcome is None:
        raise Refused(Refusal("", "code-wrong"))
    return welcome


async def _add_device(ask: Ask, code: str) -> Welcome | None:
    """One more browser for a person; a browser that is theirs already leaves the code good."""
    devices, code_hash, secret = ask.services.devices, auth.digest(code), auth.new_secret()
    owner = await devices.owner(code_hash)
    person: Person | None = await ask.services.people.by_id(owner) if owner else None
    if person is None:
        return None
    if ask.caller is None or ask.caller.person != person.id:
        if not await devices.add(person.id, code_hash, auth.digest(secret)):
            return None
        give_cookie(ask, secret)
    return Welcome(person.name, "")


async def _move(ask: Ask, code: str) -> Welcome | None:
    """Move a person here; all browsers they were in forget them, tokens are void, the code changes."""
    secret, following = auth.new_secret(), auth.new_code()
    person = await ask.services.people.move(auth.digest(code), auth.digest(secret), auth.digest(following))
    if person is None:
        return None
    ask.services.hub.recheck(person.id)
    give_cookie(ask, secret)
    return Welcome(person.name, following)
