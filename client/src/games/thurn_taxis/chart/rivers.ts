// The Danube, the Rhine and the Inn, for decoration.

import { projected, type Frame } from './frames';
import { curve } from './shapes';

const COURSES: readonly (readonly [number, number])[][] = [
  [[8.2, 47.98], [8.8, 47.95], [9.3, 48.16], [9.86, 48.34], [10.35, 48.56], [10.8, 48.72], [11.46, 48.76], [11.9, 48.95], [12.15, 49.05], [12.6, 48.86], [13.0, 48.74], [13.5, 48.53], [13.9, 48.4], [14.34, 48.28], [14.8, 48.16], [15.4, 48.22]],
  [[9.6, 47.1], [9.55, 47.45], [9.2, 47.64], [8.7, 47.7], [8.2, 47.58], [7.62, 47.52], [7.52, 47.9], [7.62, 48.3], [7.9, 48.7], [8.28, 49.05], [8.38, 49.5], [8.3, 49.9], [7.9, 50.3]],
  [[10.5, 46.9], [11.0, 47.22], [11.5, 47.3], [12.1, 47.5], [12.2, 47.9], [12.6, 48.2], [13.1, 48.27], [13.5, 48.53]],
];

export function rivers(frame: Frame): string[] {
  return COURSES.map((course) => curve(course.map(([lon, lat]) => projected({ id: '', lat, lon }, frame))));
}
