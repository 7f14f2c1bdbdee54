/** The drawings in `motifs/` as symbols, to be used by `<use href="#name">`. */
const files = import.meta.glob<string>('./motifs/*.svg', { query: '?raw', import: 'default', eager: true });

export const symbols: string = Object.entries(files).map(([path, svg]) => symbol(nameOf(path), svg)).join('');

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
}

/** A drawing as a symbol: the same view box, the same content. */
export function symbol(name: string, svg: string): string {
  const [, box = ''] = svg.match(/viewBox="([^"]*)"/) ?? [];
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="${box}">${inner.replace(/>\s+</g, '><').trim()}</symbol>`;
}
