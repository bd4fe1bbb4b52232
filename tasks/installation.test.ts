import { expect, it } from 'vitest';
import { isNodeEnough } from './installation.mjs';

it.each([
  ['18.20.1', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.5.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is enough: %s', (version, isEnough) => {
  expect(isNodeEnough(version)).toBe(isEnough);
});
