import { describe, expect, it } from 'vitest';
import { pointsOf } from './geometry.ts';

describe('pointsOf', () => {
  it('reads points as SVG writes them', () => {
    expect(pointsOf('0,-88.5 -30,124')).toEqual([
      [0, -88.5],
      [-30, 124],
    ]);
  });

  it.each(['0,1 2', '0,1 2,', '0,1  2,3', '0,1 2,3,4', '0,1 2,x'])('refuses «%s»', (list) => {
    expect(() => pointsOf(list)).toThrow('is not a point');
  });
});
