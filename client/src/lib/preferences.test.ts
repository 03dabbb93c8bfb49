import { beforeEach, expect, test, vi } from 'vitest';
import { Preferences } from './preferences.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { languages: ['en'] });
});

test('the line of help goes by itself after three finished games, and each counts once', () => {
  const mine = new Preferences();
  for (const table of ['a', 'b', 'a', 'a']) mine.finish(table);
  expect(mine.isHelped).toBe(true);
  mine.finish('c');
  expect(mine.isHelped).toBe(false);
});

test('how many games were finished is known after a reload', () => {
  const before = new Preferences();
  for (const table of ['a', 'b', 'c']) before.finish(table);
  const after = new Preferences();
  after.load();
  expect(after.isHelped).toBe(false);
});

test('the line of help stays or goes as one likes', () => {
  const mine = new Preferences();
  void mine.change({ help: 'never' });
  expect(mine.isHelped).toBe(false);
  void mine.change({ help: 'always' });
  for (const table of ['a', 'b', 'c', 'd']) mine.finish(table);
  expect(mine.isHelped).toBe(true);
});

test('what is not a choice of ours is left as it is', () => {
  const mine = new Preferences();
  void mine.change({ help: 'sometimes', wasOffered: 'yes' });
  expect([mine.help, mine.wasOffered]).toEqual(['start', false]);
});
