// What stands at a bonus stack whose place on the map does not say what it is for.

import type { Words } from '../../../lib/table';

const SIGNS: Readonly<Record<string, string>> = {
  'length-5': '5', 'length-6': '6', 'length-7': '7+', 'all-provinces': 'tt-sign-all', 'game-end': 'tt-sign-end',
};

/** Its sign; '' for the stacks of provinces. */
export function signOf(stack: string, words: Words): string {
  const sign = SIGNS[stack] ?? '';
  return words.has(sign) ? words.text(sign) : sign;
}
