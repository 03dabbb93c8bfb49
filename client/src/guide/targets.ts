// What the guide can light up: names of the lessons' files (src/postroad/lessons) as places on the page.

const PLACES: Record<string, (id: string) => string[]> = {
  map: () => ['.tt .map', '.kings-road .map'],
  display: (city) => [city ? `.tt [data-spot^="slot-"][data-card="${city}"]` : '.tt .display .slots'],
  hand: (city) => (city ? [`.tt [data-spot="hand-${city}"]`] : ['.tt .hand', '.kings-road .hand']),
  route: () => ['.tt .route'],
  deck: () => ['.tt [data-spot="deck"]'],
  official: (official) => [`.tt [data-official="${official}"]`],
  officials: () => ['.tt .fold', '.tt .officials'],
  do: (id) => [`.tt [data-do="${id}"] button`],
  question: () => ['.tt .question button'],
  end: (end) => [`.tt .question [data-end="${end}"] button`],
  cartwright: () => ['.tt .sheet .cartwright input:not(:checked)'],
  confirm: () => ['.tt .sheet .buttons button', '.kings-road [data-confirm] button:not(:disabled)'],
  region: (region) => [`.kings-road [data-region="${region}"]`],
  // A card that can be put in now; where other cards fill the places already, the next name is lit.
  card: (card) => [`.kings-road:has([data-confirm] button:disabled) .hand [data-card="${card}"]:not([aria-pressed="true"], [aria-disabled="true"])`],
  track: () => ['.kings-road .track'],
  points: () => ['#pane-players .own .points'],
  players: () => ['#pane-players .players'],
  result: () => ['[data-standings]'],
};

/** The first of the names whose place is on the page now and can be seen; null if there is none. */
export function findTarget(root: ParentNode, names: readonly string[]): HTMLElement | null {
  for (const name of names) {
    const [kind, id = ''] = name.split(':') as [string, string?];
    for (const selector of PLACES[kind]?.(id) ?? []) {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects().length > 0);
      if (found) return found;
    }
  }
  return null;
}
