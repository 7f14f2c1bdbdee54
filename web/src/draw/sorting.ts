/** Cards of the own hand can be drawn to another place: by a pointer, or with Shift and the arrows. */
import { tick } from 'svelte';

/** The card at one place shall lie at another. */
export type Move = (from: number, to: number) => void;

/** Less than so many pixels are a tap. */
const DRAWN = 10;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** An attachment for what surrounds the hand. */
export function sorting(move: Move): (hand: HTMLElement) => () => void {
  return (hand) => new Sorting(hand, move).listen();
}

/** A card that may be on its way, and where all of them lay when it set off. */
interface Drawn {
  readonly from: number;
  readonly item: HTMLElement;
  readonly order: string;
  readonly x: number;
  readonly y: number;
  readonly places: readonly DOMRect[];
  isMoving: boolean;
}

class Sorting {
  #drawn: Drawn | null = null;

  constructor(
    private readonly hand: HTMLElement,
    private readonly move: Move,
  ) {}

  /** Begin; returns how to stop. */
  listen(): () => void {
    const { hand } = this;
    const stop = new AbortController();
    const { signal } = stop;
    hand.style.touchAction = 'none';
    hand.addEventListener('pointerdown', (event) => this.#take(event), { signal });
    hand.addEventListener('pointermove', (event) => this.#draw(event), { signal });
    hand.addEventListener('pointerup', (event) => this.#lay(event), { signal });
    hand.addEventListener('pointercancel', () => this.#putBack(), { signal });
    hand.addEventListener('keydown', (event) => this.#press(event), { signal, capture: true });
    return () => {
      stop.abort();
      hand.style.touchAction = '';
    };
  }

  get #buttons(): HTMLElement[] {
    return [...this.hand.querySelectorAll<HTMLElement>('li > button')];
  }

  /** The place of the card something happens to; less than 0 for anything else. */
  #placeOf(target: EventTarget | null): number {
    const button = target instanceof Element ? target.closest('button') : null;
    return this.#buttons.findIndex((one) => one === button);
  }

  #take({ target, clientX: x, clientY: y }: PointerEvent): void {
    const from = this.#placeOf(target);
    const items = this.#buttons.map((button) => button.parentElement as HTMLElement);
    const item = items[from];
    if (item === undefined) return;
    const places = items.map((one) => one.getBoundingClientRect());
    this.#drawn = { from, item, order: item.style.zIndex, x, y, places, isMoving: false };
  }

  #draw({ clientX, clientY, pointerId }: PointerEvent): void {
    const drawn = this.#drawn;
    if (drawn === null) return;
    const [x, y] = [clientX - drawn.x, clientY - drawn.y];
    if (!drawn.isMoving && Math.hypot(x, y) < DRAWN) return;
    if (!drawn.isMoving) this.hand.setPointerCapture(pointerId);
    drawn.isMoving = true;
    Object.assign(drawn.item.style, { translate: `${x}px ${y}px`, zIndex: '99' });
  }

  #lay({ clientX, clientY }: PointerEvent): void {
    const drawn = this.#drawn;
    this.#putBack();
    if (!drawn?.isMoving) return;
    ignoreClick();
    const to = nearest(drawn.places, clientX, clientY);
    if (to !== drawn.from) this.move(drawn.from, to);
  }

  #putBack(): void {
    if (this.#drawn?.isMoving) Object.assign(this.#drawn.item.style, { translate: '', zIndex: this.#drawn.order });
    this.#drawn = null;
  }

  #press(event: KeyboardEvent): void {
    const from = this.#placeOf(event.target);
    const step = STEPS[event.key];
    if (!event.shiftKey || step === undefined || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const to = from + step;
    if (this.#buttons[to] === undefined) return;
    this.move(from, to);
    void tick().then(() => this.#buttons[to]?.focus());
  }
}

/** The place whose middle is nearest to a point. */
function nearest(places: readonly DOMRect[], x: number, y: number): number {
  const ways = places.map(({ left, top, width, height }) => Math.hypot(left + width / 2 - x, top + height / 2 - y));
  return ways.indexOf(Math.min(...ways));
}

/** A card that was drawn was not tapped: the click that follows at once means nothing. */
function ignoreClick(): void {
  const ignore = (event: Event) => event.stopPropagation();
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}
