// Everyone's routes as lines along the roads: side by side where several use the same one.

import { roadId, type Chart } from '../chart';
import { path, type Point } from '../chart/shapes';

export interface Line {
  readonly seat: number;
  readonly road: string;
  readonly d: string;
}

// Solid, dashes, dots, dash and dot, short dashes: a seat is known by its pattern too.
const PATTERNS = ['', '9 4', '2.5 4', '10 3.5 2.500 3.5', '5 3'];

export function pattern(seat: number): string {
  return PATTERNS[seat % PATTERNS.length]!;
}

/** A line for each road of each route; `middle` is the seat whose own lies in the middle, broad. */
export function lines(map: Chart, routes: readonly (readonly string[])[], middle: number, step: number): Line[] {
  const users = new Map<string, number[]>();
  routes.forEach((route, seat) => {
    for (let i = 1; i < route.length; i++) {
      const id = roadId(route[i - 1]!, route[i]!);
      users.set(id, [...(users.get(id) ?? []), seat]);
    }
  });
  return map.roads.flatMap((road) => {
    const seats = users.get(road.id) ?? [];
    const others = seats.filter((seat) => seat !== middle);
    const hasMiddle = others.length < seats.length;
    return others.map((seat, i) => {
      const place = hasMiddle ? (i % 2 ? -1 : 1) * (1.5 + Math.floor(i / 2)) : i - (others.length - 1) / 2;
      return { seat, road: road.id, d: path(beside(road.points, place * step)) };
    });
  });
}

/** The line at a distance from another, always on the same side of it. */
function beside(points: readonly Point[], away: number): Point[] {
  return points.map((point, i) => {
    const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return { x: point.x - ((after.y - before.y) / length) * away, y: point.y + ((after.x - before.x) / length) * away };
  });
}
