import { expect, test } from 'vitest';
import { paint } from './painting';

/** What was asked of a canvas, by name. */
function pad(): { context: CanvasRenderingContext2D; said: string[] } {
  const said: string[] = [];
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...told: unknown[]) =>
          said.push(`${String(name)} ${told.join(' ')}`.trim()),
      set: () => true,
    },
  ) as CanvasRenderingContext2D;
  return { context, said };
}

class NoPath {
  arc(): void {}
}

test('a used drawing is laid where it is used, in its size', () => {
  globalThis.Path2D ??= NoPath as unknown as typeof Path2D;
  document.body.innerHTML =
    '<svg><symbol id="grape" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="blue" /></symbol></svg>' +
    '<svg id="scene"><use href="#grape" x="30" y="40" width="20" height="20" /></svg>';
  const { context, said } = pad();
  paint(context, document.getElementById('scene')!);
  expect(said).toContain('translate 30 40');
  expect(said).toContain('scale 2 2');
  expect(said.some((each) => each.startsWith('fill'))).toBe(true);
});
