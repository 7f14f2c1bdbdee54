// Judges recorded games as a device does, some of it after a break, and tells the whole reviews.
const BREAK = 9;

export default async function answered(asked, { Judge, judgedBy, Kernel }, { module, weights }) {
  const told = [];
  for (const { options, rounds, depth } of asked) {
    const game = { id: 'a game', seat: 0, options, rounds };
    const kernel = new Kernel(await module('judge.wasm'));
    kernel.learn(await weights(options));
    let found = null;
    for await (found of judgedBy(new Judge(kernel, depth), kernel, game, null)) {
      if (found.moments.length === BREAK) break;
    }
    for await (found of judgedBy(new Judge(kernel, depth), kernel, game, found));
    told.push(found);
  }
  return told;
}
