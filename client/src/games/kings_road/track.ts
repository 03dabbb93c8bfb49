// Where the crests stand on the score track; those with equal points stand side by side.

export const LAST = 40; // the last number drawn; further points stand there too

export interface Spot {
  at: number;
  aside: number; // in crests' widths from the point, so that none hides another
  above: number;
}

export function spots(scores: readonly number[]): Spot[] {
  const places = scores.map((score) => Math.max(0, Math.min(score, LAST)));
  return places.map((at, seat) => {
    const same = places.flatMap((other, one) => (other === at ? [one] : []));
    const order = same.indexOf(seat);
    return { at, aside: order - (same.length - 1) / 2, above: order % 2 };
  });
}
