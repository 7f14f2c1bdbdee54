"""Who a browser is, decided without its pages."""

from typing import Any

from tests.web.visitor import Visitor

ASK = """async ([method, path, body]) => {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  return answer.json();
}"""


async def ask(who: Visitor, method: str, path: str, body: object = None) -> Any:
    """What the server answers to the page somebody has open."""
    return await who.page.evaluate(ASK, [method, path, body])


async def arrive(who: Visitor, name: str) -> None:
    """Become somebody of this name."""
    await who.go()
    await ask(who, "POST", "/api/me", {"name": name})


async def link_of(who: Visitor) -> str:
    """Where another device becomes the same person."""
    return f"/#link={(await ask(who, 'POST', '/api/me/link'))['code']}"
