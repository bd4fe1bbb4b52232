import { describe, expect, it } from 'vitest';
import { tokenColour } from './tokens.ts';

describe('a colour of the palette', () => {
  it('is the one that the style sheet writes', () => {
    expect(tokenColour('white')).toBe('#ffffff');
  });

  it.each(['nothing', 'space-1', 'text'])('is not --%s', (name) => {
    expect(() => tokenColour(name)).toThrow(`site/app/styles/tokens.css has no colour --${name}`);
  });
});
