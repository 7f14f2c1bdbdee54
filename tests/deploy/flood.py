"""Requests in one go, as fast as they are answered."""

import asyncio
import re
import ssl
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from tests.deploy.nginx import FROM, PATIENCE

AT_ONCE = 500
"""Requests of one connection: fewer than after which nginx ends it."""

ADDRESS = "192.0.2.1"

Statuses = Counter[int]


def request(path: str, more: Mapping[str, str] | None = None) -> bytes:
    """A request as it goes over the wire."""
    headers = {"Host": "localhost", **(more or {})}
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode()


@asynccontextmanager
async def connection(port: int) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A connection by TLS, which is closed in the end."""
    trust = ssl.create_default_context()
    reader, writer = await asyncio.open_connection("localhost", port, ssl=trust)
    try:
        yield reader, writer
    finally:
        writer.close()


async def answers_to(port: int, requests: bytes) -> bytes:
    """All that comes back until the other side hangs up."""
    async with connection(port) as (reader, writer):
        writer.write(requests)
        return await reader.read()


@asynccontextmanager
async def asking(port: int, path: str, address: str = ADDRESS) -> AsyncIterator[None]:
    """A request that has been let in, and whose body does not come."""
    body = {"Content-Length": "9", "Expect": "100-continue"}
    async with connection(port) as (reader, writer):
        writer.write(request(path, {FROM: address, **body}))
        assert b" 100 " in await reader.readline()
        yield


async def ask(
    port: int,
    path: str,
    count: int = 1,
    address: str = ADDRESS,
    more: Mapping[str, str] | None = None,
) -> Statuses:
    """The answers to many requests of one connection, with more headers if any are given."""
    headers = {FROM: address, **(more or {})}
    ordinary = request(path, headers)
    last = request(path, headers | {"Connection": "close"})
    answers = await answers_to(port, ordinary * (count - 1) + last)
    return Counter(int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3})", answers))


async def flood(port: int, path: str) -> Statuses:
    """The answers to ever more requests, until one of them is too many."""
    answers: Statuses = Counter()
    async with asyncio.timeout(PATIENCE):
        while not answers[429]:
            answers += await ask(port, path, AT_ONCE)
    return answers
