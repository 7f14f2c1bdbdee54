/** Where a card of the fan lies, in pixels and degrees. */
export interface FanPlace {
  readonly left: number;
  readonly top: number;
  readonly tilt: number;
  readonly order: number;
}

/** Where all cards lie, how many stand in a tier, and how high that makes the fan. */
export interface FanLayout {
  readonly places: readonly FanPlace[];
  readonly perTier: number;
  readonly height: number;
}

export interface FanRoom {
  /** Width of the fan and of a card. */
  readonly width: number;
  readonly card: number;
  /** What is seen of a card at least, or there are two tiers. */
  readonly least: number;
  /** One or two tiers; else as many as the room asks for. */
  readonly tiers?: 1 | 2;
  /** The card no other one covers; the rest moves closer. */
  readonly open?: number;
}

const ONE_ARC = 8;
/** How much lower the outermost cards lie. */
const BOW = 10;
/** Room between a card that is not covered and the next. */
const GAP = 8;
/** Room above the cards for those that are raised. */
const LIFT = 22;
/** How far below the upper tier the lower one begins, of a card's height: pennant and seal stay free. */
const TIER = 0.67;

/** Up to eight cards lie on one arc; more of them lie in two tiers where too little would be seen of each. */
export function fanLayout(count: number, room: FanRoom): FanLayout {
  const isCrowded = steps(count, room.width, room.card, count).step < room.least;
  const tiers = room.tiers ?? (count > ONE_ARC && isCrowded ? 2 : 1);
  const perTier = Math.ceil(count / tiers);
  const height = room.card * 1.4;
  const places = Array.from({ length: count }, (_, index) => {
    const tier = Math.floor(index / perTier);
    const inTier = tier === 0 ? Math.min(perTier, count) : count - perTier;
    const open = room.open === undefined ? inTier : room.open - tier * perTier;
    const arc = { ...room, open, bow: tiers > 1 ? 3 : BOW, tilt: tiers > 1 ? 1 : 2.4 };
    const place = arcPlace(index - tier * perTier, inTier, arc);
    return { ...place, top: LIFT + tier * TIER * height + place.top, order: tier * 20 + place.order };
  });
  return { places, perTier, height: LIFT + (tiers - 1) * TIER * height + height + BOW * 0.4 };
}

interface Arc {
  readonly width: number;
  readonly card: number;
  readonly bow: number;
  readonly tilt: number;
  readonly open: number;
}

/** The place of one card on an arc: as far apart as fits, at most just overlapping. */
function arcPlace(index: number, count: number, { width, card, bow, tilt, open }: Arc): FanPlace {
  const { step, gap } = steps(count, width, card, open);
  const middle = (count - 1) / 2;
  const off = middle ? (index - middle) / middle : 0;
  const start = (width - (step * (count - 1) + gap + card)) / 2;
  const left = start + index * step + (index > open ? gap : 0);
  return { left, top: bow * off * off, tilt: off * tilt, order: index };
}

/** From card to card, and what more there is after the one that no other covers. */
function steps(count: number, width: number, card: number, open: number): { step: number; gap: number } {
  const widest = card * 0.94;
  const room = width - card - 4;
  const step = Math.min(widest, room / Math.max(1, count - 1));
  if (open < 0 || open >= count - 1) return { step, gap: 0 };
  const closer = Math.min(widest, (room - card - GAP) / Math.max(1, count - 2));
  return { step: closer, gap: card + GAP - closer };
}

/** Which card an arrow key leads to; the ends are ends. */
export function fanStep(key: string, index: number, count: number, perTier: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - perTier,
    ArrowDown: index + perTier,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key] ?? index;
  return next >= 0 && next < count ? next : index;
}
