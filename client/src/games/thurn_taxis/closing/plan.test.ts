import { describe, expect, test } from 'vitest';
import type { Action } from '../../../lib/table';
import type { Previewed } from '../../../lib/wire';
import { view } from '../sample';
import type { LegalAction, View } from '../types';
import { gains } from './gains';
import { plan, remembering, type Ask } from './plan';

const CLOSE: Action = { do: 'close', way: 'each' };
const NOTHING = { offices: [], hasCartwright: false, discards: [] };

/** A server that answers each list of actions with the legal actions that come next. */
function server(answers: Record<string, LegalAction[]>, changes: Partial<View> = {}): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  const ask: Ask = async (actions) => {
    const key = actions.map((action) => action.city ?? action.official ?? action.do).join(' ');
    asked.push(key);
    const found = { ...view({ hand: ['ulm', 'linz', 'basel', 'lodz'] }), legal: answers[key] ?? [], ...changes };
    return { t: 'preview', table: '', id: '', events: [], view: found } as Previewed;
  };
  return { ask, asked };
}

const office = (city: string): LegalAction => ({ do: 'office', city });
const discard = (city: string): LegalAction => ({ do: 'discard', city });

describe('a closing thought through', () => {
  test('an office without a choice is placed, one with a choice is offered', async () => {
    const { ask } = server({ close: [office('ulm')], 'close ulm': [office('linz'), office('salzburg')] });
    const found = await plan(view(), CLOSE, NOTHING, ask);
    expect(found?.actions.map((action) => action.city)).toEqual([undefined, 'ulm', 'linz']);
    expect(found?.choices).toEqual([{ options: ['linz', 'salzburg'], chosen: 'linz' }]);
  });

  test('a wished city is chosen', async () => {
    const { ask } = server({ close: [office('linz'), office('salzburg')] });
    const found = await plan(view(), CLOSE, { ...NOTHING, offices: ['salzburg'] }, ask);
    expect(found?.actions.at(-1)).toEqual(office('salzburg'));
  });

  test('the Cartwright is offered, and called only if wished', async () => {
    const answers = { close: [{ do: 'call', official: 'cartwright' } as LegalAction, { do: 'end' } as LegalAction] };
    const declined = await plan(view(), CLOSE, NOTHING, server(answers).ask);
    expect([declined?.isCartwrightOffered, declined?.actions.length]).toEqual([true, 1]);
    const called = await plan(view(), CLOSE, { ...NOTHING, hasCartwright: true }, server(answers).ask);
    expect(called?.actions.at(-1)).toEqual({ do: 'call', official: 'cartwright' });
  });

  test('discards are asked for until the view says that they are enough', async () => {
    const refusal = { rule: 'TT-39', key: 'discard-first', arguments: { count: 1 }, legal: [] };
    const answers = { close: [discard('ulm'), discard('linz')] };
    const open = await plan(view(), CLOSE, NOTHING, server(answers, { barred: [[{ do: 'end' }, refusal]] }).ask);
    expect([open?.missing, open?.discardable.length]).toEqual([1, 4]);
    const done = await plan(view(), CLOSE, { ...NOTHING, discards: ['linz'] }, server(answers).ask);
    expect([done?.missing, done?.actions.at(-1)]).toEqual([0, discard('linz')]);
  });

  test('no question is asked twice', async () => {
    const { ask, asked } = server({});
    const memory = remembering(ask);
    await memory([CLOSE]);
    await memory([CLOSE]);
    expect(asked).toEqual(['close']);
  });
});

test('gains are what one view has and the other had not', () => {
  const before = view({ offices: ['ulm'], tiles: [['length-5', 2]], points: -17 });
  const after = view({ offices: ['ulm', 'linz'], tiles: [['length-5', 2], ['length-5', 1]], carriage: 3, points: -13 });
  expect(gains(before, after, 0)).toMatchObject({ offices: ['linz'], tiles: [['length-5', 1]], carriage: 3, before: -17, after: -13 });
});
