/** A word before the title of whatever page is open, as long as it is wanted. */

/** Say it before every title that does not say so itself; returns how to stop. */
export function titleWith(word: string): () => void {
  const before = `${word} · `;
  const say = () => {
    if (!document.title.startsWith(before)) document.title = before + document.title;
  };
  const watch = new MutationObserver(say);
  watch.observe(document.head, { subtree: true, childList: true, characterData: true });
  say();
  return () => {
    watch.disconnect();
    if (document.title.startsWith(before)) document.title = document.title.slice(before.length);
  };
}
