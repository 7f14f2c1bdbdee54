import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/first.js';
const NAME = 'first.js';

/** Puts a script into the head that runs before anything is painted; modules run too late for that. */
export function first(): Plugin {
  let file = '';
  let isBuild = false;
  return {
    name: 'first',
    configResolved({ root, command }) {
      file = join(root, SOURCE);
      isBuild = command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name: NAME, source: readFileSync(file) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const built = Object.values(bundle ?? {}).find((out) => out.type === 'asset' && out.names.includes(NAME));
        const src = `/${built?.fileName ?? SOURCE}`;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}
