import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"/g)].map(
  ([, id]) => id,
);

it('the sprite has exactly these symbols: run `npm run icons` if not', () => {
  expect(symbols).toEqual([...ICON_NAMES]);
  expect(sprite.match(/<symbol/g)).toHaveLength(ICON_NAMES.length);
});

it('the sprite draws something in every symbol', () => {
  expect(sprite.match(/<path d="M[^"]{6,}"\/><\/symbol>/g)).toHaveLength(ICON_NAMES.length);
});
