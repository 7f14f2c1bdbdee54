import { expect, test, vi } from 'vitest';
import { below, keepLinksBelow, within } from './below';

const BASE = '/ebbes/';

test('at the root of a host addresses are what they are', () => {
  expect([below('/rules#R12'), within('/rules')]).toEqual(['/rules#R12', '/rules']);
});

test.each([
  ['/', '/ebbes/'],
  ['/t/-', '/ebbes/t/-'],
  ['/rules#R12', '/ebbes/rules#R12'],
])('below a path %s lies at %s, and back', (path, there) => {
  expect([below(path, BASE), within(there, BASE)]).toEqual([there, path]);
});

test('links lead below the path, those drawn later and changed as well; others stay', async () => {
  document.body.innerHTML = '<main></main>';
  keepLinksBelow(document.body, BASE);
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = '<p><a href="/rules">1</a><a href="#here">2</a><a href="https://elsewhere.example/">3</a></p>';
  const paths = () => [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  await vi.waitFor(() => expect(paths()).toEqual(['/ebbes/rules', '#here', 'https://elsewhere.example/']));
  main.querySelector('a')?.setAttribute('href', '/settings');
  await vi.waitFor(() => expect(paths()[0]).toBe('/ebbes/settings'));
});
