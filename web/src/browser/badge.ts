/** A number on the app's icon, where the browser has one; a browser may not want to, and all else works. */
export function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
