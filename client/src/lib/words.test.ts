import { describe, expect, it, vi } from 'vitest';
import { browserLanguage, bundleOf, LANGUAGES, Speaker, toldApart } from './words.svelte';

const FILES = import.meta.glob<string>('../../../src/postroad/i18n/*/*.ftl', { query: '?raw', import: 'default', eager: true });

function catalogue(language: string): string {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`));
  return files.map(([, text]) => text).join('\n');
}

function speaker(language: string, players: string[] = []): Speaker {
  const bundle = bundleOf(language, catalogue(language));
  return new Speaker(() => bundle, players);
}

describe('words', () => {
  it('names players, cities and officials as the terminal does', () => {
    const words = speaker('en', ['Ada', 'Bot']);
    expect(words.text('thurn-taxis-event-take', { player: 1, city: 'muenchen', slot: 2 })).toBe('Bot takes München.');
    expect(words.text('event-won-shared', { players: [0, 1] })).toBe('Shared victory: Ada, Bot.');
    expect(words.text('thurn-taxis-event-call', { player: 0, official: 'carrier' })).toBe('Ada calls the Postal Carrier.');
  });

  it('names cards of both kinds: special ones and regions', () => {
    const words = speaker('en', ['Ada']);
    const said = words.text('kings-road-event-reveal', { player: 0, cards: ['witch', 'dark-tower'] });
    expect(said).toContain(words.text('card-witch'));
    expect(said).toContain(words.text('region-dark-tower'));
  });

  it('names an id by its argument and its value, and leaves alone what someone typed', () => {
    const words = speaker('en', ['Ada']);
    const road = words.text('thurn-taxis-refusal-no-road', { city: 'linz', city2: 'ulm' });
    expect(road).toContain('Linz and Ulm');
    expect(words.text('refusal-action-unknown', { text: 'tables' })).toContain('tables');
    expect(words.text('page-rule', { rule: 'TT-31' })).toContain('TT-31');
  });

  it('counts in every language', () => {
    expect(speaker('ru').text('page-points', { points: 21 })).toBe('21 очко');
    expect(speaker('ru').text('page-points', { points: 3 })).toBe('3 очка');
    expect(speaker('cs').text('page-points', { points: 5 })).toBe('5 bodů');
    expect(speaker('de').text('page-points', { points: 1 })).toBe('1 Punkt');
  });

  it.each(Object.keys(LANGUAGES))('%s puts no invisible marks around names', (language) => {
    expect(speaker(language, ['Ada']).text('event-won', { player: 0 })).toMatch(/^Ada /);
  });

  it('tells of a missing message in the console, and shows its key', () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(speaker('hu').text('page-nonsense')).toBe('page-nonsense');
    expect(told).toHaveBeenCalledWith('words: missing hu page-nonsense');
    told.mockRestore();
  });

  it('tells equal names apart by numbers', () => {
    expect(toldApart(['Bot', 'Ada', 'Bot'])).toEqual(['Bot 1', 'Ada', 'Bot 2']);
  });

  it("speaks the first of the browser's languages that it knows", () => {
    expect(browserLanguage(['fr-FR', 'cs-CZ', 'de'])).toBe('cs');
    expect(browserLanguage(['fr'])).toBe('en');
  });
});
