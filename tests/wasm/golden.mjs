// Plays recorded games again, as a device does with those it has kept, and tells all that happened.
export default async function answered(asked, { again, HouseHere }, { module, weights }) {
  const supplies = { module: () => module('ebbes.wasm'), weights };
  const told = [];
  for (const { options, rounds } of asked) told.push(await played(new HouseHere(supplies), again, options, rounds));
  return told;
}

async function played(house, again, options, rounds) {
  await house.begin(options);
  const events = [];
  for (const [at, round] of rounds.entries()) {
    for await (const told of again(house, round, at, options)) events.push(...told.events);
  }
  return events;
}
