import { expect, test } from 'vitest';
import type { Event } from '../../lib/wire';
import plain from './samples/plain.json';
import { sums, total } from './sums';

const SAMPLES = plain as unknown as { events: Event[]; after: { players: { score: number; markers: object }[] } }[];

test('the sums of a whole game are its final scores', () => {
  const events = SAMPLES.flatMap((sample) => sample.events);
  const order = [...new Set(events.flatMap((event) => (typeof event.arguments.region === 'string' ? [event.arguments.region] : [])))];
  SAMPLES.at(-1)!.after.players.forEach((player, seat) => {
    const all = sums(events, seat, order).reduce((sum, one) => sum + total(one), 0);
    expect(all).toBe(player.score);
  });
});
