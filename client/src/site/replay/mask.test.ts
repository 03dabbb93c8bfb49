import { expect, test } from 'vitest';
import { seenBy } from './mask';

const VIEW = { seat: null, players: [{ hand: ['ulm'], hand_size: 1, bid: 4 }, { hand: ['linz'], hand_size: 1, bid: 2 }] };

test('a seat sees its own hand and no other', () => {
  const seen = seenBy(VIEW, 1, ['hand', 'bid']) as typeof VIEW;
  expect(seen.players[0]!.hand).toBeNull();
  expect(seen.players[0]!.bid).toBeNull();
  expect(seen.players[0]!.hand_size).toBe(1);
  expect(seen.players[1]!.hand).toEqual(['linz']);
});

test('with open hands everything is shown', () => {
  expect(seenBy(VIEW, null, ['hand'])).toBe(VIEW);
});
