// Numbers of points, with a minus that looks like one.

export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

export function gained(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}
