import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { type Bar, type BarMark, legendOf } from './bars';
import Bars from './Bars.svelte';

function bar(mark: BarMark | null, tag: string, worth = 1): Bar {
  return { card: 'R1', name: '', worth, error: 0, figure: '+1', mark, tag, aloud: 'Red 1: +1' };
}

const BARS = [bar('good', 'as good'), bar(null, ''), bar('own', 'played'), bar('good', 'as good')];

test('each word of a chart is explained once', () => {
  expect(legendOf(BARS).map(({ tag }) => tag)).toEqual(['as good', 'played']);
});

test('a word stands below its bar, and is read aloud with it', () => {
  render(Bars, { bars: BARS, label: 'worths', height: 84, floor: 0, least: 1 });
  const read = screen.getAllByRole('listitem').map((item) => item.querySelector('.unseen')?.textContent);
  expect(read).toEqual(['Red 1: +1 as good', 'Red 1: +1 ', 'Red 1: +1 played', 'Red 1: +1 as good']);
  expect(screen.getAllByText('as good', { selector: 'small' })).toHaveLength(2);
});
