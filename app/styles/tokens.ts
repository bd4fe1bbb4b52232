/** Colours of the design where no style sheet reaches: the web app manifest, the browser's own bars, mails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A colour of the palette, as `app/styles/tokens.css` writes it: `#` and six digits.
 * @throws {Error} when the palette has no colour of that name
 */
export function tokenColour(name: string): string {
  const styles = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(styles) ?? [];
  if (!colour) throw new Error(`app/styles/tokens.css has no colour --${name}`);
  return colour;
}
