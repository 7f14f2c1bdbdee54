import { expect, test } from 'vitest';
import { symbol, symbols } from './sprite';

test('a drawing becomes a symbol with its view box', () => {
  const svg = '<svg xmlns="x" viewBox="0 0 9 9">\n  <path d="M0 0"/>\n  <g/>\n</svg>\n';
  expect(symbol('bird', svg)).toBe('<symbol id="bird" viewBox="0 0 9 9"><path d="M0 0"/><g/></symbol>');
});

test('no drawing has a style of its own, which the content policy would refuse', () => {
  expect(symbols).toContain('id="trauwe-mark"');
  expect(symbols).not.toMatch(/style[ =>]/);
});
