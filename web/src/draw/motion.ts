/** How things move on one table; each has a motion of its own, and several of them fit on a page. */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TransitionConfig } from 'svelte/transition';

/** The durations of the look, in the tokens; all are 0 where motion is unwanted. */
export type Duration = '--d-fast' | '--d-move' | '--d-role' | '--d-walk';

/** A token's duration in milliseconds, as it is right now. */
export function milliseconds(name: Duration): number {
  const told = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const number = Number.parseFloat(told);
  if (Number.isNaN(number)) return 0;
  return told.endsWith('ms') ? number : number * 1000;
}

/** cubic-bezier(.2, .8, .2, 1), near enough. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 4;

/** Heavy: slow to start, slow to land. */
const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** A slight overshoot: wood on stone. */
export function easeDrop(t: number): number {
  const over = 1.3;
  return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A way to go, and how long to wait before it. */
interface Late {
  readonly delay?: number;
}

const KEY = Symbol('motion');

/** All drawings inside a component move together from now on. */
export function moveTogether(motion: Motion): void {
  setContext(KEY, motion);
}

/** How the drawings here move; one that stands alone moves alone. */
export function motionHere(): Motion {
  return getContext<Motion | undefined>(KEY) ?? new Motion();
}

export class Motion {
  /** Where a card of the own hand lay when it was chosen. */
  #left: { readonly card: string; readonly at: Point } | null = null;
  /** The suit of the card that landed last, and where it lies. */
  #landed: { readonly suit: string; readonly at: Point } | null = null;
  readonly #plates = new Map<string, Element>();
  readonly #cards = new Map<string, HTMLElement>();
  readonly #isStill: () => boolean;

  /** While it is still, things are at once where they belong: who jumps to another moment sees nothing fly. */
  constructor(isStill: () => boolean = () => false) {
    this.#isStill = isStill;
  }

  /** Milliseconds that a movement takes now. */
  readonly time = (name: Duration): number => (this.#isStill() ? 0 : milliseconds(name));

  /** An attachment: the plate of somebody stands here. */
  plate(place: string): Attachment {
    return (node) => kept(this.#plates, place, node);
  }

  /** An attachment: this is a card of the own hand. */
  card(code: string): Attachment<HTMLElement> {
    return (node) => kept(this.#cards, code, node);
  }

  /** A card of the own hand, as it is drawn. */
  cardOf(code: string | null): HTMLElement | null {
    return (code !== null && this.#cards.get(code)) || null;
  }

  /** The keyboard goes to the own hand: to the card at which the tab key stops. */
  focusHand(): void {
    [...this.#cards.values()].find(({ tabIndex }) => tabIndex === 0)?.focus();
  }

  /** A card is about to leave its place in the hand. */
  leave(card: string, node: Element): void {
    this.#left = { card, at: middleOf(node) };
  }

  /** A card flies straight in: from its place in the hand, from its player's plate, or from (x, y) pixels away. */
  readonly arrive = (node: Element, way: Point & { card?: string; place?: string }): TransitionConfig => {
    const { card = '' } = way;
    const start = this.#left?.card === card ? this.#left.at : null;
    if (start) this.#left = null;
    const here = middleOf(node);
    this.#landed = { suit: card.charAt(0), at: here };
    const from = start ? { x: start.x - here.x, y: start.y - here.y } : (this.#plateFrom(here, way.place) ?? way);
    const css = (_t: number, u: number) => `translate: ${from.x * u}px ${from.y * u}px`;
    return { duration: this.time('--d-move'), easing: easeOut, css };
  };

  /** Cards gather in the middle, which is `home` away, then slide off together under their winner's plate. */
  readonly gather = (node: Element, way: Point & { home: string; place?: string }): TransitionConfig => {
    const duration = this.time('--d-move') && 340;
    const [homeX = '0px', homeY = '0px'] = way.home.split(' ');
    const to = this.#plateFrom(middleOf(node.parentElement ?? node), way.place) ?? way;
    const css = (_t: number, u: number) => {
      const near = easeOut(Math.min(1, u / 0.4));
      const far = Math.max(0, (u - 0.4) / 0.6) ** 2;
      const x = `calc(${homeX} * ${-near} + ${to.x * far}px)`;
      const y = `calc(${homeY} * ${-near} + ${to.y * far}px)`;
      return `translate: ${x} ${y}; scale: ${1 - 0.5 * far}; opacity: ${1 - far ** 3}`;
    };
    return { duration, css };
  };

  /** A tile drops into its place with a slight overshoot. */
  readonly drop = (_: Element, from: Late & { y: number }): TransitionConfig => {
    const css = (t: number, u: number) =>
      `translate: 0 ${from.y * u}px; scale: ${1 + 0.12 * u}; opacity: ${Math.min(1, t * 4)}`;
    return { ...this.#after('--d-role', from), easing: easeDrop, css };
  };

  /** A tile lifts off the card that landed last, if that has its suit, and flies to its place; else it drops. */
  readonly lift = (node: SVGGraphicsElement, way: Late & { suit: string }): TransitionConfig => {
    if (this.#landed?.suit !== way.suit) return this.drop(node, { ...way, y: -30 });
    const here = middleOf(node);
    const unit = node.getScreenCTM()?.a ?? 1;
    const from = { x: (this.#landed.at.x - here.x) / unit, y: (this.#landed.at.y - here.y) / unit };
    const css = (t: number, u: number) =>
      `translate: ${from.x * u}px ${from.y * u}px; scale: ${1 + 1.2 * u}; opacity: ${Math.min(1, t * 8)}`;
    return { ...this.#after('--d-role', way), easing: easeInOut, css };
  };

  /** Dust flies up where something has landed. */
  readonly puff = (_: Element, way: Late = {}): TransitionConfig => {
    const css = (t: number) => `opacity: ${t < 0.5 ? 0 : 2 - 2 * t}; translate: 0 ${-4 * t}px`;
    const { delay, duration } = this.#after('--d-role', way);
    return { delay, duration: duration * 1.6, css };
  };

  /** A seal is pressed on, each a little after the one before. */
  readonly stamp = (_: Element, { index = 0 }: { index?: number } = {}): TransitionConfig => {
    const css = (t: number, u: number) => `scale: ${1 + 0.8 * u}; opacity: ${t}`;
    return { ...this.#after('--d-fast', { delay: 350 + 30 * index }), easing: easeOut, css };
  };

  /** A card slides up into the hand, each a little after the one before. */
  readonly deal = (_: Element, { index = 0 }: { index?: number } = {}): TransitionConfig => {
    const css = (t: number, u: number) => `translate: 0 ${90 * u}px; opacity: ${t}`;
    return { ...this.#after('--d-move', { delay: 25 * index }), easing: easeOut, css };
  };

  /** What takes no time waits for nothing. */
  #after(name: Duration, { delay = 0 }: Late): { delay: number; duration: number } {
    const duration = this.time(name);
    return { delay: duration && delay, duration };
  }

  /** Where somebody's plate stands, seen from a point; null if they have none. */
  #plateFrom(here: Point, place: string | undefined): Point | null {
    const plate = place && this.#plates.get(place);
    if (!plate) return null;
    const there = middleOf(plate);
    return { x: there.x - here.x, y: there.y - here.y };
  }
}

function middleOf(node: Element): Point {
  const { left: x, top: y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Keep a node by its name as long as it is there. */
function kept<Node extends Element>(nodes: Map<string, Node>, name: string, node: Node): () => void {
  nodes.set(name, node);
  return () => {
    if (nodes.get(name) === node) nodes.delete(name);
  };
}
