// A picture of a moment for sharing: the map as it is drawn, with what was chosen and what was better.

export const KINDS = ['png', 'svg'] as const;
export type Kind = (typeof KINDS)[number];

const WIDTH = 1200;
const HEIGHT = 630;
const MAP = 690;
const STYLES = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order', 'display', 'visibility', 'transform', 'transform-origin', 'transform-box'];
const LETTERS = 34; // in a line beside the map
const LONG = 300; // letters that do not fit in large ones

export function wrapped(text: string, most = LETTERS): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

// The first line is a title; the others are sentences.
export function drawn(lines: readonly string[], map: string): string {
  const [title = '', ...sentences] = lines.map(escaped);
  let y = 100;
  const size = sentences.join(' ').length > LONG ? 18 : 24; // so that all of it is on the picture
  const texts = sentences.flatMap((sentence) => {
    const found = wrapped(sentence, (LETTERS * 24) / size).map((line) => `<text x="${MAP + 40}" y="${(y += (size * 4) / 3)}" font-size="${size}">${line}</text>`);
    y += size;
    return found;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" fill="#2b2118">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6efe0"/>${map}` +
    `<text x="${MAP + 40}" y="80" font-size="38" font-weight="700">${title}</text>${texts.join('')}</svg>`
  );
}

export async function picture(lines: readonly string[], map: SVGSVGElement | null, name: string, kind: Kind): Promise<void> {
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(lines, map ? copied(map) : ''))}`;
  const link = document.createElement('a');
  link.href = kind === 'svg' ? source : await pixels(source);
  link.download = `${name}.${kind}`;
  link.click();
}

async function pixels(source: string): Promise<string> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}

// The map with its styles written into it, as no style sheet goes along.
function copied(map: SVGSVGElement): string {
  const copy = map.cloneNode(true) as SVGSVGElement;
  const parts = [map, ...map.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((one, at) => {
    const style = getComputedStyle(parts[at]!);
    one.removeAttribute('style'); // what it says in the page's own variables
    // Property by property: an attribute of styles would be against the page's own policy.
    STYLES.forEach((key) => (one as SVGElement).style.setProperty(key, style.getPropertyValue(key)));
  });
  copy.querySelectorAll('foreignObject, image').forEach((one) => one.remove());
  copy.setAttribute('x', '20');
  copy.setAttribute('y', '20');
  copy.setAttribute('width', `${MAP}`);
  copy.setAttribute('height', `${HEIGHT - 40}`);
  return new XMLSerializer().serializeToString(copy);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
