// A picture of a rulebook as a file of its own: drawn by the page's own components, with the styles that it needs.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { PictureProps } from '../games/pictures';

// A picture cannot load the page's letters: those that stand in for them are narrow where there is a choice, and may be wide.
const LETTERS = ":root{--serif:'PT Serif','Times New Roman','Liberation Serif',Georgia,serif}.card .card .city{font-size:9.5px;letter-spacing:-.02em}";
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** The picture as an SVG document; `styles` are the theme and the tints of the game. */
export function drawing(Picture: Component<PictureProps>, props: PictureProps, styles: string): string {
  const { head, body } = render(Picture, { props });
  // A component draws one <svg> in a <div> that bears the game's class.
  const found = /^<div class="([^"]*)">\s*<svg([^>]*viewBox="\S+ \S+ (\S+) (\S+)"[^>]*)>([^]*)<\/svg>\s*<\/div>$/.exec(cleaned(body));
  if (!found) throw new Error(`${props.picture.id}: not one drawing`);
  const [, game, attributes, width, height, inside] = found;
  const own = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((one) => one[1]).join('');
  // Within cards, which are HTML, a drawing must say again that it is one.
  const content = inside!.replaceAll('<svg', `<svg ${SVG}`);
  return `<svg ${SVG} width="${width}" height="${height}"${attributes}><style>${css(`*{box-sizing:border-box}${styles}${own}${LETTERS}`)}</style><g class="${game}">${content}</g></svg>`;
}

function css(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Without what is only for a page that comes alive: notes between elements, roles, marks. */
function cleaned(html: string): string {
  return html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/ (?:data-[\w-]+|tabindex|role|aria-[\w-]+)="[^"]*"/g, '')
    .replace(/\n\s*/g, ' ')
    .trim();
}
