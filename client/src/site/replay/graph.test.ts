import { expect, test } from 'vitest';
import type { ReplayStep } from '../../lib/wire';
import { measures, roundEnds, scale, stairs } from './graph';

const frame = (round: number, scores: number[], players: object[]): ReplayStep => ({ line: 1, seat: 0, action: null, notation: '', round, view: { players }, events: [], scores, note: '' });

const COUNTS = { 'replay-offices': (player: { offices: string[] }) => player.offices.length, 'replay-carriages': (player: { carriage: number }) => player.carriage };

test('points are always drawn, the rest where the game counts it', () => {
  const frames = [frame(0, [0, 0], [{ offices: [], carriage: 0 }, { offices: [], carriage: 0 }]), frame(1, [0, 3], [{ offices: [], carriage: 0 }, { offices: ['ulm'], carriage: 3 }])];
  expect(measures(frames, COUNTS)).toEqual([
    { title: 'replay-points', series: [[0, 0], [0, 3]] },
    { title: 'replay-offices', series: [[0, 0], [0, 1]] },
    { title: 'replay-carriages', series: [[0, 0], [0, 3]] },
  ]);
});

test('the table has a row for the step that completed each round', () => {
  expect(roundEnds([0, 0, 1, 1, 2].map((round) => frame(round, [], [])))).toEqual([2, 4]);
});

test('the scale holds all values, below zero too', () => {
  const { least, most, marks } = scale([[-4, 14], [3, 40]]);
  expect([least, most]).toEqual([-4, 40]);
  expect(marks.every((mark) => mark >= least && mark <= most)).toBe(true);
  expect(marks.length).toBeGreaterThan(2);
});

test('a number stays until it changes', () => {
  expect(stairs([0, 0, 2], (at) => at, (value) => value)).toBe('M0.0 0.0H2.0V2.0H2.0');
});
