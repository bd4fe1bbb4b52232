import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { findExcessBytes } from './weight.ts';

const pictureOf = (name: string) => {
  const picture = CATALOGUE[name];
  if (!picture) throw new Error(`no picture ${name}`);
  return picture;
};

describe('findExcessBytes', () => {
  it('reports the widest file of a picture that is too heavy', () => {
    expect(findExcessBytes(pictureOf('news-record-coffee-harvest'), { '960.avif': 30_001 })).toBe(
      'weighs 30001 bytes as 960.avif, at most 30000: draw fewer details or less stipple',
    );
  });

  it('allows a tall hero less than a wide one', () => {
    expect(findExcessBytes(pictureOf('hero-tea-tall'), { '800.avif': 60_000 })).toBeDefined();
    expect(findExcessBytes(pictureOf('hero-tea'), { '1920.avif': 60_000 })).toBeUndefined();
  });

  it('checks the JPEG of a share picture', () => {
    expect(findExcessBytes(pictureOf('site-share'), { '1200.jpg': 90_000 })).toMatch(/1200\.jpg/);
  });
});
