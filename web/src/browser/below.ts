/**
 * Below which path of their host the pages lie: those of a server at its root, plain files perhaps further down
 * (`make site BASE=/ebbes/`). Everywhere else addresses are written as if that were the root.
 */
const BASE: string = import.meta.env.BASE_URL;

/** Where an address of ours lies: `/rules`, below `/ebbes/`, as `/ebbes/rules`. */
export function below(path: string, base = BASE): string {
  return base + path.slice(1);
}

/** The other way round. */
export function within(path: string, base = BASE): string {
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** Links lead below the path as well, whoever draws them, also in a new tab. */
export function keepLinksBelow(root: Element, base = BASE): void {
  const mend = (link: Element) => {
    const path = link.getAttribute('href') ?? '';
    if (path.startsWith('/') && !path.startsWith(base)) link.setAttribute('href', below(path, base));
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof Element) [target, ...target.querySelectorAll('a[href]')].forEach(mend);
    }
  }).observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
}
