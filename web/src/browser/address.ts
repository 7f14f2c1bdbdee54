/** Milliseconds until an address that may not change now is told again. */
const LATER = 1_000;
let later: ReturnType<typeof setTimeout> | undefined;

/** Another address for the same step of the history. Some browsers let it change a hundred times in ten seconds: then a little later. */
export function tellPlace(address: string): void {
  clearTimeout(later);
  const { href } = location;
  try {
    history.replaceState(history.state, '', address);
  } catch {
    later = setTimeout(() => location.href === href && tellPlace(address), LATER);
  }
}
