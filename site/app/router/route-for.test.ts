import { expect, it } from 'vitest';
import { parentOf } from './route-for.ts';

it.each([
  ['/news/record-coffee-harvest', '/news'],
  ['/news/category/coffee/page/2', '/news'],
  ['/services/tea/tea-export', '/business/tea'],
  ['/services/fertilizers/soil-testing', '/business/fertilizer'],
  ['/business/fertilizer/page/2', '/business/fertilizer'],
  ['/business/coffee/buyers', '/buyers'],
  ['/farm/planner', '/farm'],
  ['/where-to-buy', '/farm'],
  ['/', undefined],
  ['/news', undefined],
  ['/newspaper', undefined],
  ['/services/tea/tea-export/more', undefined],
  ['/services/constructor/x', undefined],
  ['/business/maize/page/2', undefined],
  ['/farm', undefined],
  ['/legal/terms', undefined],
])('the page above %s is %s', (path, parent) => {
  expect(parentOf(path)).toBe(parent);
});
