import { expect, it } from 'vitest';
import { contrast, nearestColour } from './colour.ts';

// Known values of WCAG 2: the extremes, and the darkest grey that fails as text on white.
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d, either way', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
  expect(contrast(b, a)).toBeCloseTo(ratio, 2);
});

it('the nearest colour that passes is darker or lighter, as little as needed', () => {
  const onWhite = (colour: string) => contrast(colour, '#ffffff') >= 4.5;
  expect(nearestColour('#8a958e', onWhite)).toBe('#6e7772');
  expect(onWhite('#707973')).toBe(false);
  expect(nearestColour('#8a958e', () => false)).toBeUndefined();
});
