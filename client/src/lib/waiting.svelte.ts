// The tables at which others wait for whoever sits before this page: asked for now and then, and after each turn.

import { request } from './http';
import { callBack } from './notify';
import { clearNotices } from './push.svelte';
import type { TableLine, TableList } from './wire';
import { words } from './words.svelte';

const EVERY_MS = 20_000;

export class Waiting {
  tables = $state.raw<readonly TableLine[]>([]);
  here = $state(''); // the table in sight, if it is one's turn there
  inSight = $state(''); // the table in sight

  #known: ReadonlySet<string> | null = null; // those that waited when we last looked

  // The number in title, icon and navigation.
  get count(): number {
    return this.elsewhere.length + (this.here ? 1 : 0);
  }

  // The table in sight is known better by its own page.
  get elsewhere(): readonly TableLine[] {
    return this.tables.filter((table) => table.id !== this.inSight);
  }

  // Look now and then until the function that is returned is called.
  follow(): () => void {
    const look = (): void => void this.look();
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      this.tables = [];
      this.#known = null;
    };
  }

  async look(): Promise<void> {
    try {
      this.take((await request<TableList>('GET', '/api/me/waiting')).tables);
    } catch {
      // the line is lost, which the page says elsewhere
    }
  }

  take(tables: readonly TableLine[]): void {
    const known = this.#known;
    this.tables = tables;
    this.#known = new Set(tables.map((table) => table.id));
    if (!tables.length && known?.size !== 0) void clearNotices();
    const news = known ? this.elsewhere.filter((table) => !known.has(table.id)) : [];
    if (news.length) callBack(words.text('waiting-turn', { game: words.game(news[0]!.game) }), `/t/${news[0]!.id}`);
  }

  // One's own table is in sight, and it is one's turn or not.
  see(table: string, isMine: boolean): void {
    const wasMine = this.here === table;
    this.inSight = table;
    this.here = isMine ? table : '';
    if (wasMine && !isMine) void this.look();
  }

  leave(): void {
    this.inSight = this.here = '';
    void this.look();
  }
}

export const waiting = new Waiting();
