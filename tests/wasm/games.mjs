// Plays the games it is asked for, any legal move as good as the next, and tells all that happened.
export default async function answered(asked, { Game, Kernel }, { module }) {
  const kernel = new Kernel(await module('ebbes.wasm'));
  return asked.map((each) => played(new Game(kernel, each.options), each));
}

function played(game, { deals, seed }) {
  const told = [];
  let state = seed;
  while (game.phase !== 'over') {
    if (game.phase === 'deal') {
      told.push({ events: game.deal(deals[game.played]) });
      continue;
    }
    const moves = game.moves();
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const move = moves[Math.floor((state / 2 ** 32) * moves.length)];
    told.push({ turn: game.turn, moves, move, events: game.play(move) });
  }
  return { told, totals: game.totals };
}
