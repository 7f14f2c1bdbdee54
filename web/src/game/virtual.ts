/** Which card the virtual player will answer with: drawn while the server has not said it. */
import { HIDDEN, suitOf } from './cards';
import { trickSeats } from './view';
import type { CardCode, GameView } from '../wire/protocol.gen';
import { VIRTUAL } from './seats';

/** Its leftmost open card of the led suit, else its leftmost open card (R32); null while none is led, or it has played. */
export function answerOf(view: GameView): CardCode | null {
  const [led] = view.trick;
  if (view.virtual === null || led === undefined || trickSeats(view).includes(VIRTUAL)) return null;
  const open = view.virtual.face_up.filter((card) => card !== HIDDEN);
  return open.find((card) => suitOf(card) === suitOf(led)) ?? open[0] ?? null;
}
