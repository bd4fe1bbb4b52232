import { describe, expect, it } from 'vitest';
import { Art } from './canvas.ts';
import { assertWithinFrame } from './frame.ts';
import { rect } from './geometry.ts';

const BLUE = '#0000ff';

describe('a drawing of 200 × 100', () => {
  it('may reach past its edges, and fill the space that a tall crop shows above its stage', () => {
    const art = new Art(200, 100);
    art.path(rect(-900, -900, 2000, 2000), BLUE);
    art.at(250, 50, 1, () => art.path(rect(0, 0, 10, 10), BLUE));
    expect(() => assertWithinFrame(art)).not.toThrow();
    const tall = new Art(200, 100, 1, { left: 50, top: -300, width: 100, height: 400 });
    tall.path(rect(60, -290, 10, 10), BLUE);
    expect(() => assertWithinFrame(tall)).not.toThrow();
  });

  it('has no shape that a group has moved outside', () => {
    const art = new Art(200, 100);
    art.at(100, 0, 2, () => art.at(110, 0, 1, () => art.path(rect(0, 0, 10, 10), BLUE)));
    expect(() => assertWithinFrame(art)).toThrow(
      'draws outside its frame (0, 0 to 200, 100): a shape at 320, 0 to 340, 20',
    );
  });

  it('has no shape with a missing number', () => {
    const art = new Art(200, 100);
    art.path(`M0 ${Math.sqrt(-1)}L10 10Z`, BLUE);
    expect(() => assertWithinFrame(art)).toThrow('has a shape with a missing number: M0 NaN');
  });
});
