// Plays games again, and tells what minds think at some of their decisions.
export default async function answered(asked, { Game, Kernel }, { module, weights }) {
  const kernel = new Kernel(await module('ebbes.wasm'));
  const told = [];
  for (const each of asked) {
    kernel.learn(await weights(each.options));
    told.push(thoughtsOf(new Game(kernel, each.options), each));
  }
  return told;
}

function thoughtOf(game, { strength, seed, effort }) {
  if (strength === 'hint') return game.weigh(BigInt(seed));
  return game.think(strength, BigInt(seed), effort ?? Infinity);
}

function thoughtsOf(game, { deals, moves, questions }) {
  const answers = [];
  for (const [at, move] of moves.entries()) {
    if (game.phase === 'deal') game.deal(deals[game.played]);
    const asked = questions.filter((question) => question.at === at);
    answers.push(...asked.map((question) => thoughtOf(game, question)));
    if (game.play(move) === null) throw new Error(`not allowed: ${JSON.stringify(move)}`);
  }
  return answers;
}
