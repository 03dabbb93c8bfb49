// Who sits before this page, what can be played here, and the line to the server.

import { Failed, request } from './http';
import { preferences } from './preferences.svelte';
import { reason } from './refusals';
import { Socket, type State } from './socket';
import { toast } from './toasts.svelte';
import type { Failure, GameInfo, GameList, Me, OpenTable, OpenedTable, RecoveryCode, Welcome } from './wire';
import { words } from './words.svelte';

// A balancer before several servers lets everyone of a table meet at one of them, by the table in the address.
const tableOf = (path: string): string => path.replace(/^\/t\/([a-z0-9]+).*|.*/, (_, id?: string) => (id ? `?table=${id}` : ''));

export class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly GameInfo[]>([]);
  hasDocumentation = $state(false);
  connection = $state<State>('connecting');
  wasOpen = $state(false); // so that the first moments are not called a loss
  notice = $state(''); // of the server about itself
  isReady = $state(false);
  hasFailed = $state(false);
  code = $state(''); // a recovery code that was just given, to be shown once
  begin = ''; // the table that is to begin as soon as its page is there

  readonly socket = new Socket(() => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket${tableOf(location.pathname)}`));

  async start(): Promise<void> {
    preferences.load();
    this.hasFailed = false;
    try {
      const [, list, me] = await Promise.all([
        words.speak(preferences.language),
        request<GameList>('GET', '/api/games'),
        this.#whoAmI(),
      ]);
      this.games = list.games;
      this.hasDocumentation = list.has_documentation;
      this.#becomes(me);
      this.isReady = true;
      this.#listen();
    } catch {
      this.hasFailed = true;
    }
  }

  game(slug: string): GameInfo | undefined {
    return this.games.find((game) => game.slug === slug);
  }

  async introduce(name: string): Promise<boolean> {
    return this.#enter(() => request<Welcome>('POST', '/api/people', { name }));
  }

  async recover(code: string): Promise<boolean> {
    return this.#enter(() => request<Welcome>('POST', '/api/recover', { code }));
  }

  // A new recovery code; the one before is void.
  async renewCode(): Promise<boolean> {
    return this.try(async () => (this.code = (await request<RecoveryCode>('POST', '/api/me/recovery')).code));
  }

  // Sign out in all other browsers.
  async stayOnlyHere(): Promise<boolean> {
    return this.try(async () => {
      await request('DELETE', '/api/me/devices');
      this.me = await this.#whoAmI();
    });
  }

  async rename(name: string): Promise<boolean> {
    return this.try(async () => (this.me = await request<Me>('PATCH', '/api/me', { name })));
  }

  async forget(): Promise<boolean> {
    const isGone = await this.try(() => request('DELETE', '/api/me'));
    if (isGone) location.assign('/');
    return isGone;
  }

  // `refused` is told more than can be said in a sentence.
  async open(table: Partial<OpenTable>, refused?: (failure: Failure) => void): Promise<string | null> {
    let id: string | null = null;
    await this.try(async () => (id = (await request<OpenedTable>('POST', '/api/tables', table)).table), table.game, refused);
    return id;
  }

  // Do something on the server; if it is refused, say why.
  async try(what: () => Promise<unknown>, game = '', refused?: (failure: Failure) => void): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      toast(reason(words, game, error.failure), 'refusal');
      refused?.(error.failure);
      return false;
    }
  }

  async #enter(how: () => Promise<Welcome>): Promise<boolean> {
    const isIn = await this.try(async () => (this.code = (await how()).code));
    if (isIn) {
      this.#becomes(await this.#whoAmI());
      this.socket.renew();
    }
    return isIn;
  }

  #whoAmI(): Promise<Me | null> {
    return request<Me | null>('GET', '/api/me');
  }

  #becomes(me: Me | null): void {
    this.me = me;
    if (me) preferences.follow(me.preferences);
  }

  #listen(): void {
    this.socket.heard = (state) => {
      this.connection = state;
      if (state !== 'open') return;
      this.wasOpen = true;
      this.notice = '';
    };
    this.socket.noticed = (key) => (this.notice = key);
    this.socket.unclaimed = (refused) => toast(reason(words, '', refused), 'refusal');
    addEventListener('offline', () => this.socket.lose());
    addEventListener('online', () => this.connection !== 'open' && this.socket.renew());
    this.socket.open();
  }
}

export const session = new Session();
