import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
const { placeOf } = await import('./router.svelte');

it.each([
  ['/', 'front', {}],
  ['/t/k7aa', 'table', { id: 'k7aa' }],
  ['/tables', 'lobby', {}],
  ['/tables/mine/', 'mine', {}],
  ['/rules/kings-road', 'rules', { game: 'kings-road' }],
  ['/open/a%20b', 'open', { game: 'a b' }],
  ['/open/%E0%A4%A', 'open', { game: '%E0%A4%A' }],
  ['/t', 'missing', {}],
  ['/nowhere/at/all', 'missing', {}],
])('finds the page of %s', (path, page, parts) => {
  expect(placeOf(path)).toEqual({ page, parts });
});
