/** The drawings in `motifs/` as symbols, to be used by `<use href="#name">`. */
export const symbols = symbolsOf(
  import.meta.glob<string>('./motifs/*.svg', { query: '?raw', import: 'default', eager: true }),
);

/** Drawings as symbols, by the names of their files. */
export function symbolsOf(files: Readonly<Record<string, string>>): string {
  return Object.entries(files)
    .map(([path, svg]) => symbol(nameOf(path), svg))
    .join('');
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
}

/** A drawing as a symbol: the same attributes, the same content. */
export function symbol(name: string, svg: string): string {
  const end = svg.indexOf('>');
  const attributes = svg.slice('<svg'.length, end).replace(/ xmlns="[^"]*"/, '');
  const inner = svg.slice(end + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}"${attributes}>${inner.replace(/>\s+</g, '><').trim()}</symbol>`;
}
