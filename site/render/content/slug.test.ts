import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Coffee', 'coffee'],
  ['Inputs and Fertilizer', 'inputs-and-fertilizer'],
  ['Soil & water!', 'soil-water'],
  ['Café', 'cafe'],
  ['2024', '2024'],
  ['茶', ''],
])('%s stands in an address as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
