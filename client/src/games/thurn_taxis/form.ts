// The form of the board for the place that it has: a desk, a tablet upright, a hand upright, a hand on its side.

export type Form = 'wide' | 'tall' | 'small' | 'low';

const HAND = 620; // pixels: narrower boards are for a hand
const LOW = 400; // and so are lower ones

export function formOf(width: number, height: number): Form {
  if (width && height && height < LOW && width > height * 1.3) return 'low';
  if (width && width < HAND) return 'small';
  return height > width * 0.86 && width < 1000 ? 'tall' : 'wide';
}
