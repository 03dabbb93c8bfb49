// A player's mark: shape and letter, beside the colour --seat-N of the theme.

export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

// Outlines about (0, 0), all of about the same weight to the eye, within -10..10.
const OUTLINES: Record<Shape, string> = {
  circle: 'M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z',
  triangle: 'M0 -9.6L9.8 7.6H-9.8Z',
  square: 'M-7.7 -7.7H7.7V7.7H-7.7Z',
  diamond: 'M0 -10L10 0L0 10L-10 0Z',
  star: 'M0 -10L2.9 -3.6L9.8 -2.9L4.6 1.8L6.1 8.6L0 5.1L-6.1 8.6L-4.6 1.8L-9.8 -2.9L-2.9 -3.6Z',
};
const LETTER_DOWN: Record<Shape, number> = { circle: 0, triangle: 2.2, square: 0, diamond: 0, star: 0.6 };

export function shape(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

export function outline(seat: number): string {
  return OUTLINES[shape(seat)];
}

// How far below the middle a letter looks centred.
export function letterDown(seat: number): number {
  return LETTER_DOWN[shape(seat)];
}

// One letter a seat: the first of the name; where several begin alike, the number behind it or the next letter that is free.
export function letters(names: readonly string[]): string[] {
  const signs = names.map((name) => [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)));
  const isAlone = (sign: string | undefined) => signs.filter(([first]) => first === sign).length === 1;
  const found = signs.map(([first]) => (first !== undefined && isAlone(first) ? first : ''));
  signs.forEach((all, seat) => {
    if (found[seat]) return;
    const last = all.at(-1) ?? '';
    const free = [...(/\p{N}/u.test(last) ? [last] : []), ...all, ...'ABCDEFGH'].filter((sign) => !found.includes(sign));
    found[seat] = free[0]!;
  });
  return found;
}
