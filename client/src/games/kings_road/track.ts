// Where the crests stand on the score track: at their points, or as near as their neighbours let them; none leaves it.

export const LAST = 40; // the last number drawn; further points stand there too

export function spots(scores: readonly number[], left: number, step: number, size: number, width: number): number[] {
  const wanted = scores.map((score) => left + Math.max(0, Math.min(score, LAST)) * step);
  const order = scores.map((_, seat) => seat).sort((one, other) => wanted[one]! - wanted[other]! || one - other);
  // Neighbours that would cover each other stand side by side about their middle, as one group.
  let groups: { seats: number[]; middle: number }[] = [];
  for (const seat of order) {
    let group = { seats: [seat], middle: within(wanted[seat]!, 1) };
    for (let last = groups.at(-1); last && group.middle - last.middle < ((group.seats.length + last.seats.length) / 2) * size; last = groups.at(-1)) {
      const seats = [...last.seats, ...group.seats];
      group = { seats, middle: within(seats.reduce((sum, one) => sum + wanted[one]!, 0) / seats.length, seats.length) };
      groups = groups.slice(0, -1);
    }
    groups.push(group);
  }
  const found: number[] = [];
  for (const { seats, middle } of groups) seats.forEach((seat, at) => (found[seat] = middle + (at - (seats.length - 1) / 2) * size));
  return found;

  function within(middle: number, count: number): number {
    return Math.max((count * size) / 2, Math.min(middle, width - (count * size) / 2));
  }
}
