// The steps that a growing route climbs: what lies at each length, as the table shows it.

import type { Facts, Player, View } from './types';

export interface Rung {
  readonly length: number;
  readonly carriage: number | null; // the player's next one, at its own length
  readonly bonus: number | null; // top tile of that length's stack; null for no stack or none left
  readonly hasStack: boolean;
  readonly isReached: boolean;
  readonly isNext: boolean; // one card further
}

export function carriageNumbers(facts: Facts): number[] {
  return Object.keys(facts.carriages).map(Number).sort((a, b) => a - b);
}

export function nextCarriage(facts: Facts, player: Player): number | null {
  return carriageNumbers(facts).find((number) => number > player.carriage) ?? null;
}

export function ladder(facts: Facts, view: View, player: Player): Rung[] {
  const next = nextCarriage(facts, player);
  const length = player.route.length;
  return carriageNumbers(facts).map((number) => {
    const stack = view.stacks[`length-${number}`];
    return {
      length: number,
      carriage: number === next ? number : null,
      bonus: stack?.[0] ?? null,
      hasStack: stack !== undefined,
      isReached: number <= length,
      isNext: number === length + 1,
    };
  });
}
