// Finds paragraphs of a rulebook by the words they contain, whatever their case and accents.

import type { BookParagraph, Rulebook } from '../../lib/wire';

export interface Hit {
  id: string; // the address of the paragraph or rule
  title: string;
  text: string; // the sentence around the first word that was found
}

const SHORTEST = 2; // letters that are worth searching for
const AROUND = 60; // letters shown at each side of what was found

export function search(book: Rulebook, rules: Readonly<Record<string, string>>, asked: string): Hit[] {
  const wanted = plain(asked).split(/\s+/).filter((word) => word.length >= SHORTEST);
  if (wanted.length === 0) return [];
  const hits: Hit[] = [];
  for (const chapter of book.chapters) {
    for (const paragraph of chapter.paragraphs) {
      const title = paragraph.title || chapter.title;
      add(hits, paragraph.id, title, `${title}. ${textOf(paragraph)} ${paragraph.rules.join(' ')}`, wanted);
      for (const example of paragraph.examples) add(hits, paragraph.id, example.title, `${example.title}. ${example.text}`, wanted);
    }
  }
  for (const [rule, text] of Object.entries(rules)) add(hits, rule, rule, `${rule} ${text}`, wanted);
  return hits;
}

function add(hits: Hit[], id: string, title: string, text: string, wanted: readonly string[]): void {
  const seen = plain(text);
  if (!wanted.every((word) => seen.includes(word))) return;
  const at = seen.indexOf(wanted[0]!);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + AROUND);
  hits.push({ id, title, text: `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}` });
}

function textOf(paragraph: BookParagraph): string {
  const rows = paragraph.table ? [paragraph.table.head, ...paragraph.table.rows].flat() : [];
  return [paragraph.text, ...paragraph.variants.map((one) => one.text), ...paragraph.items, ...rows].join(' ');
}

/** Lower case without accents; as many letters as before, so that places in both texts agree. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()[0] ?? letter).join('');
}
