// The words of the chosen language: keys and arguments in, sentences out.
// Ids among the arguments become names just as src/postroad/i18n does it in the terminal.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Words } from './table';

export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский', hu: 'Magyar', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;

const LONGEST = 500; // characters of an argument, as in the terminal
const ID = /^[a-z0-9_-]+$/; // what can be a part of a message's name

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

// The first of the browser's languages that we speak, else English.
export function browserLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]!);
  return codes.find(isLanguage) ?? 'en';
}

// The names, with a number behind those that several have.
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    return isShared ? `${name} ${names.slice(0, seat).filter((other) => other === name).length + 1}` : name;
  });
}

export class Speaker implements Words {
  constructor(
    private bundle: () => FluentBundle,
    readonly players: readonly string[] = [],
  ) {}

  get language(): string {
    return this.bundle().locales[0]!;
  }

  has(key: string): boolean {
    return this.bundle().hasMessage(key);
  }

  // A game's name; its slug, where the catalogue does not name it.
  game(slug: string): string {
    return this.has(`game-${slug}`) ? this.text(`game-${slug}`) : slug;
  }

  text(key: string, args: Record<string, unknown> = {}): string {
    const bundle = this.bundle();
    const message = bundle.getMessage(key);
    if (!message?.value) return this.missing(key);
    const errors: Error[] = [];
    const named = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.named(name, value)]));
    const text = bundle.formatPattern(message.value, named, errors);
    if (errors.length) console.error(`words: ${this.language} ${key}: ${errors[0]!.message}`);
    return text;
  }

  private missing(key: string): string {
    if (this.bundle().hasMessage('page-name')) console.error(`words: missing ${this.language} ${key}`);
    return key;
  }

  // An id is `<argument>-<value>` where there is such a message; digits behind the argument's name do not count, of a
  // list every element is named as by the argument without its `s`. `player` is a seat, and `text` is never an id.
  private named(name: string, value: unknown): FluentVariable {
    if (name === 'player') return this.players[value as number] ?? String(value);
    if (Array.isArray(value)) return value.map((each) => this.named(name.replace(/s$/, ''), each)).join(', ');
    if (typeof value === 'number') return value;
    const key = `${name.replace(/\d+$/, '')}-${value}`;
    const isNamed = name !== 'text' && ID.test(String(value)) && this.has(key);
    return isNamed ? this.text(key) : String(value).slice(0, LONGEST);
  }
}

export function bundleOf(language: string, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

class PageWords extends Speaker {
  constructor() {
    let current = $state.raw(bundleOf('en', ''));
    super(() => current);
    this.use = (bundle) => {
      current = bundle;
    };
    this.read = () => current;
  }

  readonly read: () => FluentBundle;
  readonly use: (bundle: FluentBundle) => void;

  get isReady(): boolean {
    return this.read().hasMessage('page-name');
  }

  // Fetch a language's catalogue and speak it from now on.
  async speak(language: Language): Promise<void> {
    const answer = await fetch(`/i18n/${language}.ftl`);
    if (!answer.ok) throw new Error(`no catalogue of ${language}`);
    this.use(bundleOf(language, await answer.text()));
    document.documentElement.lang = language;
  }

  // The same words with the names of a table's players.
  at(players: readonly string[]): Speaker {
    return new Speaker(this.read, players);
  }
}

export const words = new PageWords();
