import { describe, expect, it } from 'vitest';
import { checkSize, cutFor } from './cut.ts';

const MIDDLE = { x: 50, y: 50 };
const hero = { name: 'the wide cut of a hero', width: 1920, height: 1080, subject: MIDDLE };

describe('the cut of a photograph', () => {
  const photo = { width: 4000, height: 3000 };

  it('has the shape of its place and is as large as possible', () => {
    expect(cutFor(photo, hero, MIDDLE)).toEqual({ width: 4000, height: 2250, left: 0, top: 375 });
  });

  it('has its focal point where the place wants it', () => {
    const tall = { width: 300, height: 600, subject: { x: 50, y: 50 } };
    expect(cutFor(photo, tall, { x: 60, y: 50 })).toMatchObject({ width: 1500, left: 1650 });
  });

  it('never reaches beyond the photograph', () => {
    for (const x of [0, 100])
      for (const y of [0, 100]) {
        const { left, top, width, height } = cutFor(photo, hero, { x, y });
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(photo.width);
        expect(top + height).toBeLessThanOrEqual(photo.height);
      }
  });
});

describe('a photograph for a hero', () => {
  it('that is too small is refused, and the message names a size that is enough', () => {
    expect(() => checkSize({ width: 800, height: 600 }, hero)).toThrow(
      'expected at least 1,920 × 1,080 px for the wide cut of a hero; this is 800 × 600 px',
    );
  });

  it('of which nearly all would be cut off is refused', () => {
    expect(() => checkSize({ width: 2000, height: 4500 }, hero)).toThrow(
      'expected another shape: only 25 % of its 2,000 × 4,500 px are left in the wide cut of a hero',
    );
  });

  it('of which little is left gets a warning; others get none', () => {
    expect(checkSize({ width: 2000, height: 3300 }, hero)).toMatch(/^only 34 % of its/);
    expect(checkSize({ width: 4000, height: 3000 }, hero)).toBeUndefined();
  });
});
