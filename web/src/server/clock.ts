/** The server's clock, as far as its answers tell: deadlines are in its time. */
let ahead = 0;

/** Take the time from the `Date` header of an answer. */
export function setClock(date: string | null): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** Whole seconds until a deadline, never fewer than none. */
export function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now() - ahead) / 1000));
}
