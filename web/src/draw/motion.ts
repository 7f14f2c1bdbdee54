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

/** Where cards of the own hand lay when they were chosen. */
const left = new Map<string, Point>();
/** The suit of the card that landed last, and where it lies. */
let landed: { readonly suit: string; readonly at: Point } | null = null;

function middleOf(node: Element): Point {
  const { left: x, top: y, width, height } = node.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where somebody's plate stands, seen from a point; null if they have none. */
function plateFrom(here: Point, place: string | undefined): Point | null {
  const plate = place && document.querySelector(`[data-place=${place}]`);
  if (!plate) return null;
  const there = middleOf(plate);
  return { x: there.x - here.x, y: there.y - here.y };
}

/** A card is about to leave its place in the hand. */
export function leave(card: string, node: Element): void {
  left.clear();
  left.set(card, middleOf(node));
}

/** A card flies straight in: from its place in the hand, from its player's plate, or from (x, y) pixels away. */
export function arrive(node: Element, way: Point & { card?: string; place?: string }): TransitionConfig {
  const { card = '' } = way;
  const start = left.get(card);
  left.delete(card);
  const here = middleOf(node);
  landed = { suit: card.charAt(0), at: here };
  const from = start ? { x: start.x - here.x, y: start.y - here.y } : (plateFrom(here, way.place) ?? way);
  const css = (_t: number, u: number) => `translate: ${from.x * u}px ${from.y * u}px`;
  return { duration: milliseconds('--d-move'), easing: easeOut, css };
}

/** Cards gather in the middle, which is `home` away, then slide off together under their winner's plate. */
export function gather(node: Element, way: Point & { home: string; place?: string }): TransitionConfig {
  const duration = milliseconds('--d-move') && 340;
  const [homeX = '0px', homeY = '0px'] = way.home.split(' ');
  const to = plateFrom(middleOf(node.parentElement ?? node), way.place) ?? way;
  const css = (_t: number, u: number) => {
    const near = easeOut(Math.min(1, u / 0.4));
    const far = Math.max(0, (u - 0.4) / 0.6) ** 2;
    const x = `calc(${homeX} * ${-near} + ${to.x * far}px)`;
    const y = `calc(${homeY} * ${-near} + ${to.y * far}px)`;
    return `translate: ${x} ${y}; scale: ${1 - 0.5 * far}; opacity: ${1 - far ** 3}`;
  };
  return { duration, css };
}

/** A tile drops into its place with a slight overshoot. */
export function drop(_: Element, from: { y: number; delay?: number }): TransitionConfig {
  const css = (t: number, u: number) =>
    `translate: 0 ${from.y * u}px; scale: ${1 + 0.12 * u}; opacity: ${Math.min(1, t * 4)}`;
  return { delay: from.delay ?? 0, duration: milliseconds('--d-role'), easing: easeDrop, css };
}

/** A tile lifts off the card that landed last, if that has its suit, and flies to its place; else it drops. */
export function lift(
  node: SVGGraphicsElement,
  { suit, delay = 0 }: { suit: string; delay?: number },
): TransitionConfig {
  if (landed?.suit !== suit) return drop(node, { y: -30, delay });
  const here = middleOf(node);
  const unit = node.getScreenCTM()?.a ?? 1;
  const from = { x: (landed.at.x - here.x) / unit, y: (landed.at.y - here.y) / unit };
  const css = (t: number, u: number) =>
    `translate: ${from.x * u}px ${from.y * u}px; scale: ${1 + 1.2 * u}; opacity: ${Math.min(1, t * 8)}`;
  return { delay, duration: milliseconds('--d-role'), easing: easeInOut, css };
}

/** Dust flies up where something has landed. */
export function puff(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  const css = (t: number) => `opacity: ${t < 0.5 ? 0 : 2 - 2 * t}; translate: 0 ${-4 * t}px`;
  return { delay, duration: milliseconds('--d-role') * 1.6, css };
}

/** A seal is pressed on, each a little after the one before. */
export function stamp(_: Element, { index = 0 }: { index?: number } = {}): TransitionConfig {
  const duration = milliseconds('--d-fast');
  const css = (t: number, u: number) => `scale: ${1 + 0.8 * u}; opacity: ${t}`;
  return { delay: duration && 350 + 30 * index, duration, easing: easeOut, css };
}

/** A card slides up into the hand, each a little after the one before. */
export function deal(_: Element, { index = 0 }: { index?: number } = {}): TransitionConfig {
  const duration = milliseconds('--d-move');
  const css = (t: number, u: number) => `translate: 0 ${90 * u}px; opacity: ${t}`;
  return { delay: duration && 25 * index, duration, easing: easeOut, css };
}
