/**
 * For pictures: pauses for the eye are over at once, what shows for a moment only stays,
 * and time stands still as soon as something is seen: `still = { css, text }`, null to go on.
 */
() => {
  const LONGEST = 1_000;
  const wait = window.setTimeout.bind(window);
  let held = [];
  let still = null;
  const isStill = () =>
    still !== null && [...document.querySelectorAll(still.css)].some((found) => found.textContent.includes(still.text));
  const step = (run) => (isStill() ? held.push(run) : run());
  window.setTimeout = (run, pause = 0, ...told) =>
    pause < LONGEST ? wait(() => step(() => run(...told)), 0) : 0;
  Object.defineProperty(window, "still", {
    set(sign) {
      still = sign;
      const waiting = held;
      held = [];
      for (const run of waiting) step(run);
    },
  });
}
