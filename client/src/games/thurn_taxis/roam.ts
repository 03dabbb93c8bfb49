// Arrow keys move in space: from what has the focus to what lies that way, cards and cities alike.

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const ASIDE = 2.4; // how much a step aside costs beside a step ahead
const ELSEWHERE = 1.7; // and one to another kind of thing

interface Centre {
  readonly x: number;
  readonly y: number;
}

function centre(element: Element): Centre {
  const target = element.querySelector('.seal') ?? element;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The cost of going from one place to another in a direction; infinite if it lies elsewhere. */
export function cost(from: Centre, to: Centre, [dx, dy]: readonly [number, number]): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * dx + y * dy;
  const aside = Math.abs(x * dy) + Math.abs(y * dx);
  return ahead <= 2 ? Infinity : ahead + aside * ASIDE;
}

/** Moves the focus inside the board; false if the key is no arrow or there is nothing that way. */
export function roam(board: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const all = [...board.querySelectorAll<HTMLElement>('[data-roam]')].filter((one) => one.getClientRects().length > 0);
  const here = all.find((one) => one === document.activeElement);
  const next = here ? closest(all, here, way) : all.find((one) => one.dataset.roam === 'card');
  next?.focus();
  return next !== undefined;
}

function closest(all: readonly HTMLElement[], here: HTMLElement, way: readonly [number, number]): HTMLElement | undefined {
  const from = centre(here);
  const priced = all
    .filter((one) => one !== here)
    .map((one) => ({ one, price: cost(from, centre(one), way) * (one.dataset.roam === here.dataset.roam ? 1 : ELSEWHERE) }))
    .filter(({ price }) => price < Infinity)
    .sort((a, b) => a.price - b.price);
  return priced[0]?.one;
}
