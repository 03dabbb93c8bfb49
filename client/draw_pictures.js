// Draws every picture of every rulebook in every language, for pages without scripts: the last step of `npm run build`.
// Drawings repeat themselves: compressed they take a sixth, in the package and on the way.

import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parse } from 'smol-toml';
import theme from './src/lib/theme.css?inline';
import { bundleOf, Speaker } from './src/lib/words.svelte';
import { drawing } from './src/drawn/drawing';

const SOURCE = '../src/postroad'; // npm runs in client/
const PICTURES = import.meta.glob('./src/games/*/rulebook/Picture.svelte', { eager: true, import: 'default' });
const FACTS = import.meta.glob('./src/games/*/rulebook/facts.ts', { eager: true, import: 'factsOf' });
const TINTS = import.meta.glob('./src/games/*/{provinces,tints}.css', { eager: true, query: '?inline', import: 'default' });

function read(path) {
  return readFileSync(`${SOURCE}/${path}`, 'utf-8');
}

const languages = readdirSync(`${SOURCE}/i18n`).filter((name) => existsSync(`${SOURCE}/i18n/${name}/shared.ftl`));
for (const [path, Picture] of Object.entries(PICTURES)) {
  const folder = path.split('/')[3];
  const book = parse(read(`games/${folder}/rulebook.toml`));
  const facts = FACTS[path.replace('Picture.svelte', 'facts.ts')](parse(read(`games/${folder}/board.toml`)));
  const styles = theme + Object.entries(TINTS).filter(([file]) => file.includes(`/${folder}/`)).map(([, css]) => css).join('');
  const all = [
    ...Object.entries(book.pictures).map(([id, data]) => ({ id, caption: '', data })),
    ...Object.entries(book.examples).map(([id, { picture }]) => ({ id: `example-${id}`, caption: '', data: picture })),
  ];
  for (const language of languages) {
    const own = `i18n/${language}/rulebooks/${folder}.ftl`;
    if (!existsSync(`${SOURCE}/${own}`)) continue;
    const texts = readdirSync(`${SOURCE}/i18n/${language}`).filter((name) => name.endsWith('.ftl')).map((name) => read(`i18n/${language}/${name}`));
    const words = new Speaker(() => bundleOf(language, [...texts, read(own)].join('\n')));
    const keys = [...read(own).matchAll(/^((?:label|name)-[\w-]+) =/gm)].map((found) => found[1]);
    const labels = Object.fromEntries(keys.map((key) => [key, words.text(key)]));
    const target = `${SOURCE}/web/rulebook/${folder.replaceAll('_', '-')}/${language}`;
    mkdirSync(target, { recursive: true });
    for (const picture of all) {
      const svg = drawing(Picture, { picture, facts, words, labels }, styles);
      writeFileSync(`${target}/${picture.id}.svg.gz`, gzipSync(svg, { level: 9 }));
    }
  }
}
