import { expect, it } from 'vitest';
import { bars, spanText, stepBefore, thirdOf, workOf } from './span-text.ts';

const words = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  thirds: { early: 'early {month}', middle: 'mid {month}', late: 'late {month}' },
  span: '{from} to {to}',
};

it.each([
  ['01-01', 0],
  ['01-10', 0],
  ['01-11', 1],
  ['01-21', 2],
  ['01-31', 2],
  ['12-31', 35],
])('%s lies in third %d of the year', (day, third) => {
  expect(thirdOf(day)).toBe(third);
});

it('a period is said in thirds of months', () => {
  expect(spanText(['03-15', '04-10'], words)).toBe('mid Mar to early Apr');
  expect(spanText(['03-12', '03-20'], words)).toBe('mid Mar');
});

it('a period has one bar in a year, or two when it goes on into the next', () => {
  expect(bars(['03-15', '04-10'])).toEqual([{ start: 7, length: 3 }]);
  expect(bars(['12-20', '01-10'])).toEqual([
    { start: 34, length: 2 },
    { start: 0, length: 1 },
  ]);
});

const row = { plant: ['10-10', '11-05'], harvest: ['12-20', '01-31'] } as const;

it.each([
  ['10-10', 'plant', 0],
  ['11-09', 'plant', 0],
  ['11-11', 'harvest', 3],
  ['12-31', 'harvest', 0],
  ['01-31', 'harvest', 0],
  ['02-01', 'plant', 24],
  ['09-30', 'plant', 1],
])('the work of a day on %s is to %s, after %d thirds of a month', (day, step, wait) => {
  expect(workOf(row, thirdOf(day))).toMatchObject([{ step, wait }]);
});

it('the work of a day is all of which the weeks are these', () => {
  const both = { feed: ['10-10', '11-30'], harvest: ['10-01', '12-20'] } as const;
  expect(workOf(both, thirdOf('11-29'))).toMatchObject([{ step: 'feed' }, { step: 'harvest' }]);
  expect(workOf(both, thirdOf('12-05'))).toMatchObject([{ step: 'harvest' }]);
});

it('the work of a day comes after the one that ended last', () => {
  expect(stepBefore(row, thirdOf('11-15'))?.step).toBe('plant');
  expect(stepBefore(row, thirdOf('02-15'))?.step).toBe('harvest');
  expect(stepBefore({}, 0)).toBeUndefined();
});

it('the work of a day is nothing where nothing is known', () => {
  expect(workOf({}, 0)).toEqual([]);
});
