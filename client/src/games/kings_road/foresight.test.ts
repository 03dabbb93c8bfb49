import { expect, test } from 'vitest';
import type { KingsRoadView } from '../../lib/wire';
import { righted } from './choice';
import { added, ghosts, warnings } from './foresight';

const isRegion = (card: string) => card.length === 1;
const view = (markers: Record<string, number>, scoring: string[], earns: Record<string, number> = {}) =>
  ({ seat: 0, scoring, players: [{ markers, earns }] }) as unknown as KingsRoadView;
const MENU = { count: 3, cards: ['a', 'b', 'dragon', 'knight'], alone: [], last: ['knight'] };
const NOW = view({ a: 1 }, ['a']);

test('ghosts are the markers that the server would add', () => {
  expect(ghosts(NOW, view({ a: 3 }, ['a']), 'a')).toBe(2);
  expect(ghosts(NOW, null, 'a')).toBe(0);
});

test('the regions that would score too are those that the server adds', () => {
  expect(added(NOW, view({ a: 1 }, ['a', 'b']))).toEqual(['b']);
});

test('a Knight that adds no marker is warned of, and put right where there is a region card', () => {
  const draft = { cards: ['a', 'dragon', 'knight'], decline: false };
  const keys = warnings(NOW, view({ a: 2 }, ['a', 'b'], { b: 4 }), draft, isRegion).map((one) => one.key);
  expect(keys).toEqual(['kr-warn-knight']);
  expect(righted(draft, MENU, isRegion)?.cards).toEqual(['dragon', 'a', 'knight']);
  expect(righted({ cards: ['dragon', 'knight'], decline: false }, MENU, isRegion)).toBeNull();
});

test('a Knight with its marker, or declined, needs no warning', () => {
  const draft = { cards: ['b', 'a', 'knight'], decline: false };
  expect(warnings(NOW, view({ a: 3, b: 1 }, ['a']), draft, isRegion)).toEqual([]);
  expect(warnings(NOW, view({ a: 2, b: 1 }, ['a']), { ...draft, decline: true }, isRegion)).toEqual([]);
});

test('a Dragon that adds a region without points for the viewer is warned of', () => {
  const draft = { cards: ['a', 'b', 'dragon'], decline: false };
  expect(warnings(NOW, view({ a: 2, b: 1 }, ['a', 'b'], { b: 0 }), draft, isRegion)[0]).toMatchObject({ key: 'kr-warn-dragon', arguments: { region: 'b' } });
  expect(warnings(NOW, view({ a: 2, b: 1 }, ['a', 'b'], { b: 2 }), draft, isRegion)).toEqual([]);
});
