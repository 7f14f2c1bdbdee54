// @vitest-environment node
import { expect, test } from 'vitest';
import { symbol, symbols } from './sprite';

test('a drawing becomes a symbol with its view box and its colour', () => {
  const svg = '<svg xmlns="x" viewBox="0 0 9 9" fill="currentColor">\n  <path d="M0 0"/>\n  <g/>\n</svg>\n';
  const attributes = 'viewBox="0 0 9 9" fill="currentColor"';
  expect(symbol('bird', svg)).toBe(`<symbol id="bird" ${attributes}><path d="M0 0"/><g/></symbol>`);
});

test('no drawing has a style of its own, which the content policy would refuse', () => {
  expect(symbols).toContain('id="trauwe-mark"');
  expect(symbols).not.toMatch(/style[ =>]/);
});
