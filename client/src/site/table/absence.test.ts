import { describe, expect, it } from 'vitest';
import type { Now, Seat } from '../../lib/wire';
import { mayBeReplaced } from './absence';

const MINUTE = 60_000;
const person = (more: Partial<Seat> = {}): Seat => ({ kind: 'person', name: 'x', is_away: false, has_resigned: false, is_overdue: false, vote: null, ...more }) as Seat;
const table = (seats: Seat[], more: object = {}): Now =>
  ({ mine: [0], is_host: false, room: { status: 'playing', clock: { kind: 'none', seconds: 0 }, seats }, ...more }) as unknown as Now;

describe('who may be replaced by a bot', () => {
  it('is whoever has been away for two minutes', () => {
    const now = table([person(), person(), person()]);
    expect(mayBeReplaced(now, [null, 0, MINUTE], 2 * MINUTE).map(({ seat }) => seat)).toEqual([1]);
    expect(mayBeReplaced(now, [null, 0, MINUTE], 2 * MINUTE - 1)).toEqual([]);
    expect(mayBeReplaced(now, [0, null, null], 9 * MINUTE)).toEqual([]);
  });

  it('is nobody for who only looks on or has left', () => {
    expect(mayBeReplaced({ ...table([person(), person()]), mine: [] }, [null, 0], 9 * MINUTE)).toEqual([]);
    expect(mayBeReplaced(table([person({ is_away: true }), person()]), [null, 0], 9 * MINUTE)).toEqual([]);
  });

  it('is by correspondence only whose time is up, and the host decides alone', () => {
    const clock = { kind: 'turn', seconds: 86_400 };
    const slow = table([person(), person()]);
    const late = table([person(), person({ is_overdue: true })], { is_host: true });
    expect(mayBeReplaced({ ...slow, room: { ...slow.room, clock } } as Now, [null, 0], 9 * MINUTE)).toEqual([]);
    expect(mayBeReplaced({ ...late, room: { ...late.room, clock } } as Now, [null, null], 0)[0]).toMatchObject({ seat: 1, isByHost: true });
  });

  it('tells who has voted already', () => {
    const vote = { agreed: [0], needed: 2 };
    expect(mayBeReplaced(table([person(), person({ vote })]), [null, 0], 9 * MINUTE)[0]).toMatchObject({ hasVoted: true, vote });
  });
});
