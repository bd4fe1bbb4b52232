import { describe, expect, it } from 'vitest';
import { findTextFaults } from './texts.ts';

const texts = { 'hero-a': 'A tractor on a red road, Mount Kenya behind', 'hero-b': 'A red road' };

describe('findTextFaults', () => {
  it('accepts a text that tells what the picture shows', () => {
    expect(findTextFaults('hero-a', new Set(['a tractor', 'Mount Kenya'] as const), texts)).toEqual(
      [],
    );
  });

  it('names a thing that is told and not drawn', () => {
    expect(findTextFaults('hero-a', new Set(['Mount Kenya'] as const), texts)).toEqual([
      `hero-a does not show a tractor, of which its text in content/en/pictures.yaml tells: «${texts['hero-a']}»`,
    ]);
  });

  it('names a main thing that is drawn and not told, and lets others be', () => {
    expect(findTextFaults('hero-b-tall', new Set(['a tractor', 'stars'] as const), texts)).toEqual([
      'hero-b-tall shows a tractor, of which its text in content/en/pictures.yaml does not tell: «A red road»',
    ]);
  });

  it('names a picture without a text', () => {
    expect(findTextFaults('news-c', new Set(), texts)).toEqual([
      'news-c has no alternative text news-c in content/en/pictures.yaml',
    ]);
  });

  it('expects nothing of a picture that only decorates', () => {
    expect(findTextFaults('site-d', new Set(['rain'] as const), { 'site-d': '' })).toEqual([]);
  });
});
