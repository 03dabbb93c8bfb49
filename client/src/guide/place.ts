// Where a bubble goes: beside what it is about, never over it, and wholly in sight.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12; // pixels between the bubble and what it is about
const EDGE = 8; // pixels to the edge of the window

/** `kept` is what the target belongs to and must stay in sight with it, such as the cards and the places they go to. */
export function placeBubble(target: Box | null, size: { width: number; height: number }, view: { width: number; height: number }, kept = target): { left: number; top: number } {
  const right = view.width - size.width - EDGE;
  const low = view.height - size.height - EDGE;
  if (!target || !kept) return { left: Math.max(EDGE, (view.width - size.width) / 2), top: Math.max(EDGE, low) };
  const across = clamp(target.left + target.width / 2 - size.width / 2, EDGE, right);
  const along = clamp(target.top + target.height / 2 - size.height / 2, EDGE, low);
  const places = [
    { left: across, top: kept.top + kept.height + GAP },
    { left: across, top: kept.top - size.height - GAP },
    { left: across, top: target.top + target.height + GAP },
    { left: across, top: target.top - size.height - GAP },
    { left: target.left + target.width + GAP, top: along },
    { left: target.left - size.width - GAP, top: along },
  ];
  const isInside = ({ left, top }: { left: number; top: number }) => left >= EDGE && left <= right + 1 && top >= EDGE && top <= low + 1;
  // What fills most of the window, such as the map, has no room beside it: then its upper corner is covered.
  return places.find(isInside) ?? { left: clamp(target.left + EDGE, EDGE, right), top: clamp(target.top + EDGE, EDGE, low) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
