// How the board is laid out: by the room it is given, whatever is being shown in it.

export type Shape = 'tall' | 'wide' | 'side';

const WIDE = 640; // pixels
const LOW = 480;

// tall: all below each other, for a phone; wide: a desk in one line below the map; side: map left, desk right, for a phone on its side.
export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height * 1.3) return 'side';
  return width >= WIDE ? 'wide' : 'tall';
}
