/** What is pressed looks so: also after Enter, and when the finger is gone before the next frame. */
const PRESSED = 'button, a, summary';
const WHILE = 150;
/** Two touches so near to each other, in milliseconds and in pixels, are one double tap. */
const SOON = 300;
const NEAR = 24;

let touch = { at: -Infinity, x: 0, y: 0, isSecond: false };
let isSecond = false;
let isTyping = false;

export function watchPresses(): void {
  addEventListener('pointerdown', feel, { capture: true });
  addEventListener('keydown', () => (isTyping = true), { capture: true });
  addEventListener('click', press, { capture: true });
}

/** Whether the click that is just handled is the second one of a double tap, and no other wish. */
export function isSecondTap(): boolean {
  return isSecond;
}

/** Whether somebody types, and what they were at is gone. */
export function isAdrift(): boolean {
  const { activeElement: at, body } = document;
  return isTyping && (at === null || at === body || at.matches(':disabled'));
}

/** An attachment: who types goes on here, at the title of what takes the screen. */
export function goOnHere(title: HTMLElement): void {
  if (isTyping) title.focus({ preventScroll: true });
}

/** Not every browser counts the taps of a finger. */
function feel({ pointerType, timeStamp: at, clientX: x, clientY: y }: PointerEvent): void {
  isTyping = false;
  const isNear = at - touch.at < SOON && Math.hypot(x - touch.x, y - touch.y) < NEAR;
  touch = { at, x, y, isSecond: pointerType === 'touch' && isNear && !touch.isSecond };
}

function press({ target, detail }: MouseEvent): void {
  isSecond = detail > 0 && (touch.isSecond || detail % 2 === 0);
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  if (!pressed) return;
  pressed.dataset.pressed = '';
  setTimeout(() => delete pressed.dataset.pressed, WHILE);
}
