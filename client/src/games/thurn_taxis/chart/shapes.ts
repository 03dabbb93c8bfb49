// Points, boxes and lines of the map, and how they lie to each other.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number; // left
  readonly y: number; // top
  readonly width: number;
  readonly height: number;
}

export function distance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2); // Math.hypot takes several times as long
}

export function around(centre: Point, width: number, height: number): Box {
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

/** The box that all points lie in. */
export function boundsOf(points: readonly Point[]): Box {
  const [left, top] = [Math.min(...points.map((p) => p.x)), Math.min(...points.map((p) => p.y))];
  return { x: left, y: top, width: Math.max(...points.map((p) => p.x)) - left, height: Math.max(...points.map((p) => p.y)) - top };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How far a point lies from a box. */
export function gap(box: Box, point: Point): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area of a box that lies outside another one. */
export function outside(box: Box, frame: Box): number {
  return box.width * box.height - overlap(box, frame);
}

export function holds(box: Box, point: Point): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}

/** A number from 0 to 1 that a text always gives. */
export function hashed(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An open line through points, as a path. */
export function path(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${rounded(p.x)} ${rounded(p.y)}`).join('');
}

/** A soft curve through points, as a path (Catmull and Rom's, written as cubic ones). */
export function curve(points: readonly Point[]): string {
  const first = points[0]!;
  let text = `M${rounded(first.x)} ${rounded(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b];
    const numbers = [
      a.x + (b.x - before.x) / 6, a.y + (b.y - before.y) / 6,
      b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6, b.x, b.y,
    ].map(rounded);
    text += `C${numbers.join(' ')}`;
  }
  return text;
}
