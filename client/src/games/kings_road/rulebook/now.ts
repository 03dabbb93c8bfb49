// Which paragraph of the rulebook is about what can be done now.

import type { KingsRoadTable } from '../words';

export function paragraph({ view }: KingsRoadTable): string {
  if (view.choosing.length === 0) return 'end-final';
  if (view.is_second) return 'cards-witch';
  return view.menu && view.menu.count < 3 ? 'choose-few' : 'choose-three';
}
