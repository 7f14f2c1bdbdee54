// Judges recorded games as a device does, some of it after a break; tells the whole reviews, and as files.
const BREAK = 9;

export default async function answered(asked, { judgedBy, Kernel, reviewFile }, { module, weights }) {
  const told = [];
  for (const { options, rounds, depth, seats } of asked) {
    const game = { id: 'a game', options, rounds };
    const kernel = new Kernel(await module('judge.wasm'));
    kernel.learn(await weights(options));
    let review = null;
    for await (review of judgedBy(kernel, { game, seats, depth, before: null })) {
      if (review.moments.length === BREAK) break;
    }
    for await (review of judgedBy(kernel, { game, seats, depth, before: review }));
    told.push({ review, file: await reviewFile(game, review) });
  }
  return told;
}
