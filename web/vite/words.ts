import type { Plugin } from 'vite';

const WORDS = /\.ftl\?raw$/;

/** Words as pages need them: without what only people read who write them. */
export function plain(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^#/.test(line))
    .join('\n');
}

/** Leaves the comments of `.ftl` files out of the bundle. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'post',
    transform(code, id) {
      if (!WORDS.test(id)) return null;
      const written = /^export default (".*");?\s*$/s.exec(code)?.[1];
      if (written === undefined) this.error(`${id} is no text`);
      return { code: `export default ${JSON.stringify(plain(JSON.parse(written) as string))}`, map: null };
    },
  };
}
