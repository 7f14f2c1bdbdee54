/** A game as one seat has seen it elsewhere, in its own turn: all that can be done with it is to think. */
import { OPTIONS } from '../wire/facts.gen';
import type { GameView, SeatNumber } from '../wire/protocol.gen';
import { cardOf } from './baregame';
import { Game } from './game';
import { CELL, PHASES, SHOWN_LENGTH } from './layout.gen';
import type { Kernel } from './module';

const HIDDEN = '??';
const USUAL = { goal: OPTIONS.goal.usual, dabbscheedel: OPTIONS.dabbscheedel.usual };
const NO_COLUMNS = { face_up: Array<string>(5).fill(HIDDEN), face_down: Array<readonly string[]>(5).fill([]) };

export class SeenGame extends Game {
  constructor(kernel: Kernel, view: GameView) {
    super(kernel, { ...USUAL, ...view.options });
    this.#standAs(view);
    this.#see(view, view.seat ?? 0);
  }

  /** What stands in the cells of a game. */
  #standAs({ phase, turn, setup, score, tricks, trick }: GameView): void {
    const plays = [...tricks.flatMap(({ cards }) => cards), ...trick].map(cardOf);
    const cells: readonly (readonly [number, readonly number[]])[] = [
      [CELL.PHASE, [PHASES.indexOf(phase)]],
      [CELL.TURN, [turn]],
      [CELL.STARTER, [setup.starter]],
      [CELL.PICKED, [setup.picks.length]],
      [CELL.PLAYED, [score.rounds]],
      [CELL.MADE, [plays.length]],
      [CELL.TOTALS, score.totals],
      [CELL.PLAYS, plays],
    ];
    for (const [place, numbers] of cells) this.kernel.write(this.lies.game + 8 * place, numbers);
  }

  /** The own hand, and what lies open. */
  #see({ hands, setup, virtual }: GameView, seat: SeatNumber): void {
    const { call, at } = this.kernel;
    const hand = (hands[seat] ?? []).map(cardOf);
    const { face_up, face_down } = virtual ?? NO_COLUMNS;
    const columns = [...face_up.map(openCard), ...face_down.map(({ length }) => length)];
    const shown = call.reserve(8 * SHOWN_LENGTH);
    this.kernel.bytes(at.hands, hand.length).set(hand);
    this.kernel.write(shown, [setup.dealer, ...setup.designators, ...columns]);
    this.kernel.ask(call.see(this.lies.game, this.lies.position, seat, at.hands, hand.length, shown));
  }
}

/** An empty space has no card. */
function openCard(code: string): number {
  return code === HIDDEN ? 0 : cardOf(code);
}
