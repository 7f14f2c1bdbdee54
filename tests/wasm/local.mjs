// Plays whole games at the table of a device, as a page does, and tells their records.
export default async function answered(asked, room, { module, weights }) {
  const supplies = { module: () => module('ebbes.wasm'), weights };
  const records = [];
  for (const game of asked) records.push(await played(game, room, supplies));
  return records;
}

function moveOf(prompt, chance) {
  const among = prompt.kind === 'name-starter' ? prompt.seats : prompt.cards;
  const chosen = among[Math.floor(chance() * among.length)];
  const what = prompt.kind === 'name-starter' ? { starter: chosen } : { card: chosen };
  return { type: prompt.kind, at: 0, ...what };
}

function played({ options, bots, seed }, { HouseHere, LocalChannel }, supplies) {
  let [state, last, draws] = [seed, null, BigInt(seed)];
  const chance = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) / 2 ** 32;
  const keep = async (game) => ((last = game), true);
  const shelf = { current: async () => last, next: async () => (last?.number ?? 0) + 1, add: keep, keep };
  const house = new HouseHere(supplies, () => ++draws);
  return new Promise((done, failed) => {
    let asked = 0;
    const look = (seen) => {
      if (seen.table.game?.view.phase === 'over') return channel.record().then(done, failed);
      const { prompt } = seen.now;
      if (prompt === null || asked === seen.seq) return;
      asked = seen.seq;
      channel.send(moveOf(prompt, chance)).catch(failed);
    };
    const listener = { shown: look, happened: (_, seen) => look(seen), linked() {}, watched() {} };
    const aside = { unkept() {}, left() {}, begun() {}, failed };
    const channel = new LocalChannel(listener, house, shelf, { options, name: 'Anna', bots }, aside);
    channel.open();
  });
}
