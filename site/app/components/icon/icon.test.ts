import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"/g)].map(
  ([, id]) => id,
);
const socials = ['linkedin', 'twitter', 'facebook', 'instagram', 'whatsapp'];

describe('icons', () => {
  it('has each name once', () => {
    expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length);
  });

  it('draws the networks that content may link to', () => {
    expect(ICON_NAMES).toEqual(expect.arrayContaining(socials));
  });

  it('finds exactly these symbols in the sprite: run `npm run icons` if not', () => {
    expect(symbols).toEqual([...ICON_NAMES]);
    expect(sprite.match(/<symbol/g)).toHaveLength(ICON_NAMES.length);
  });

  it('leaves colour and line to the style sheet, except for the filled star', () => {
    expect(sprite).not.toMatch(/stroke|class=|style/);
    expect(sprite.match(/ fill=/g)).toHaveLength(1);
    expect(sprite).toContain('<symbol id="star" viewBox="0 0 24 24" fill="currentColor">');
  });

  it('draws something in every symbol', () => {
    expect(sprite.match(/<path d="M[^"]{6,}"\/><\/symbol>/g)).toHaveLength(ICON_NAMES.length);
  });
});
