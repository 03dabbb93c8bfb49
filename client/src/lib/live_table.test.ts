import { expect, test, vi } from 'vitest';
import { LiveTable } from './live_table.svelte';
import type { Socket } from './socket';
import { toasts } from './toasts.svelte';
import type { GamePage } from './table';
import type { Done, GameInfo, Now } from './wire';

vi.mock('./announce.svelte', () => ({ announce: () => undefined }));

const ROOM = { status: 'playing', fairness: { commitment: '', shares: null }, seats: [] };

function now(seq: number): Now {
  return { t: 'now', table: 'k7aa', seq, asked: seq, changeable: null, eye: 0, mine: [0], lines: [], openings: [], view: null, room: ROOM } as unknown as Now;
}

test('what was answered is not asked again before its outcome has come', async () => {
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: () => undefined });
  const done: Done = { t: 'done', table: 'k7aa', command: 'one', seq: 6, opened: null };
  const socket = { command: () => Promise.resolve(done), history: () => undefined } as unknown as Socket;
  const table = new LiveTable(socket, now(5), { facts: {} } as GameInfo, {} as GamePage);
  const acting = table.act({ do: 'end' });
  await Promise.resolve();
  await Promise.resolve();
  expect(table.mayAct).toBe(false);
  table.hear(now(6));
  expect(await acting).toBe(true);
  expect(table.mayAct).toBe(true);
});

test.each([
  [0, 0],
  [1, 1],
])('whose time is up is told to the others: seat %i, toasts %i', (seat, told) => {
  vi.stubGlobal('document', { hidden: true });
  const socket = { history: () => undefined } as unknown as Socket;
  const table = new LiveTable(socket, now(5), { facts: {} } as GameInfo, {} as GamePage);
  const before = toasts.list.length;
  const line = { seq: 6, at: 0, seat, kind: 'timeout', events: [{ key: 'table-event-timeout', arguments: { player: seat } }], to: null, round: 1 };
  table.hear({ ...now(6), lines: [line] } as unknown as Now);
  expect(toasts.list.length - before).toBe(told);
});
