// What one person likes: kept in this browser, and with the person on the server.

import { request } from './http';
import { browserLanguage, isLanguage, words, type Language } from './words.svelte';

const PLACE = 'postroad-preferences';
const FIRST_GAMES = 3; // for which there is a line of help
const CHOICES = {
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'large', 'huge'],
  speed: ['calm', 'brisk', 'instant'],
  palette: ['gentle', 'strong'],
  help: ['start', 'always', 'never'],
  routes: ['all', 'me', 'none'],
} as const;

export type Speed = 'calm' | 'brisk' | 'instant';

export class Preferences {
  language = $state<Language>('en');
  theme = $state<'system' | 'light' | 'dark'>('system');
  text = $state<'normal' | 'large' | 'huge'>('normal');
  speed = $state<Speed>('calm');
  palette = $state<'gentle' | 'strong'>('gentle');
  confirmsEnd = $state(true); // ask before a turn ends
  hasSound = $state(false);
  hasPatterns = $state(true); // on provinces and regions, beside their colours
  wasOffered = $state(false); // a first game with a guide
  wasReminded = $state(false); // of the recovery code
  wasAsked = $state(false); // whether to be told of turns while no page is open
  help = $state<'start' | 'always' | 'never'>('start'); // a line under the status: for the first games, or always
  routes = $state<'all' | 'me' | 'none'>('all'); // whose are drawn on a map
  tapsOnce = $state(false); // on a touch screen: a card is taken by the first tap, unasked
  countsCards = $state(false); // shows how many cards of each kind are still to come
  finished = $state(''); // the first games that were played to their end: tables, by spaces

  #isSaving = false;

  plain(): Record<string, string | boolean> {
    const { language, theme, text, speed, palette, confirmsEnd, hasSound, hasPatterns, wasOffered, wasReminded, wasAsked, help, routes, tapsOnce, countsCards, finished } = this;
    return { language, theme, text, speed, palette, confirmsEnd, hasSound, hasPatterns, wasOffered, wasReminded, wasAsked, help, routes, tapsOnce, countsCards, finished };
  }

  // Take over what is known and well-formed; the rest stays as it is.
  take(from: Record<string, unknown>): void {
    if (typeof from.language === 'string' && isLanguage(from.language)) this.language = from.language;
    if (typeof from.finished === 'string') this.finished = from.finished;
    for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
      const choice = (CHOICES[key] as readonly unknown[]).includes(from[key]);
      if (choice) (this as Record<typeof key, unknown>)[key] = from[key];
    }
    for (const key of ['confirmsEnd', 'hasSound', 'hasPatterns', 'wasOffered', 'wasReminded', 'wasAsked', 'tapsOnce', 'countsCards'] as const) {
      if (typeof from[key] === 'boolean') this[key] = from[key];
    }
  }

  load(): void {
    this.language = browserLanguage(navigator.languages);
    try {
      this.take(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, unknown>);
    } catch {
      // an unreadable note of ours is as good as none
    }
    this.show();
  }

  // Make the page look as wished.
  show(): void {
    const { dataset } = document.documentElement;
    if (this.theme === 'system') delete dataset.theme;
    else dataset.theme = this.theme;
    dataset.text = this.text;
    dataset.palette = this.palette;
    dataset.patterns = this.hasPatterns ? 'on' : 'off';
  }

  async change(changes: Record<string, unknown>): Promise<void> {
    this.take(changes);
    this.show();
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.plain()));
    } catch {
      // a browser that keeps nothing still plays
    }
    if (typeof changes.language === 'string') await words.speak(this.language);
    if (this.#isSaving) await request('PATCH', '/api/me', { preferences: this.plain() });
  }

  // From now on changes also go to the person's own place on the server.
  follow(preferences: Record<string, unknown>): void {
    this.#isSaving = true;
    if (Object.keys(preferences).length === 0) return;
    const before = this.language;
    this.take(preferences);
    this.show();
    if (this.language !== before) void words.speak(this.language);
  }

  get isHelped(): boolean {
    return this.help === 'always' || (this.help === 'start' && this.finished.split(' ').filter(Boolean).length < FIRST_GAMES);
  }

  // A game is over: after a few of them the help goes by itself.
  finish(table: string): void {
    const tables = this.finished.split(' ').filter(Boolean);
    if (tables.length >= FIRST_GAMES || tables.includes(table)) return;
    void this.change({ finished: [...tables, table].join(' ') });
  }

  // Of animations; nothing moves for who asked their system for that.
  get pace(): Speed {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : this.speed;
  }
}

export const preferences = new Preferences();
