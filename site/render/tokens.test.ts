import { describe, expect, it } from 'vitest';
import { tokenColour, withColours } from './tokens.ts';

describe('a colour of the palette', () => {
  it('is the same as in the style sheet', () => {
    expect(tokenColour('white')).toBe('#ffffff');
  });

  it.each(['nothing', 'space-1', 'text'])('is not --%s', (name) => {
    expect(() => tokenColour(name)).toThrow(`site/app/styles/tokens.css has no colour --${name}`);
  });
});

describe('a style sheet', () => {
  it('gets the colours of the brand', () => {
    expect(withColours('a { --a: brand(white); --b: rgb(brand-channels(white) / 5%) }')).toBe(
      'a { --a: #ffffff; --b: rgb(255 255 255 / 5%) }',
    );
  });

  it('is refused if it names a colour that the brand does not have', () => {
    expect(() => withColours('--a: brand(pink)')).toThrow('brand.yaml has no colour pink');
  });
});
