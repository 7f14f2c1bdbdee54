import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { SHAPES } from '../../shapes.js';
import type { Shape } from './shape';
import TableFrame from './TableFrame.svelte';

const words = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));
const PARTS = { bar: words('bar'), board: words('board'), felt: words('felt'), hand: words('hand') };

/** A screen of these shapes. */
function screenOf(shapes: readonly Shape[]): void {
  const others = (['desk', 'wide'] as const).filter((name) => !shapes.includes(name)).map((name) => SHAPES[name]);
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = !others.some((other) => query.includes(other));
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  });
}

test.each<[Shape[], string[]]>([
  [['short'], []],
  [['lying', 'wide'], []],
  [['desk'], ['left']],
  [
    ['desk', 'wide'],
    ['left', 'right'],
  ],
])('on a screen that is %j only the columns are made that are seen', (shapes, seen) => {
  screenOf(shapes);
  const { container } = render(TableFrame, { ...PARTS, left: words('left'), right: words('right') });
  expect([...container.querySelectorAll('aside')].map(({ textContent }) => textContent)).toEqual(seen);
});
