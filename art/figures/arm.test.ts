import { expect, it } from 'vitest';
import { Art } from '../drawing/canvas.ts';
import { drawPerson } from './person.ts';
import type { Arm } from './pose.ts';

it('refuses a figure whose arm lacks a joint', () => {
  const withoutHand = [[40, -200]] as unknown as Arm;
  const draw = () => {
    drawPerson(new Art(200, 400), 100, 380, 1, { top: '#a63d22' }, { near: withoutHand });
  };
  expect(draw).toThrow('has a figure whose arm lacks the joint «hand»');
});
