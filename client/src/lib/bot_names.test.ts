import { expect, it } from 'vitest';
import { botNames } from './bot_names';

const NAMES: Record<string, string> = { 'bot-sensible': 'Klara', 'bot-greedy': 'Jakob', 'bot-other-1': 'Frieda', 'bot-other-2': 'Gustav' };
const words = { has: (key: string) => key in NAMES, text: (key: string) => NAMES[key]! };

it('gives the second bot of a kind the name of somebody else', () => {
  expect(botNames(['', 'sensible', 'greedy', 'sensible', 'greedy'], words)).toEqual(['', 'Klara', 'Jakob', 'Frieda', 'Gustav']);
});

it("leaves the host's own bots their names, and runs out of names without harm", () => {
  expect(botNames(['mine', 'sensible', 'sensible', 'sensible', 'sensible'], words)).toEqual(['mine', 'Klara', 'Frieda', 'Gustav', 'Klara']);
});
