// Plays the games it is asked for, any legal move as good as the next, and tells all that happened: who deals, what each seat saw, and
// which cards are refused.
export default async function answered(asked, { Game, Kernel }, { module }) {
  const kernel = new Kernel(await module("ebbes.wasm"));
  return asked.map((each) => played(new Game(kernel, each.options), each));
}

const anyCard = (state) => `${"BNYGR"[state % 5]}${1 + ((state >>> 8) % 15)}`;

function played(game, { deals, seed }) {
  const told = [];
  const seenOf = (events) =>
    deals[0].hands
      .slice(0, game.options.players)
      .map((_, seat) => events.map((event) => game.seenBy(seat, event)));
  let state = seed;
  while (game.phase !== "over") {
    if (game.phase === "deal") {
      const { dealer } = game;
      const events = game.deal(deals[game.played]);
      told.push({ dealer, events, seen: seenOf(events) });
      continue;
    }
    const moves = game.moves();
    const kind = moves[0].kind;
    const tried =
      kind === "name-starter"
        ? { kind, starter: 9 }
        : { kind, card: anyCard(state) };
    told.push({ tried, refusal: game.refusal(tried), whyNot: game.whyNot() });
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const move = moves[Math.floor((state / 2 ** 32) * moves.length)];
    told.push({ turn: game.turn, moves, move, events: game.play(move) });
  }
  return { told, totals: game.totals };
}
