"""`/api/openapi.json`: what the server says of itself, for programs."""

import asyncio
import json

from fastapi import APIRouter, FastAPI, Response

PATH = "/api/openapi.json"


class Description:
    """The description of an application: long, so it is written once and beside other work."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._writing: asyncio.Task[bytes] | None = None

    async def read(self) -> bytes:
        """All of it; who asks first waits until it is written."""
        if self._writing is None:
            self._writing = asyncio.create_task(asyncio.to_thread(self._write))
        return await asyncio.shield(self._writing)

    def _write(self) -> bytes:
        return json.dumps(self._app.openapi(), ensure_ascii=False, separators=(",", ":")).encode()


def description_router(app: FastAPI) -> APIRouter:
    """The page of an application's description."""
    router, description = APIRouter(), Description(app)

    @router.get(PATH, include_in_schema=False)
    async def openapi() -> Response:
        return Response(await description.read(), media_type="application/json")

    return router
