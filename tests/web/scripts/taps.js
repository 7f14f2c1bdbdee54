/** Counts what a finger has tapped in this tab, whatever page it was on. */
() => {
  const count = () => Number(sessionStorage.getItem('taps') ?? 0);
  addEventListener('click', (event) => event.isTrusted && sessionStorage.setItem('taps', String(count() + 1)), true);
}
