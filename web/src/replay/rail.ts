/** Places on a line in their order, each as near as may be to where it is wanted, none over another, none beyond the end. */
export function apart(wanted: readonly number[], gap: number, end: number): readonly number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, (places.at(-1) ?? -Infinity) + gap));
  let most = end;
  for (const [at, place] of [...places.entries()].reverse()) {
    places[at] = Math.min(place, most);
    most = places[at] - gap;
  }
  return places;
}
