import { expect, test } from 'vitest';
import { routeOf, router } from './route.svelte';

test('an address means a page', () => {
  expect(routeOf('/')).toEqual({ page: 'Home', rest: '' });
  expect(routeOf('/learn').page).toBe('Learn');
});

test('a table is found by its code', () => {
  expect(routeOf('/t/SRSHG')).toEqual({ page: 'Table', rest: 'SRSHG' });
});

test('a game that is over is found by its id', () => {
  expect(routeOf('/g/aBc_1')).toEqual({ page: 'Replay', rest: 'aBc_1' });
  expect(routeOf('/g').page).toBe('Missing');
});

test('an address that means nothing is a page of its own', () => {
  expect(routeOf('/nowhere').page).toBe('Missing');
  expect(routeOf('/constructor').page).toBe('Missing');
  expect(routeOf('/t').page).toBe('Missing');
  expect(routeOf('/rules/12').page).toBe('Missing');
});

test('a broken address is taken as it is', () => {
  expect(routeOf('/t/%E0%A4%A').rest).toBe('%E0%A4%A');
});

test('going somewhere changes the page and the address', () => {
  router.go('/rules');
  expect(router.here.page).toBe('Rules');
  expect(location.pathname).toBe('/rules');
});

test('a table is remembered for the way back, by the page that follows', () => {
  router.replace('/t/ABC');
  router.go('/rules');
  expect(router.tableBefore).toBe('/t/ABC');
  router.go('/settings');
  expect(router.tableBefore).toBeNull();
});

test('a click on a link of ours stays inside the app, one with a modifier does not', () => {
  const stop = router.listen();
  router.go('/');
  document.body.innerHTML = '<a href="/learn">x</a>';
  const link = document.querySelector('a')!;
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(router.here.page).toBe('Home');
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(router.here.page).toBe('Learn');
  stop();
});

test('a slash at the end of an address means nothing', () => {
  expect(routeOf('/t/-/')).toEqual({ page: 'Table', rest: '-' });
  expect(routeOf('/rules/')).toEqual({ page: 'Rules', rest: '' });
});
