/** Back closes what lies over a page before it leaves the page. */
let closers: readonly (() => void)[] = [];
/** Whether the step of what was closed is being taken back, which the browser does in its own time. */
let leaving = false;

/** From now on Back calls `close`; returns how to stop. Whatever lies over a page shares one step of the history. */
export function closeOnBack(close: () => void): () => void {
  addEventListener('popstate', hear);
  closers = [...closers, close];
  if (!isOver()) history.pushState({ over: true }, '');
  return () => {
    closers = closers.filter((other) => other !== close);
    setTimeout(settle);
  };
}

/** One step on to another address; that of something over the page is left out. */
export function stepTo(address: string): void {
  if (isOver()) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
}

function isOver(): boolean {
  return (history.state as { over?: boolean } | null)?.over === true;
}

function hear(): void {
  if (leaving) left();
  else if (!isOver()) closers.at(-1)?.();
}

/** The step is gone; what has opened meanwhile gets one of its own. */
function left(): void {
  leaving = false;
  if (closers.length > 0) history.pushState({ over: true }, '');
  else removeEventListener('popstate', hear);
}

/** What was closed in another way leaves no step behind, unless something else has opened or one went elsewhere. */
function settle(): void {
  if (closers.length > 0 || leaving) return;
  leaving = isOver();
  if (leaving) history.back();
  else removeEventListener('popstate', hear);
}
