/** Colours of the palette for places without a style sheet: the web app manifest, the browser's own bars, mails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** All colours of the palette, by name. */
export function tokenColours(): Record<string, string> {
  const styles = readFileSync(path.join(import.meta.dirname, '../app/styles/tokens.css'), 'utf8');
  const colours = Array.from(styles.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g));
  return Object.fromEntries(colours.map(([, name = '', colour = '']) => [name, colour]));
}

/**
 * A colour of the palette, as `app/styles/tokens.css` writes it: `#` and six digits.
 * @throws {Error} when the palette has no colour of that name
 */
export function tokenColour(name: string): string {
  const colour = tokenColours()[name];
  if (!colour) throw new Error(`site/app/styles/tokens.css has no colour --${name}`);
  return colour;
}
