/**
 * `npm run icons`: makes `site/app/components/icon/icons.svg`, one sprite of all icons, from the npm package
 * lucide-static and the drawings below. The sprite is committed, so a build does not need this program. Run it after a
 * change here or an update of the package, and commit the sprite.
 *
 * Symbols have shapes only. Line, width and caps stand once in `icon.module.css`, and the symbols inherit them. A style
 * on the root of the sprite would not reach a symbol that `<use>` copies.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import svgpath from 'svgpath';
import { ICON_NAMES, type IconName } from '#app/components/icon/icon-names.ts';

/** A shape of a Lucide icon: tag and attributes. */
type Shape = [tag: string, attributes: Record<string, string>];

const SPRITE = new URL('../app/components/icon/icons.svg', import.meta.url);

/** The largest size of the file, in bytes. */
const BUDGET = 9200;

/** Both licences of Lucide require this notice in every copy of its shapes. */
const NOTICE = '<!--(c) 2026 Lucide Icons and Contributors, ISC; (c) 2013 Cole Bemis, MIT-->';

/** Path data of a circle. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** Path data of a line so short that its round caps make a dot. */
const dot = (x: number, y: number) => `M${x} ${y}h.01`;

/** Path data of a rectangle with round corners. */
function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `H${x + r}${corner(-r, -r)}V${y + r}${corner(r, -r)}`
  );
}

/** Icons that Lucide does not have. They are drawn on the 24 unit grid with 2 units of margin. */
const DRAWN = {
  // A bulb whose filament is a seedling.
  innovation:
    'M15.5 16.5c.2-1.3.8-2.2 1.6-3A7.2 7.2 0 1 0 6.9 13.5c.8.8 1.4 1.7 1.6 3M9.5 19.5h5M11 22h2' +
    'M12 16.5v-5c0-2.3 1.3-3.7 3.6-3.7 0 2.3-1.3 3.7-3.6 3.7M12 13c0-2-1.2-3.2-3.2-3.2 0 2 1.2 3.2 3.2 3.2',
  // An open hand that carries a seedling; the hand is that of Lucide's hand-heart.
  sustainability:
    'M11 14h2a2 2 0 0 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 16M2 15l6 6' +
    'M7 20l1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a1 1 0 0 0-2.75-2.91L15.5 13' +
    'M13.5 10V6.5c0-2.8 1.7-4.5 5-4.5 0 2.8-1.7 4.5-5 4.5M13.5 7.5C13.5 5.2 12 4 9 4c0 2.2 1.5 3.5 4.5 3.5',
  // A flag on the summit, which is what `kilele` means; wide and jagged like Mount Kenya.
  excellence: 'M2 21l6.5-8.5 1.5 1L12 9l2 4.5 1.5-1L22 21ZM12 9V2l5 2-5 2',
  // Two leaves and a bud, the part of tea that is plucked.
  leaf:
    'M12 12.5c-2.3-3-2.3-6.5 0-10 2.3 3.5 2.3 7 0 10V22' +
    'M12 18c-5.5.3-9-2.8-9.5-9C8 9.2 11.5 12.3 12 18c.5-5.7 4-8.8 9.5-9-.5 6.2-4 9.3-9.5 9',
  // A seed with its first leaf above and its first root below.
  seed:
    'M4.8 18a6.5 5-40 0 1 9.9-8.4A6.5 5-40 0 1 4.8 18c-1.1 1-1.6 2.2-1.6 4M7.7 15.3c.3-1.6 1.4-2.6 3-2.9' +
    'M14.7 9.6c.9-1 1.3-1.8 1.3-2.6C16 4 18 2 22 2c0 3.6-2.2 5.4-6 5',
  // A section of the ground, with a plant above and stones below.
  soil:
    'M2 10h20M12 10V6c0-2.5 1.7-4 5-4 0 2.5-1.7 4-5 4M12 7.5C12 5.3 10.5 4 7.5 4c0 2.2 1.5 3.5 4.5 3.5' +
    'M2 14.5q5-2.5 10 0t10 0' +
    dot(5.5, 19) +
    dot(10.5, 21.5) +
    dot(14.5, 18.5) +
    dot(19, 21),
  // A woven sack sewn shut, as fertilizer and seed come, with a leaf printed on it.
  sack:
    'M6 6.5C5.5 4.7 4.5 4 3 4c1.5-1.5 3.5-2 5-1h8c1.5-1 3.5-.5 5 1-1.5 0-2.5.7-3 2.5 1.7 4.5 2 8.7 1 13.5-.2 1.2-1 2-2.2 2H7.2C6 22 5.2 21.2 5 20c-1-4.8-.7-9 1-13.5h12' +
    'M9 18c-.8-3.5 1.2-5.5 6-5.5 0 4.8-2.2 6.5-6 5.5',
  // Coffee: ripe cherries on the branch, one showing its bean.
  cherry:
    'M2 3c4 0 7 1.5 9 4.5M11 7.5C12 3.5 15.5 1.7 22 2c-.7 5-4.5 7-11 5.5L8.5 11M11 7.5l4 4.5' +
    circle(7, 15.5, 4.5) +
    'M6.7 13c1.6 1.6-1 3.4.5 5' +
    circle(17, 16.5, 4.5),
  // The crops of the maps' regions: a cob in its husk, a pod, an ear of rice.
  maize:
    'M8.5 13C7 8 9 3.5 12 2c3 1.5 5 6 3.5 11M12 22c-5.5-1.5-8-6-7-11 3.5 1.5 6.5 5.5 7 11 .5-5.5 3.5-9.5 7-11 1 5-1.5 9.5-7 11' +
    'M10.5 6h3M10 9.5h4',
  cocoa: 'M12 2v3c6 1.5 7 11 0 17C5 16 6 6.5 12 5c-2.5 4.5-2.5 12 0 17 2.5-5 2.5-12.5 0-17',
  rice:
    'M4 22C5.5 14 10 7 20 3M7 13c-2.5-1.5-3-4-2-6.5 2.5 1.2 3 4 2 6.5M11 8.5c-1.7-2-1.7-4.5 0-6.5 2 1.7 2 4.5 0 6.5' +
    'M7.5 14c2.2-1.4 4.800-1.2 6.5.5-2 1.7-4.7 1.5-6.5-.5M11.5 9c2-1.5 4.600-1.4 6.5.3-2 1.7-4.7 1.600-6.5-.3',
  // The hanging scale of a buying centre.
  scale: 'M12 3.5V2' + circle(12, 10, 6.5) + 'M12 10l2.5-2.8M12 16.5v1A2.2 2.2 0 1 1 9.8 19.7',
  // Containers on deck.
  ship: 'M4 12V7.5h11M9.5 7.5V12M15 12V3h4.5v9M4.5 18.5C3 17 2 15 2 12h20c0 2.7-.5 4.7-1.8 6.5M2 21q2.5-2 5 0t5 0 5 0 5 0',
  sparkle:
    'M11 3c.8 6 3 8.2 9 9-6 .8-8.2 3-9 9-.8-6-3-8.2-9-9 6-.8 8.2-3 9-9ZM20 2v4M22 4h-4' +
    circle(4, 20, 2),
  star: 'M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8Z',
  // Only letters: they already have a ring around them.
  linkedin: 'M5 10v9' + dot(5, 5.5) + 'M10.5 10v9v-4.75a4.25 4.25 0 0 1 8.5 0V19',
  twitter: 'M4 4h4l12 16h-4ZM4 20l6.7-7M13.3 11 20 4',
  facebook: 'M16.5 3H15a4 4 0 0 0-4 4v14M7 11.5h8.5',
  instagram: roundedRect(3, 3, 18, 18, 5) + circle(12, 12, 4) + dot(17, 7),
  // A speech bubble with lines of writing: an SMS.
  message: 'M4 4h16v12h-9l-5 4.5V16H4ZM8 8.5h8M8 12h5',
  whatsapp: 'M3 21l1.5-4.8A9.5 9.5 0 1 1 8 19.7ZM8.8 8c-.9 1-.2 3.3 1.7 5.3s4.4 2.7 5.5 1.7',
} satisfies Partial<Record<IconName, string>>;

/** The other icons, each with the name of its icon in Lucide. */
const LUCIDE: Record<Exclude<IconName, keyof typeof DRAWN>, string> = {
  quality: 'badge-check',
  integrity: 'scale',
  partnership: 'heart-handshake',
  cup: 'coffee',
  globe: 'globe',
  handshake: 'handshake',
  tree: 'tree-deciduous',
  chart: 'chart-column-increasing',
  search: 'search',
  gear: 'settings',
  clipboard: 'clipboard-check',
  coins: 'coins',
  sprout: 'sprout',
  shield: 'shield-check',
  bolt: 'zap',
  people: 'users-round',
  clock: 'clock',
  pin: 'map-pin',
  phone: 'phone',
  mail: 'mail',
  eye: 'eye',
  compass: 'compass',
  glass: 'cup-soda',
  'chevron-down': 'chevron-down',
  'arrow-right': 'arrow-right',
  'arrow-left': 'arrow-left',
  link: 'link',
};

/** The only icon that is filled: five of them in a row are a rating. */
const FILLED: IconName = 'star';

/** Any shape as path data. */
function toPath([tag, attributes]: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path' && attributes.d) return attributes.d;
  if (tag === 'circle') return circle(number('cx'), number('cy'), number('r'));
  if (tag === 'line') {
    const [x, y] = [number('x1'), number('y1')];
    return `M${x} ${y}l${number('x2') - x} ${number('y2') - y}`;
  }
  if (tag === 'rect') {
    return roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  }
  throw new Error(`Lucide has an icon with <${tag}>, which toPath cannot read: add a rule for it`);
}

/** The same path with two decimals, a hundredth of the grid's unit, in as few characters as its commands take. */
const minify = (path: string) => svgpath(path).round(2).toString();

const require = createRequire(import.meta.url);
const nodes = JSON.parse(
  await readFile(require.resolve('lucide-static/icon-nodes.json'), 'utf8'),
) as Record<string, Shape[]>;

function pathOf(name: IconName): string {
  if (name in DRAWN) return minify(DRAWN[name as keyof typeof DRAWN]);
  const icon = LUCIDE[name as keyof typeof LUCIDE];
  const shapes = nodes[icon];
  if (!shapes) throw new Error(`Lucide has no icon "${icon}": choose another for "${name}"`);
  return shapes.map((shape) => minify(toPath(shape))).join('');
}

const symbols = ICON_NAMES.map((name) => {
  const fill = name === FILLED ? ' fill="currentColor"' : '';
  return `<symbol id="${name}" viewBox="0 0 24 24"${fill}><path d="${pathOf(name)}"/></symbol>`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${NOTICE}${symbols.join('')}</svg>\n`;
if (sprite.length > BUDGET) {
  throw new Error(`The sprite has ${sprite.length} bytes; at most ${BUDGET} are allowed`);
}
await writeFile(SPRITE, sprite);
console.log(`${symbols.length} icons, ${sprite.length} bytes`);
