/** Pauses for the eye are over at once; patience with the network stays as it is. */
(longest) => {
  const LONGEST = longest ?? 1_000;
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (run, pause = 0, ...told) => wait(run, pause < LONGEST ? 0 : pause, ...told);
}
