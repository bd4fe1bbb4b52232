import { expect, it } from 'vitest';
import { placeSpans } from './year-spans.ts';

it('placeSpans counts the first and the last month, over the end of the year too', () => {
  expect(placeSpans([[3, 4]])).toEqual([{ start: 2, length: 2, track: 0 }]);
  expect(placeSpans([[6, 6]])).toEqual([{ start: 5, length: 1, track: 0 }]);
  expect(placeSpans([[12, 4]])).toEqual([{ start: 11, length: 5, track: 0 }]);
});

it('placeSpans keeps spans that do not meet on one track', () => {
  expect(
    placeSpans([
      [1, 2],
      [3, 4],
      [10, 12],
    ]).map(({ track }) => track),
  ).toEqual([0, 0, 0]);
});

it('placeSpans moves a span inwards until no month is shared, over the end of the year too', () => {
  const year = placeSpans([
    [1, 3],
    [3, 5],
    [5, 7],
    [11, 1],
    [12, 4],
  ]);
  expect(year.map(({ track }) => track)).toEqual([0, 1, 0, 1, 2]);
});
