/**
 * The brand (`content/facts/brand.yaml`) in the style sheet of the tokens. Its colours also for places without a style
 * sheet: the web app manifest, the browser's own bars, mails.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { channels, luminance } from '#encoding/colour.ts';
import type { HeroColours } from '#photos/veil.ts';
import { readBrand } from './content/read-brand.ts';

const TOKENS = path.join(import.meta.dirname, '../app/styles/tokens.css');

/** Letter spacing of large headings: that of the design's font is narrow, and would join the words of many others. */
const TIGHT = { designed: '-0.035em', own: '-0.015em' };

/**
 * The style sheet with the company's colours in place of `brand(…)`, and the letter spacing that fits its headings.
 * @throws {Error} when it names a colour that the brand does not have
 */
export function withBrand(styles: string): string {
  const { colours, fonts } = readBrand();
  const named = (name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`content/facts/brand.yaml has no colour ${name}`);
    return colour;
  };
  return styles
    .replace(/\bbrand\(([\w-]+)\)/g, (_, name: string) => named(name))
    .replace(/\bbrand-channels\(([\w-]+)\)/g, (_, name: string) => channels(named(name)).join(' '))
    .replace(/\bbrand-tight\(\)/g, fonts?.headings ? TIGHT.own : TIGHT.designed);
}

/** All colours of the palette, by name. */
export const tokenColours = (): Record<string, string> => readBrand().colours;

/**
 * A colour of the palette: `#` and six digits.
 * @throws {Error} when the palette has no colour of that name
 */
export function tokenColour(name: string): string {
  const colour = tokenColours()[name];
  if (!colour) throw new Error(`site/app/styles/tokens.css has no colour --${name}`);
  return colour;
}

const brightness = (colour: string) => luminance(channels(colour));

/** The brightness between the two kinds of skies. */
const TWILIGHT = 0.2;

/** The colours of heroes with dark words (`ink`) or light ones (`cream`): the sky is that of the screen where they have the least contrast. */
export function heroColours(words: 'ink' | 'cream'): HeroColours {
  const colours = tokenColours();
  const names = readFileSync(TOKENS, 'utf8').matchAll(/--key-sky: (?:brand\(|var\(--)([\w-]+)\);/g);
  const skies = Array.from(names, ([, name = '']) => colours[name])
    .filter((colour) => colour !== undefined)
    .filter((colour) => brightness(colour) > TWILIGHT === (words === 'ink'))
    .sort((a, b) => brightness(a) - brightness(b));
  const sky = words === 'ink' ? skies[0] : skies.at(-1);
  if (!sky) throw new Error(`site/app/styles/tokens.css has no --key-sky for words in ${words}`);
  return { words: tokenColour(words), sky };
}
