/** Grapes of a whole bunch: one a day of the week. */
export const BUNCH = 7;

/** The grapes of a row of days: at most a bunch of seven, and whether today's is still to be picked. */
export function grapesOf(row: number, isPlayed: boolean): readonly boolean[] {
  const full = row % BUNCH || (row > 0 && isPlayed ? BUNCH : 0);
  const all = isPlayed ? full : Math.min(full + 1, BUNCH);
  return Array.from({ length: all }, (_, at) => at < full);
}
