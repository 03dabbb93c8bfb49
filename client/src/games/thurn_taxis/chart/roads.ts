// The roads: slightly bent lines, each away from the cities that it does not join.

import { distance, hashed, rounded, type Point } from './shapes';

export interface Road {
  readonly id: string; // both cities, in the order of the facts
  readonly ends: readonly [string, string];
  readonly d: string;
  readonly points: readonly Point[]; // along it
}

export function roadId(a: string, b: string): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

const BENDS = [0.07, -0.07, 0.03, -0.03, 0.12, -0.12];

export function roads(pairs: readonly (readonly [string, string])[], spots: ReadonlyMap<string, Point>): Road[] {
  return pairs.map(([a, b]) => {
    const [from, to] = [spots.get(a)!, spots.get(b)!];
    const strangers = [...spots].filter(([id]) => id !== a && id !== b).map(([, spot]) => spot);
    const start = Math.floor(hashed(a + b) * 2);
    const middles = BENDS.map((_, i) => bent(from, to, BENDS[(i + start) % BENDS.length]!));
    const room = (middle: Point) => Math.min(30, ...sampled(from, middle, to).map((p) => clearance(p, strangers)));
    const middle = middles.reduce((best, found) => (room(found) > room(best) + 1 ? found : best));
    const d = `M${rounded(from.x)} ${rounded(from.y)}Q${rounded(middle.x)} ${rounded(middle.y)} ${rounded(to.x)} ${rounded(to.y)}`;
    return { id: roadId(a, b), ends: [a, b] as const, d, points: sampled(from, middle, to) };
  });
}

function bent(from: Point, to: Point, bend: number): Point {
  return {
    x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
    y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
  };
}

function clearance(point: Point, strangers: readonly Point[]): number {
  return Math.min(...strangers.map((spot) => distance(spot, point)));
}

function sampled(from: Point, middle: Point, to: Point): Point[] {
  return Array.from({ length: 13 }, (_, i) => {
    const [t, u] = [i / 12, 1 - i / 12];
    return {
      x: u * u * from.x + 2 * u * t * middle.x + t * t * to.x,
      y: u * u * from.y + 2 * u * t * middle.y + t * t * to.y,
    };
  });
}
