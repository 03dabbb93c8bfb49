// Which page is shown: the path of the address, by the history API.

export interface Place {
  page: string; // the name of the page, 'missing' if no pattern fits
  parts: Record<string, string>;
}

// Patterns by page; `:name` takes one segment.
export const PATHS: Record<string, string> = {
  front: '/',
  open: '/open/:game',
  learn: '/learn/:game', // one's first game
  lobby: '/tables',
  mine: '/tables/mine',
  table: '/t/:id',
  settings: '/settings',
  continue: '/continue', // with the code of another device
  rules: '/rules/:game',
  about: '/about',
  replay: '/replay/:kind/:id', // of a table, of a record that someone brought, or of an example
  records: '/replay',
  puzzles: '/puzzles',
  puzzle: '/puzzles/:id', // today-GAME for the one of the day
  statistics: '/statistics/:game',
  me: '/me', // a page of one's own
  person: '/p/:handle', // and of someone who shows it
  ladder: '/ladder/:game',
  daily: '/daily', // the deal of the day
  day: '/daily/:game/:date',
};

export function placeOf(path: string): Place {
  const segments = path.replace(/\/+$/, '').split('/');
  for (const [page, pattern] of Object.entries(PATHS)) {
    const parts = fit(pattern.replace(/\/+$/, '').split('/'), segments);
    if (parts) return { page, parts };
  }
  return { page: 'missing', parts: {} };
}

function fit(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const found = segments[at]!;
    if (wanted.startsWith(':')) parts[wanted.slice(1)] = decoded(found);
    else if (wanted !== found) return null;
  }
  return parts;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a broken escape names nothing, which the page then says
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  place = $derived(placeOf(this.path));

  start(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#followed(event));
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', to);
    else history.replaceState(null, '', to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  // Plain clicks on our own links change the page without loading it anew.
  #followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    const isOurs = placeOf(link.pathname).page !== 'missing';
    const isHere = link.pathname === location.pathname && link.hash;
    if (!isOurs || isHere) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
