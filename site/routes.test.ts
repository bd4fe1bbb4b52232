import { describe, expect, it } from 'vitest';
import { parentOf } from './routes.ts';

describe('the page above', () => {
  it.each([
    ['/news/record-coffee-harvest', '/news'],
    ['/news/page/2', '/news'],
    ['/news/category/coffee', '/news'],
    ['/news/category/coffee/page/2', '/news'],
    ['/services/tea/tea-export', '/business/tea'],
    ['/services/coffee/harvest-support', '/business/coffee'],
    ['/services/agric-inputs/certified-seed', '/business/agric-inputs'],
    ['/services/fertilizers/soil-testing', '/business/fertilizer'],
    ['/business/fertilizer/page/2', '/business/fertilizer'],
    ['/business/fertilizer/soil-card', '/business/fertilizer'],
    ['/business/coffee/buyers', '/business/coffee'],
    ['/farm/planner', '/farm'],
    ['/where-to-buy', '/farm'],
  ])('%s is %s', (path, parent) => {
    expect(parentOf(path)).toBe(parent);
  });

  it.each([
    '/',
    '/news',
    '/newspaper',
    '/news/record-coffee-harvest/more',
    '/services/tea/tea-export/more',
    '/services/maize/seed',
    '/business/maize/page/2',
    '/business/tea',
    '/services/constructor/x',
    '/about',
    '/farm',
    '/legal/terms',
  ])('%s is none', (path) => {
    expect(parentOf(path)).toBeUndefined();
  });
});
