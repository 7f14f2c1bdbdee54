/** What is on the screen, as a file to keep. */

/** A page of its own, of what is on the screen: with its styles and drawings, without scripts and without a network. */
export function drawnPage(part: HTMLElement, title: string): string {
  const copy = part.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.btn, section:has(input), progress').forEach((each) => each.remove());
  const drawings = [...document.querySelectorAll('svg:has(> symbol), svg:has(> defs > symbol)')];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`;
  const { lang } = document.documentElement;
  const body = drawings.map((each) => each.outerHTML).join('') + copy.outerHTML;
  return `<!doctype html>\n<html lang="${lang}"><head>${head}<style>${styles()}</style></head><body>${body}</body></html>\n`;
}

/** All styles of the page but its fonts, which lie elsewhere. */
function styles(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules
    .map(({ cssText }) => cssText)
    .filter((text) => !text.startsWith('@font-face'))
    .join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
