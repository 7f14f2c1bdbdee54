/** Who wins nix in a counted round, and why: told on the score sheet, and while the starter is named. */
import { sheetOf } from "./companion";
import type { Say } from "./i18n.svelte";
import { about, listed, nameOf } from "./phrases";
import type { GameView, SeatNumber } from "./protocol.gen";
import { entryOf, highestNix } from "./round";
import { VIRTUAL } from "./seating";
import type { Seen } from "./seen";

/** How many nix cards everyone has taken, by seat. */
export function nixCounts(view: GameView): number[] {
  return entryOf(view).counts.map(({ nix }) => nix);
}

export function nixWinner({ table }: Seen, view: GameView): SeatNumber {
  return sheetOf(entryOf(view), table.settings.options).nix.winner ?? view.score.chooser ?? 0;
}

/** Why it is them: the most cards, or on a tie the highest; the virtual player cannot speak. */
export function nixSentence(seen: Seen, view: GameView, t: Say): string {
  const counts = nixCounts(view);
  const winner = nixWinner(seen, view);
  if (view.options.players === 2 && winner === VIRTUAL) {
    return t("score-nix-virtual", about(seen, view.score.chooser ?? 0, t));
  }
  const cards = counts[winner] ?? 0;
  const args = { ...about(seen, winner, t), suit: view.roles[4] ?? "B", cards };
  const tied = counts.flatMap((own, seat) => (own === cards && seat !== winner ? [seat] : []));
  if (tied.length === 0) return t("score-nix-most", args);
  const others = listed(tied.map((seat) => (seat === seen.you.seat ? t("table-you") : nameOf(seen, seat, t))), t);
  return t("score-nix-tie", { ...args, others, value: highestNix(view, winner) });
}
