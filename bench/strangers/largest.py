"""The largest evening there can be, near its end: whoever took part is compared with everybody."""

import time
from random import Random

from ebbes.protocol.deal import MOST_DEALS
from ebbes.protocol.seats import Strength
from ebbes.record.chance import SECRET_BYTES
from ebbes.server.challenging.board import BOX
from ebbes.server.challenging.movement import chair_of
from ebbes.server.seconds import DAY
from ebbes.server.store import Store
from ebbes.server.store.challenges import ChallengeRow
from ebbes.server.store.secret import hash_of

CODE = "BCDFGHJ"
TOKEN = "ebbes_" + "s" * 43
"""Of one who takes part."""
PEOPLE = 40


async def keep_largest(database: str) -> None:
    """Puts it into the database of a server that does not run yet."""
    now, rng = time.time(), Random(1)
    people = [f"entrant {place:02}" for place in range(PEOPLE)]
    async with Store(database) as store:
        for name in people:
            await store.people.create(name, name, name)
        await store.keys.create_token(CODE, people[0], CODE, hash_of(TOKEN))
        evening = ChallengeRow(
            code=CODE,
            person_id=people[0],
            name="",
            kind=BOX,
            rounds=MOST_DEALS,
            strength=Strength.BEGINNER.value,
            root=bytes(SECRET_BYTES),
            made_at=now,
            until_at=now + DAY,
        )
        await store.challenges.make(evening, CODE, 1)
        for name in people:
            await store.challenges.join(CODE, name, PEOPLE)
        await store.challenges.start(CODE)
        for number in range(1, MOST_DEALS):
            made = {
                name: (chair_of(place, number, len(people)).seat, rng.randint(-5, 5))
                for place, name in enumerate(people)
            }
            await store.challenges.enter(CODE, number, made)
