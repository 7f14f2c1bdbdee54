/** The table of this device, as a server would tell of it. */
import { DEVICE, HERE } from '../browser/taken';
import type { Seen } from '../game/seen';
import type * as wire from '../wire/protocol.gen';
import { type KeptGame, ME } from './record';

/** A game somebody would like to play here. */
export interface LocalWish {
  readonly options: wire.GameOptions;
  readonly name: string;
  readonly bots: readonly wire.BotSeat[];
}

/** How a game opens. */
export function openingOf({ number, commitment, nonces }: KeptGame): readonly wire.AnyEvent[] {
  const opened = { type: 'game-opened', number, commitment, last_played: null } as const;
  const added = nonces.map((nonce, seat) => ({ type: 'nonce-added', seat, nonce, missing: null }) as const);
  return [opened, ...added];
}

/** The table before anything happened. */
export function emptyTable({ options, name, bots }: LocalWish): Seen {
  return {
    seq: 0,
    stamp: 0,
    table: {
      id: DEVICE,
      code: HERE,
      settings: {
        options,
        public: false,
        clock: 'none',
        last_trick: true,
        open_tricks: false,
        card_counter: false,
        chat: false,
        ask_first: true,
        hints: 'on',
        fill_after: null,
        over_days: null,
      },
      seats: [{ kind: 'person', name, away: false }, ...bots],
      host: ME,
      requests: [],
      game: null,
      ended: false,
      deal: null,
    },
    you: { seat: ME, host: true, door: 'open', stands_in: false },
    now: { turn: null, deadline: null, prompt: null },
  };
}
