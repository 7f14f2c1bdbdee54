/** What a browser loads when it is told to load a module. */
import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedAssets: Set<string>; importedCss: Set<string> };
};

/** The file a module lies in, first, and all that comes with it: scripts, styles, pictures. */
export function closureOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((out): out is Chunk => out.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!found) throw new Error(`no ${module} in the bundle`);
  return [...follow(bundle, found, new Set())];
}

function follow(bundle: Bundle, chunk: Chunk, found: Set<string>): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  const { importedAssets = [], importedCss = [] } = chunk.viteMetadata ?? {};
  for (const name of [...importedAssets, ...importedCss]) found.add(name);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') follow(bundle, next, found);
  }
  return found;
}
