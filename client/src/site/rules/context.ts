// What every part of a rulebook on the page needs, given once by the book around them.

import type { Component } from 'svelte';
import type { PictureProps } from '../../games/pictures';
import type { Words } from '../../lib/table';

export const BOOK = Symbol('rulebook');

export interface BookContext {
  readonly Picture: Component<PictureProps> | null;
  readonly facts: unknown;
  readonly words: Words;
  readonly labels: Readonly<Record<string, string>>;
}
