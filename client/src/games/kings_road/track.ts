// Where the crests stand on the score track; those with equal points stand side by side, and none leaves it.

export const LAST = 40; // the last number drawn; further points stand there too

export function spots(scores: readonly number[], left: number, step: number, size: number, width: number): number[] {
  const places = scores.map((score) => Math.max(0, Math.min(score, LAST)));
  return places.map((at, seat) => {
    const same = places.flatMap((other, one) => (other === at ? [one] : []));
    const half = ((same.length - 1) / 2) * size;
    const middle = Math.max(half + size / 2, Math.min(left + at * step, width - half - size / 2));
    return middle + same.indexOf(seat) * size - half;
  });
}
