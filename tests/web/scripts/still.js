/**
 * For pictures: pauses for the eye are over at once; what shows for a while only stays until
 * `passTime()`; and all stands still as soon as something is seen: `still = { css, text }`, null to go on.
 */
() => {
  const LONGEST_PAUSE = 1_000;
  const LONGEST_WHILE = 5_000;
  const wait = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const staying = new Map();
  let held = [];
  let still = null;
  let count = 0;
  const isStill = () =>
    still !== null && [...document.querySelectorAll(still.css)].some((found) => found.textContent.includes(still.text));
  const step = (run) => (isStill() ? held.push(run) : run());

  window.setTimeout = (run, pause = 0, ...told) => {
    if (pause <= LONGEST_PAUSE) return wait(() => step(() => run(...told)), 0);
    if (pause > LONGEST_WHILE) return 0;
    staying.set(--count, () => run(...told));
    return count;
  };
  window.setTimeout.real = wait;
  window.clearTimeout = (id) => (staying.delete(id) ? undefined : forget(id));
  window.passTime = () => {
    const runs = [...staying.values()];
    staying.clear();
    for (const run of runs) run();
  };
  Object.defineProperty(window, "still", {
    set(sign) {
      still = sign;
      const runs = held;
      held = [];
      for (const run of runs) step(run);
    },
  });
}
