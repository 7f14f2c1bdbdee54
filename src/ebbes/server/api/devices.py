"""`/api/me/devices`: the browsers that are somebody, and the end of that."""

from typing import Annotated

from fastapi import Path, Request, Response
from pydantic import BaseModel, Field

from ebbes.server.api.common import ALWAYS, KNOWN
from ebbes.server.api.router import Router
from ebbes.server.identity.person import SCHEMES, MaybeDevice, TheDevice, ThePerson
from ebbes.server.refusing.problem import ApiError, declared
from ebbes.server.security.credentials import take_cookie
from ebbes.server.services import TheServices
from ebbes.server.store.values import DEVICE_ID, Device, Kind

DeviceId = Annotated[str, Path(pattern=f"^[0-9a-f]{{{DEVICE_ID}}}$")]

router = Router(
    prefix="/api/me/devices", tags=["me"], dependencies=SCHEMES, responses=ALWAYS | KNOWN
)


class DeviceShown(BaseModel):
    """A browser that is you."""

    id: str
    label: str = Field(description="What it is, in English.", examples=["Firefox on Linux"])
    browser: str | None = Field(examples=["Firefox"])
    system: str | None = Field(examples=["Linux"])
    created_at: float = Field(description="Seconds since 1970.")
    used_at: float = Field(description="When it was last used, to the day.")
    here: bool = Field(description="Whether it is the one that asks.")


def label_of(kind: Kind) -> str:
    """What kind of device it is, in plain words."""
    return " on ".join(filter(None, kind)) or "a device"


@router.get("")
async def list_devices(
    services: TheServices, person: ThePerson, here: MaybeDevice
) -> list[DeviceShown]:
    """Your devices, the one used last first."""
    return [_shown(device, here) for device in await services.store.devices.of(person.id)]


@router.delete("", status_code=204)
async def sign_out_others(services: TheServices, device: TheDevice) -> None:
    """From now on you are nobody on all devices but this one, nor by tokens others made."""
    for gone in await services.store.devices.sign_out_others(device):
        services.attendance.dismiss(device.person.id, gone)


@router.delete("/{device_id}", status_code=204, responses=declared(s404="No such device."))
async def sign_out(
    device_id: DeviceId,
    request: Request,
    response: Response,
    services: TheServices,
    here: TheDevice,
) -> None:
    """From now on you are nobody on that device, nor by tokens it made. No token may."""
    signed_out = await services.store.devices.sign_out(here.person.id, device_id)
    if not signed_out:
        raise ApiError(404, "device/not-there", "you have no such device")
    for gone in signed_out:
        services.attendance.dismiss(here.person.id, gone)
    if here.id == device_id:
        take_cookie(response, request)


def _shown(device: Device, here: Device | None) -> DeviceShown:
    return DeviceShown(
        id=device.id,
        label=label_of(device.kind),
        browser=device.kind.browser,
        system=device.kind.system,
        created_at=device.created_at,
        used_at=device.used_at,
        here=here is not None and here.hash == device.hash,
    )
