/** What is pressed looks so: also after Enter, and when the finger is gone before the next frame. */
const PRESSED = "button, a, summary";
const WHILE = 150;

export function showPresses(): void {
  addEventListener("click", ({ target }) => show(target), { capture: true });
}

function show(target: EventTarget | null): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  if (!pressed) return;
  pressed.dataset.pressed = "";
  setTimeout(() => delete pressed.dataset.pressed, WHILE);
}
