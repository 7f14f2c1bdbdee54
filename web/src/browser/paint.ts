/** Does something once the screen has answered a tap: what was pressed is seen at once, however much is to do then. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
