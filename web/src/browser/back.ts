/** Back closes what lies over a page before it leaves the page. */
let closers: readonly (() => void)[] = [];

/** From now on Back calls `close`; returns how to stop. Whatever lies over a page shares one step of the history. */
export function closeOnBack(close: () => void): () => void {
  if (closers.length === 0) addEventListener('popstate', hear);
  closers = [...closers, close];
  if (!isOver()) history.pushState({ over: true }, '');
  return () => {
    closers = closers.filter((other) => other !== close);
    setTimeout(settle);
  };
}

function isOver(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

function hear(): void {
  if (!isOver()) closers.at(-1)?.();
}

/** What was closed in another way leaves no step behind, unless something else has opened or one went elsewhere. */
function settle(): void {
  if (closers.length > 0) return;
  removeEventListener('popstate', hear);
  if (isOver()) history.back();
}
