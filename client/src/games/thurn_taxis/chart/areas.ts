// The provinces as areas: every point belongs to the city that is nearest to it.

import type { Frame } from './frames';
import { boundsOf, distance, hashed, path, type Box, type Point } from './shapes';

export interface Site extends Point {
  readonly id: string;
  readonly province: string;
}

export interface Cell {
  readonly city: string;
  readonly province: string;
  readonly d: string;
  readonly box: Box; // in which it lies
}

export interface Areas {
  readonly cells: readonly Cell[];
  readonly borders: string; // where one province ends and another begins
}

interface Corner extends Point {
  readonly beyond: string; // the city on the other side of the edge that starts here; '' at the frame
}

/** One city's part of the frame, cut by the line halfway to every other city. */
function cell(site: Site, sites: readonly Site[], frame: Frame): Corner[] {
  let corners: Corner[] = [
    { x: 0, y: 0, beyond: '' },
    { x: frame.width, y: 0, beyond: '' },
    { x: frame.width, y: frame.height, beyond: '' },
    { x: 0, y: frame.height, beyond: '' },
  ];
  for (const other of sites) if (other !== site) corners = cut(corners, site, other);
  return corners;
}

function cut(corners: readonly Corner[], site: Site, other: Site): Corner[] {
  const middle = { x: (site.x + other.x) / 2, y: (site.y + other.y) / 2 };
  const depth = (p: Point) => (p.x - middle.x) * (other.x - site.x) + (p.y - middle.y) * (other.y - site.y);
  const kept: Corner[] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [da, db] = [depth(a), depth(b)];
    const share = da / (da - db);
    const crossing = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
    if (da <= 0) kept.push(a);
    if (da <= 0 && db > 0) kept.push({ ...crossing, beyond: other.id });
    if (da > 0 && db <= 0) kept.push({ ...crossing, beyond: a.beyond });
  });
  return kept;
}

/** An edge as a hand would draw it; the same from both sides. */
function wavy(a: Point, b: Point): Point[] {
  const isTurned = a.x > b.x || (a.x === b.x && a.y > b.y);
  const [from, to] = isTurned ? [b, a] : [a, b];
  const length = distance(from, to);
  const parts = Math.max(1, Math.round(length / 14));
  const seed = `${Math.round(from.x)} ${Math.round(to.y)}`;
  const points: Point[] = [];
  for (let i = 0; i <= parts; i++) {
    const share = i / parts;
    const sway = (hashed(`${seed} ${i}`) - 0.5) * Math.min(7, length / 5) * Math.sin(Math.PI * share);
    points.push({
      x: from.x + (to.x - from.x) * share - ((to.y - from.y) / length) * sway,
      y: from.y + (to.y - from.y) * share + ((to.x - from.x) / length) * sway,
    });
  }
  return isTurned ? points.reverse() : points;
}

export function areas(sites: readonly Site[], frame: Frame): Areas {
  const home = new Map(sites.map((site) => [site.id, site.province]));
  const cells: Cell[] = [];
  const borders: string[] = [];
  for (const site of sites) {
    const corners = cell(site, sites, frame);
    const outline: Point[] = [];
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      if (distance(a, b) < 0.5) return;
      const edge = a.beyond ? wavy(a, b) : [a, b];
      outline.push(...edge.slice(0, -1));
      const isBorder = a.beyond !== '' && home.get(a.beyond) !== site.province;
      if (isBorder && a.beyond > site.id) borders.push(path(edge)); // each border once
    });
    cells.push({ city: site.id, province: site.province, d: `${path(outline)}Z`, box: boundsOf(outline) });
  }
  return { cells, borders: borders.join('') };
}

/** The city whose area a point lies in. */
export function nearest<S extends Point>(sites: readonly S[], point: Point): S {
  let best = sites[0]!;
  let least = Infinity;
  for (const site of sites) {
    const square = (site.x - point.x) ** 2 + (site.y - point.y) ** 2;
    if (square < least) [best, least] = [site, square];
  }
  return best;
}
