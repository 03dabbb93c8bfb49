// Keyboard navigation in space: an arrow key leads from one place to the nearest one in its direction.

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly kind?: string; // places of the same kind are preferred
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const ASIDE = 2.4; // how much a pixel aside costs beside a pixel ahead
const OTHER_KIND = 1.7; // and how much dearer a place of another kind is
const LEAST = 2; // pixels ahead; what is nearer lies beside

/** The number of the nearest place in the direction of an arrow key; null if there is none, or for another key. */
export function nearest(places: readonly Place[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  const here = places[from];
  if (!direction || !here) return null;
  let best: number | null = null;
  let least = Infinity;
  places.forEach((there, number) => {
    const price = cost(here, there, direction) * (there.kind === here.kind ? 1 : OTHER_KIND);
    if (number !== from && price < least) [best, least] = [number, price];
  });
  return best;
}

function cost(from: Place, to: Place, [dx, dy]: readonly [number, number]): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead <= LEAST ? Infinity : ahead + aside * ASIDE;
}

/** Moves the focus among the `data-arrow` elements of a board; false if the key is no arrow or nothing lies that way. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  if (!(key in DIRECTIONS)) return false;
  const all = [...board.querySelectorAll<HTMLElement>('[data-arrow]')].filter((one) => one.getClientRects().length > 0);
  const from = all.findIndex((one) => one === document.activeElement);
  const next = from < 0 ? all.findIndex((one) => one.dataset.arrow === 'card') : nearest(all.map(placeOf), from, key);
  const target = next === null ? undefined : all[next];
  target?.focus();
  return target !== undefined;
}

function placeOf(element: HTMLElement): Place {
  const target = element.querySelector('.seal') ?? element;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, kind: element.dataset.arrow };
}
