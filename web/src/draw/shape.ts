/** The shapes of a screen, for what is only made where it is seen. */
import { MediaQuery } from 'svelte/reactivity';
import { SHAPES } from '../../shapes.js';

export type Shape = keyof typeof SHAPES;

/** Whether the screen has all these shapes, as it changes. */
export function shaped(...names: readonly Shape[]): MediaQuery {
  return new MediaQuery(names.map((name) => SHAPES[name]).join(' and '));
}
