// Where a bubble goes: near what it is about, never over it, over as little as can be of what can be done, and wholly in sight.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a bubble would cover; the more it weighs, the sooner another place is found. */
export interface Thing extends Box {
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 12; // pixels between the bubble and what it is about
const EDGE = 8; // pixels to the edge of the window
const TARGET = 40; // how much more the target weighs than a control of the same size, and what belongs to it
const KEPT = 4;
const FAR = 4; // what a pixel between the bubble and its target weighs, in covered pixels of a control

/** `kept` is what the target belongs to and must stay in sight with it, such as the cards and the places they go to. */
export function placeBubble(target: Box | null, size: Size, view: Size, kept = target, things: readonly Thing[] = []): Spot {
  const right = view.width - size.width - EDGE;
  const low = view.height - size.height - EDGE;
  const middle = { left: Math.max(EDGE, (view.width - size.width) / 2), top: Math.max(EDGE, low) };
  if (!target || !kept) return middle;
  const across = target.left + target.width / 2 - size.width / 2;
  const along = target.top + target.height / 2 - size.height / 2;
  const lefts = new Set([across, EDGE, right]);
  const tops = new Set([along, EDGE, low]);
  for (const one of [target, kept, ...things]) {
    lefts.add(one.left + one.width + GAP).add(one.left - size.width - GAP);
    tops.add(one.top + one.height + GAP).add(one.top - size.height - GAP);
  }
  const weighed = [{ ...kept, weight: KEPT }, { ...target, weight: TARGET }, ...things];
  let best: Spot = middle;
  let least = Infinity;
  for (const left of within(lefts, right)) {
    for (const top of within(tops, low)) {
      const box = { left, top, ...size };
      const cost = weighed.reduce((sum, one) => sum + one.weight * covered(box, one), FAR * between(box, target));
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** Where an element lies in the window, as a plain object. */
export function boxOf(one: Element): Box {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
}

function within(values: ReadonlySet<number>, most: number): Set<number> {
  return new Set([...values].map((value) => Math.round(Math.max(EDGE, Math.min(value, most)))));
}

/** The area that two boxes share. */
export function covered(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function between(one: Box, other: Box): number {
  const across = Math.max(one.left - other.left - other.width, other.left - one.left - one.width, 0);
  const along = Math.max(one.top - other.top - other.height, other.top - one.top - one.height, 0);
  return Math.hypot(across, along);
}
